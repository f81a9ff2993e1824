import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Samples that come in any order, given back in theirs, in constant memory: sorted runs on disk, merged at the end.
///
/// One file without a name, so nothing stays behind however the import ends; none at all for a small export.
final class SampleSpool {
    private let directory: URL
    private let capacity: Int
    private var buffer: [HealthSample] = []
    private var descriptor: Int32 = -1
    /// Samples of each run, one run after the other.
    private var runs: [Int] = []

    init(in directory: URL, capacity: Int = 200_000) {
        self.directory = directory
        self.capacity = capacity
        buffer.reserveCapacity(min(capacity, 50_000))
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// - Throws: `ImportError.diskFull`, `.unreadable`
    func add(_ sample: HealthSample) throws {
        buffer.append(sample)
        if buffer.count >= capacity { try flush() }
    }

    /// Calls `body` with each sample in order; of a record that was written twice only once.
    ///
    /// - Parameter repeated: told of each further copy
    func forEach(repeated: (HealthSample) -> Void, _ body: (HealthSample) throws -> Void) throws {
        var last: HealthSample?
        func give(_ sample: HealthSample) throws {
            if let last, sample.repeats(last) {
                repeated(sample)
            } else {
                last = sample
                try body(sample)
            }
        }
        if runs.isEmpty {
            sort()
            for sample in buffer { try give(sample) }
            return
        }
        try flush()
        buffer = []
        var start = 0
        var heads: [Run] = []
        for count in runs {
            let run = Run(descriptor, start..<start + count)
            if try run.advance() { heads.append(run) }
            start += count
        }
        // The least comes last. Runs hardly overlap, so the next sample is nearly always of the same run.
        heads.sort { HealthSample.precedes($1.head, $0.head) }
        while let run = heads.popLast() {
            while true {
                try give(run.head)
                guard try run.advance() else { break }
                if let next = heads.last, HealthSample.precedes(next.head, run.head) {
                    let place = heads.firstIndex { HealthSample.precedes($0.head, run.head) } ?? heads.count
                    heads.insert(run, at: place)
                    break
                }
            }
        }
    }

    private func sort() {
        for (sample, next) in zip(buffer, buffer.dropFirst()) where HealthSample.precedes(next, sample) {
            buffer.sort(by: HealthSample.precedes)
            return
        }
    }

    private func flush() throws {
        guard !buffer.isEmpty else { return }
        sort()
        if descriptor < 0 {
            var path = Array(directory.appending(path: "samples.spool-XXXXXX").path.utf8CString)
            descriptor = mkstemp(&path)
            guard descriptor >= 0 else { throw Self.error(errno) }
            unlink(path)
        }
        try buffer.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let got = write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
                if got < 0, errno == EINTR { continue }
                guard got > 0 else { throw Self.error(errno) }
                written += got
            }
        }
        runs.append(buffer.count)
        buffer.removeAll(keepingCapacity: true)
    }

    fileprivate static func error(_ code: Int32) -> ImportError {
        code == ENOSPC || code == EDQUOT ? .diskFull : .unreadable
    }
}

/// A sorted run of the file, read a piece at a time.
private final class Run {
    private(set) var head = HealthSample(
        start: 0, value: 0, created: 0, length: 0, offset: 0, endOffset: 0, source: 0, zone: 0, kind: 0, stage: 0)
    private let descriptor: Int32
    private var rest: Range<Int>
    private var piece: [HealthSample] = []
    private var position = 0

    init(_ descriptor: Int32, _ range: Range<Int>) {
        self.descriptor = descriptor
        rest = range
    }

    /// - Returns: false at its end
    func advance() throws -> Bool {
        if position == piece.count {
            guard !rest.isEmpty else { return false }
            try fill()
        }
        head = piece[position]
        position += 1
        return true
    }

    private func fill() throws {
        let count = min(rest.count, 2048)
        let size = MemoryLayout<HealthSample>.stride
        piece = try [HealthSample](unsafeUninitializedCapacity: count) { buffer, filled in
            let bytes = UnsafeMutableRawBufferPointer(buffer)
            var got = 0
            while got < count * size {
                let read = pread(
                    descriptor, bytes.baseAddress.map { $0 + got }, count * size - got,
                    off_t(rest.lowerBound * size + got))
                if read < 0, errno == EINTR { continue }
                guard read > 0 else { throw SampleSpool.error(errno) }
                got += read
            }
            filled = count
        }
        position = 0
        rest = rest.lowerBound + count..<rest.upperBound
    }
}
