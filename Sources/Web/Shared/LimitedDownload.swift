import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request to a server that nobody trusts: no redirects, no cookies, no more than so many bytes, no longer than so
/// long.
final class LimitedDownload: NSObject, URLSessionDataDelegate, Sendable {
    struct Answer: Sendable {
        var status: Int
        var body: Data
    }

    private struct State {
        var status = 0
        var body = Data()
        var waiting: CheckedContinuation<Answer?, Never>?
    }

    private let limit: Int
    private let state = Mutex(State())

    private init(limit: Int) { self.limit = limit }

    /// - Returns: `nil` when there is no whole answer within the limits.
    static func answer(to request: URLRequest, limit: Int, timeout: Duration) async -> Answer? {
        if request.url?.scheme?.lowercased() == "http" {
            return await PlainDownload.answer(to: request, limit: limit, timeout: timeout)
        }
        let download = LimitedDownload(limit: limit)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        let session = URLSession(configuration: configuration, delegate: download, delegateQueue: nil)
        let task = session.dataTask(with: request)
        let clock = Task {
            try await Task.sleep(for: timeout)
            download.finish(nil)
            task.cancel()
        }
        defer {
            clock.cancel()
            session.finishTasksAndInvalidate()
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                download.state.withLock { $0.waiting = continuation }
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
    }

    func urlSession(
        _: URLSession, task _: URLSessionTask, willPerformHTTPRedirection _: HTTPURLResponse,
        newRequest _: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) { completionHandler(nil) }

    func urlSession(
        _: URLSession, dataTask _: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        state.withLock { $0.status = status }
        completionHandler(response.expectedContentLength > Int64(limit) ? .cancel : .allow)
    }

    func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooMuch = state.withLock { state in
            guard state.body.count + data.count <= limit else { return true }
            state.body.append(data)
            return false
        }
        guard isTooMuch else { return }
        finish(nil)
        dataTask.cancel()
    }

    func urlSession(_: URLSession, task _: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let answer = state.withLock { Answer(status: $0.status, body: $0.body) }
        finish(error == nil && answer.status != 0 ? answer : nil)
    }

    /// Only the first end counts.
    private func finish(_ answer: Answer?) {
        let waiting = state.withLock { state in
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume(returning: answer)
    }
}
