import Foundation

/// What libFuzzer calls with each input; it has `main`. Which reader is told by `VITALPATH_FUZZ`, one of `Reader`.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    reader.read([UInt8](UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}

private let reader: Reader = {
    let name = ProcessInfo.processInfo.environment["VITALPATH_FUZZ"] ?? ""
    guard let reader = Reader(rawValue: name) else {
        fatalError("VITALPATH_FUZZ is one of \(Reader.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return reader
}()
