/// JPEG files (ITU-T T.81) without what they tell beside the picture: where, when and with what it was taken.
public enum JPEGFile {
    /// Pixels on a side.
    public static let largestSide = 8192

    /// The same picture, with only the segments that it is drawn from: no Exif, GPS, thumbnails, comments, or bytes after
    /// the end. Colour profiles stay.
    ///
    /// - Returns: `nil` for what is no whole JPEG file of a sensible size.
    public static func cleaned(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.starts(with: [0xff, Marker.start]) else { return nil }
        var result: [UInt8] = [0xff, Marker.start]
        result.reserveCapacity(bytes.count)
        var position = 2
        var hasFrame = false
        while position + 1 < bytes.count, bytes[position] == 0xff {
            let marker = bytes[position + 1]
            switch marker {
            case 0xff:  // filling
                position += 1
                continue
            case Marker.end:
                return hasFrame ? result + [0xff, Marker.end] : nil
            case 0x00, 0x01, Marker.restarts, Marker.start:
                return nil
            default: break
            }
            guard position + 4 <= bytes.count else { return nil }
            let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            let next = position + 2 + length
            guard length >= 2, next <= bytes.count else { return nil }
            let content = bytes[position + 4..<next]
            if Marker.frames.contains(marker) {
                guard !hasFrame, isSensible(frame: content) else { return nil }
                hasFrame = true
            }
            if keeps(marker, content) { result += bytes[position..<next] }
            position = next
            guard marker == Marker.scan else { continue }
            let end = endOfScan(bytes, from: position)
            result += bytes[position..<end]
            position = end
        }
        return nil
    }

    private enum Marker {
        static let start: UInt8 = 0xd8
        static let end: UInt8 = 0xd9
        static let scan: UInt8 = 0xda
        static let restarts: ClosedRange<UInt8> = 0xd0...0xd7
        static let applications: ClosedRange<UInt8> = 0xe0...0xef
        static let comment: UInt8 = 0xfe
        /// SOF0...SOF15 without the tables that lie between them.
        static let frames: Set<UInt8> = [
            0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
        ]
    }

    private static func keeps(_ marker: UInt8, _ content: ArraySlice<UInt8>) -> Bool {
        switch marker {
        case 0xe0: content.starts(with: Array("JFIF\0".utf8)) && content.count <= 14
        case 0xe2: content.starts(with: Array("ICC_PROFILE\0".utf8))
        case 0xee: content.starts(with: Array("Adobe".utf8)) && content.count <= 12
        case Marker.applications, Marker.comment: false
        default: true
        }
    }

    private static func isSensible(frame: ArraySlice<UInt8>) -> Bool {
        guard frame.count >= 6 else { return false }
        let numbers = Array(frame.prefix(6))
        let height = Int(numbers[1]) << 8 | Int(numbers[2])
        let width = Int(numbers[3]) << 8 | Int(numbers[4])
        return (1...largestSide).contains(height) && (1...largestSide).contains(width)
    }

    /// Where the marker after the coded data stands. In the data, 0xff is followed by 0 or a restart.
    private static func endOfScan(_ bytes: [UInt8], from start: Int) -> Int {
        var position = start
        while position + 1 < bytes.count {
            if bytes[position] == 0xff, bytes[position + 1] != 0, !Marker.restarts.contains(bytes[position + 1]) {
                return position
            }
            position += 1
        }
        return bytes.count
    }
}
