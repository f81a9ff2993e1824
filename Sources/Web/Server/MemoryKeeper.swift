import Foundation
import ServiceLifecycle

#if canImport(Glibc)
    import Glibc
#endif

/// Gives back to the system what a crowd, an import or an export took: glibc keeps freed memory that lies between some
/// that is used, 75 MB after 10,000 connections.
struct MemoryKeeper: NamedService {
    private static let pause = Duration.seconds(30)

    func run() async throws {
        #if canImport(Glibc)
            // Swift's Glibc has no name for it; another C library may not have it.
            typealias Trim = @convention(c) (Int) -> CInt
            guard let trim = dlsym(nil, "malloc_trim").map({ unsafeBitCast($0, to: Trim.self) }) else {
                return try await gracefulShutdown()
            }
            await cancelWhenGracefulShutdown {
                while (try? await Task.sleep(for: Self.pause, tolerance: .seconds(5))) != nil { _ = trim(0) }
            }
        #else
            try await gracefulShutdown()
        #endif
    }
}
