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
        if Database.isPresent(in: directory) {
            try check(report)
        } else {
            print("     no database yet: it is made at the first start")
        }
        if !isWell { throw ExitCode.failure }
    }
    private func check(_ report: (String, String?) -> Void) throws {
        let database: Database
        do { database = try data.open() } catch let failure as CommandFailure {
            return report("database", failure.description)
        }
        defer { try? database.close() }
        let findings = try database.integrity(full: true)
        report("database", findings.isEmpty ? nil : findings.prefix(5).joined(separator: "; "))
        for folder in database.damagedCopies {
            report(
                "log of changes",
                "\(folder.path) holds a database and its log as they were found damaged. Some of the last changes "
                    + "before that are lost: remove the folder once they are logged anew")
        }
        report("accounts: \(try database.accounts.all().count)", nil)
    }
}
