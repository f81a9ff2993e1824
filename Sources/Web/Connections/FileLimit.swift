import Foundation

/// How many files the system lets this process have; each connection is one.
enum FileLimit {
    private static let wanted: rlim_t = 4096

    /// Asks for enough: some systems begin at 256.
    ///
    /// - Returns: how many there may be now
    static func raise() -> Int {
        #if canImport(Darwin)
            let files = RLIMIT_NOFILE
        #else
            let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #endif
        var limit = rlimit()
        guard getrlimit(files, &limit) == 0 else { return 256 }
        if limit.rlim_cur < wanted {
            limit.rlim_cur = min(limit.rlim_max, wanted)
            setrlimit(files, &limit)
            getrlimit(files, &limit)
        }
        return Int(min(limit.rlim_cur, wanted))
    }
}
