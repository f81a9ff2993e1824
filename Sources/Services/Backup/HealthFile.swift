import Domain
import Foundation
import Imports
import Storage

/// What a person logged here, in forms that apps on a phone can write into Apple Health.
///
/// Nothing that was imported is in it: written back, it would count twice there.
struct HealthFile {
    let database: Database
    let owner: Account.ID
    let zone: TimeZone

    /// A row a figure, with the attribute names and types of Apple's own export.
    func csv(write: ([UInt8]) throws -> Void) throws {
        try write(Array("type,sourceName,unit,startDate,endDate,value\r\n".utf8))
        for name in HealthName.logged {
            // Apple's percentages are fractions.
            let factor = name.metric.unit == .percent ? 0.01 : name.factor
            try database.export.logged(name.metric, of: owner, zone: zone) { row in
                let moment = row.moment
                let value = Self.number(row.value * factor)
                try write(Array("\(name.type),VitalPath,\(name.unit),\(moment),\(moment),\(value)\r\n".utf8))
            }
        }
    }

    /// The form of the Health Auto Export app, which `POST /api/health/ingest` reads, too.
    func json(write: ([UInt8]) throws -> Void) throws {
        try write(Array("{\"data\":{\"metrics\":[".utf8))
        var isFirst = true
        for name in HealthName.logged {
            var isFirstRow = true
            try database.export.logged(name.metric, of: owner, zone: zone) { row in
                let head = "\(isFirst ? "" : "]},")\n{\"name\":\"\(name.name)\",\"units\":\"\(name.unit)\",\"data\":["
                let point = "{\"date\":\"\(row.moment)\",\"qty\":\(Self.number(row.value * name.factor))}"
                try write(Array((isFirstRow ? head + "\n" : ",\n").utf8) + Array(point.utf8))
                (isFirst, isFirstRow) = (false, false)
            }
        }
        try write(Array((isFirst ? "]}}\n" : "]}]}}\n").utf8))
    }

    /// To a ten-thousandth: a body fat is a fraction here.
    private static func number(_ value: Double) -> String {
        let shown = (value * 10_000).rounded() / 10_000
        return Int(exactly: shown).map(String.init) ?? String(shown)
    }
}
