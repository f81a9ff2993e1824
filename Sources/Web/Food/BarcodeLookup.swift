import Domain
import Foundation
import HTTPTypes
import Imports

/// Asks Open Food Facts for one product, for those who switched it on. Nothing but the digits is sent.
struct BarcodeLookup: Sendable {
    /// Where it is asked; tests have a server of their own.
    let service: URL

    private static let longestAnswer = 1 << 20

    /// - Returns: `nil` when the product is not known there, or not well enough.
    /// - Throws: 502 when there is no answer, or none of the kind that was asked for.
    func food(_ barcode: Barcode) async throws -> CatalogueFood? {
        let question = LimitedDownload.Question(
            url: service.appending(path: "api/v2/product/\(barcode.text).json").appending(
                queryItems: [URLQueryItem(name: "fields", value: OpenFoodFactsAnswer.fields)]),
            fields: [.userAgent: "VitalPath", .accept: "application/json"])
        let answer = await LimitedDownload.answer(to: question, limit: Self.longestAnswer, timeout: .seconds(10))
        switch answer?.status {
        case 200: return answer.flatMap { OpenFoodFactsAnswer.food($0.body) }
        case 404: return nil
        default: throw Problem(.badGateway, "problem.lookup")
        }
    }
}
