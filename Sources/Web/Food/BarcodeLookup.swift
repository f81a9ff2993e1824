import Domain
import Foundation
import HTTPTypes
import Imports

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks Open Food Facts for one product, for those who switched it on. Nothing but the digits is sent.
struct BarcodeLookup: Sendable {
    /// Where it is asked; tests have a server of their own.
    let service: URL
    private let session: URLSession

    private static let longestAnswer = 1 << 20

    init(service: URL) {
        self.service = service
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 8
        configuration.timeoutIntervalForResource = 10
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpShouldSetCookies = false
        session = URLSession(configuration: configuration, delegate: NoRedirects(), delegateQueue: nil)
    }

    /// - Returns: `nil` when the product is not known there, or not well enough.
    /// - Throws: 502 when there is no answer, or none of the kind that was asked for.
    func food(_ barcode: Barcode) async throws -> CatalogueFood? {
        var request = URLRequest(
            url: service.appending(path: "api/v2/product/\(barcode.text).json").appending(
                queryItems: [URLQueryItem(name: "fields", value: OpenFoodFactsAnswer.fields)]))
        request.setValue("VitalPath", forHTTPHeaderField: "User-Agent")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        guard let (data, response) = try? await session.data(for: request),
            let status = (response as? HTTPURLResponse)?.statusCode
        else { throw Problem(.badGateway, "problem.lookup") }
        if status == 404 { return nil }
        guard status == 200, data.count <= Self.longestAnswer else {
            throw Problem(.badGateway, "problem.lookup")
        }
        return OpenFoodFactsAnswer.food(data)
    }

    private final class NoRedirects: NSObject, URLSessionTaskDelegate {
        func urlSession(
            _: URLSession, task _: URLSessionTask, willPerformHTTPRedirection _: HTTPURLResponse,
            newRequest _: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) { completionHandler(nil) }
    }
}
