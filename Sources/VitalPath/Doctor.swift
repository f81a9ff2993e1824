import ArgumentParser
import Catalogue
import Foundation
import Storage

struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Check the installation and all of the database.")
    @OptionGroup var data: DataDirectory

    func run() throws {
        var isWell = true
        func report(_ what: String, _ finding: String?) {
            print("\(finding == nil ? "ok  " : "BAD ") \(what)\(finding.map { ": \($0)" } ?? "")")
            if finding != nil { isWell = false }
        }
        report("time zones", TimeZone(identifier: "Europe/Amsterdam") == nil ? "no zone data; install tzdata" : nil)
        report(
            "catalogue, \(FoodCatalogue.shared.count) foods",
            FoodCatalogue.shared.count < 7000 ? "foods are missing" : nil)
        let directory = data.url
        report(
            "data directory \(directory.path)",
            FileManager.default.isWritableFile(atPath: directory.path) ? nil : "not there yet, or not writable")
        if FileManager.default.fileExists(atPath: directory.appending(path: "vitalpath.db").path) {
            let database = try data.open()
            defer { try? database.close() }
            let findings = try database.integrity(full: true)
            report("database", findings.isEmpty ? nil : findings.prefix(5).joined(separator: "; "))
            report("accounts: \(try database.accounts.all().count)", nil)
        } else {
            print("     no database yet: it is made at the first start")
        }
        if !isWell { throw ExitCode.failure }
    }
}
