import Domain
import Foundation
import Storage

/// How the server does, in the text form that Prometheus reads (exposition format 0.0.4).
enum Metrics {
    static func text(
        _ requests: RequestMeter.Counts, sizes: StoreSizes, connections: Int, process: ProcessFigures, startedAt: Date
    ) -> String {
        var text = ""
        func add(_ name: String, _ kind: String, _ help: String, _ samples: [(labels: String, value: Double?)]) {
            let known = samples.compactMap { sample in sample.value.map { (sample.labels, $0) } }
            guard !known.isEmpty else { return }
            text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n"
            for (labels, value) in known { text += "\(name)\(labels) \(number(value))\n" }
        }
        func gauge(_ name: String, _ help: String, _ value: Double?) { add(name, "gauge", help, [("", value)]) }

        add("vitalpath_build_info", "gauge", "The version that runs.", [("{version=\"\(Version.text)\"}", 1)])
        add(
            "vitalpath_http_requests_total", "counter", "Requests by the class of their answer.",
            (1...5).map { ("{code=\"\($0)xx\"}", Double(requests.classes[$0])) })
        let name = "vitalpath_http_request_duration_seconds"
        text += "# HELP \(name) Time until an answer began.\n# TYPE \(name) histogram\n"
        for (bound, count) in zip(RequestMeter.bounds, requests.within) {
            text += "\(name)_bucket{le=\"\(bound)\"} \(count)\n"
        }
        text += "\(name)_bucket{le=\"+Inf\"} \(requests.all)\n"
        text += "\(name)_sum \(requests.seconds)\n\(name)_count \(requests.all)\n"
        gauge("vitalpath_connections", "Open connections.", Double(connections))
        gauge("vitalpath_accounts", "Accounts.", Double(sizes.accounts))
        gauge("vitalpath_database_bytes", "Size of the database.", Double(sizes.database))
        gauge("vitalpath_database_log_bytes", "Size of what is not yet in it.", Double(sizes.log))
        gauge("vitalpath_disk_free_bytes", "Room on its disk.", sizes.free.map(Double.init))
        gauge(
            "vitalpath_last_backup_timestamp_seconds", "When the last sound backup was made.",
            sizes.lastBackup?.timeIntervalSince1970)
        gauge("process_start_time_seconds", "When it started.", startedAt.timeIntervalSince1970)
        gauge("process_resident_memory_bytes", "Memory in use.", process.memory)
        gauge("process_open_fds", "Open files.", process.files)
        add("process_cpu_seconds_total", "counter", "Time of the processors.", [("", process.seconds)])
        return text
    }

    private static func number(_ value: Double) -> String { Int64(exactly: value).map(String.init) ?? String(value) }
}

/// What the system says of this process; `nil` where it does not.
struct ProcessFigures {
    /// Bytes
    var memory: Double?
    var files: Double?
    var seconds: Double?

    init() {
        var usage = rusage()
        // RUSAGE_SELF, which is another type on each system.
        if getrusage(0, &usage) == 0 {
            let whole = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
            seconds = whole + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
        }
        #if os(Linux)
            if let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " "),
                pages.count > 1
            {
                memory = Double(pages[1]).map { $0 * Double(sysconf(Int32(_SC_PAGESIZE))) }
            }
            files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")).map { Double($0.count) }
        #endif
    }
}
