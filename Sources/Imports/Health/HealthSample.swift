/// One record of a Health export that counts, as it is kept until all are there. No references: it goes to disk as it is.
struct HealthSample: Equatable {
    /// Seconds since 1970.
    var start: Int64
    var value: Double
    /// When it was written into the Health app; tells two equal moments apart.
    var created: Int64
    /// Seconds.
    var length: Int32
    /// Minutes that the clock is ahead of UTC, at the start and at the end.
    var offset: Int16
    var endOffset: Int16
    var source: UInt16
    /// The zone that the record names itself, 0 for none.
    var zone: UInt16
    var kind: UInt8
    /// A sleep stage or a flow, by its number.
    var stage: UInt8

    var end: Int64 { start + Int64(length) }

    /// By kind and start, the longest of those that start together first; equal records stand side by side.
    static func precedes(_ a: HealthSample, _ b: HealthSample) -> Bool {
        if a.kind != b.kind { return a.kind < b.kind }
        if a.start != b.start { return a.start < b.start }
        if a.length != b.length { return a.length > b.length }
        if a.source != b.source { return a.source < b.source }
        if a.stage != b.stage { return a.stage < b.stage }
        if a.value != b.value { return a.value < b.value }
        return a.created < b.created
    }

    /// Whether it is the same record written twice. Two moments of food that look alike are one only when they were
    /// written at the same time: people do eat the same thing twice.
    func repeats(_ other: HealthSample) -> Bool {
        kind == other.kind && start == other.start && length == other.length && source == other.source
            && stage == other.stage && value == other.value && (length > 0 || created == other.created)
    }
}
