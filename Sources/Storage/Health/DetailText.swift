import Domain
import Foundation

/// Details of a day as they are stored: JSON with source ids, short, because there are many.
enum DetailText {
    enum Kind: String, CaseIterable { case sleep, workouts, steps, heartRate }

    private struct Night: Codable {
        /// Seconds after the midnight that begins the day of waking.
        var start: Int
        var end: Int
        var sources: [Record]

        struct Record: Codable {
            var source: Int
            /// Stage, start and end, again and again.
            var spans: [Int]
        }
    }

    private struct Hours: Codable {
        var source: Int
        var rivals: [Int]
        var hours: [Double?]
    }

    private struct Workout: Codable {
        var source: Int
        var rivals: [Int]
        var workout: RecordedWorkout
    }

    static func write(_ detail: RecordedDetail, id: (Int) -> Int) -> (Kind, String) {
        switch detail {
        case .sleep(let nights): (.sleep, nights.map { text($0, id) }.list)
        case .steps(let hours): (.steps, hours.map { text($0, id) }.list)
        case .heartRate(let hours): (.heartRate, hours.map { text($0, id) }.list)
        case .workouts(let workouts):
            (
                .workouts,
                workouts.map {
                    let encoder = JSONEncoder()
                    encoder.dateEncodingStrategy = .secondsSince1970
                    encoder.outputFormatting = .sortedKeys
                    let workout = Workout(
                        source: id($0.source), rivals: $0.rivals.map(id).sorted(), workout: $0.workout)
                    return (try? encoder.encode(workout)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
                }.list
            )
        }
    }

    /// Workouts with the ids of the store; none where the text is of another kind.
    static func workouts(_ text: String) -> [RecordedDetail.Workout] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        let workouts = (try? decoder.decode([Workout?].self, from: Data(text.utf8))) ?? []
        return workouts.compactMap { item in
            item.map { RecordedDetail.Workout(source: $0.source, rivals: $0.rivals, workout: $0.workout) }
        }
    }

    /// - Parameter texts: what each origin says of the day, the latest first; of what they all recorded, that of the source
    ///   that stands before the others counts
    static func read(_ texts: [String], _ kind: Kind, into day: inout DayRecording, _ sources: SourceTable) {
        func first<Item>(_ origins: [[Item]], _ ranks: (Item) -> [Int]) -> [Item] {
            origins.min { $0.flatMap(ranks).min() ?? .max < $1.flatMap(ranks).min() ?? .max } ?? []
        }
        switch kind {
        case .sleep:
            let nights = first(texts.map(nights)) { $0.candidates.map { sources.rank($0.source) } }
            day.sleep = RecordedNight.once(nights, rank: sources.rank).map {
                $0.session(rank: sources.rank, source: sources.source)
            }
        case .workouts:
            day.workouts += texts.flatMap(workouts).map { item in
                var workout = item.workout
                workout.isRepeat = item.rivals.contains { sources.rank($0) < sources.rank(item.source) }
                return workout
            }
        case .steps:
            let counted = texts.map { text in
                hours(text).filter { hours in
                    hours.rivals.allSatisfy { sources.rank(hours.source) < sources.rank($0) }
                }
            }
            let best = first(counted) { [sources.rank($0.source)] }
            guard !best.isEmpty else { return }
            day.hourlySteps = (0..<24).map { hour in
                best.reduce(0) { $0 + ($1.hours.indices.contains(hour) ? $1.hours[hour] ?? 0 : 0) }
            }
        case .heartRate:
            let all = texts.flatMap(hours)
            guard let best = all.min(by: { sources.rank($0.source) < sources.rank($1.source) }) else { return }
            day.hourlyHeartRate = best.hours
        }
    }

    /// Nights with the ids of the store; none where the text is of another kind.
    static func nights(_ text: String) -> [RecordedNight] {
        ((try? JSONDecoder().decode([Night].self, from: Data(text.utf8))) ?? []).map(night)
    }

    private static func hours(_ text: String) -> [Hours] {
        (try? JSONDecoder().decode([Hours].self, from: Data(text.utf8))) ?? []
    }

    private static func text(_ night: RecordedNight, _ id: (Int) -> Int) -> String {
        let sources = night.sources.map { record in
            let spans = record.spans.map { span in
                "\(SleepStage.allCases.firstIndex(of: span.stage) ?? 0),\(seconds(span.start)),\(seconds(span.end))"
            }
            return "{\"source\":\(id(record.source)),\"spans\":\(spans.list)}"
        }
        return "{\"start\":\(seconds(night.start)),\"end\":\(seconds(night.end)),\"sources\":\(sources.list)}"
    }

    private static func text(_ hours: RecordedDetail.Hours, _ id: (Int) -> Int) -> String {
        let values = hours.values.map { value in
            value.isNaN ? "null" : Int(exactly: value).map(String.init) ?? String(value)
        }
        let rivals = hours.rivals.map { String(id($0)) }
        return "{\"source\":\(id(hours.source)),\"rivals\":\(rivals.list),\"hours\":\(values.list)}"
    }

    private static func seconds(_ minutes: Double) -> Int { Int(exactly: (minutes * 60).rounded()) ?? 0 }

    private static func night(_ night: Night) -> RecordedNight {
        RecordedNight(
            start: Double(night.start) / 60, end: Double(night.end) / 60,
            sources: night.sources.map { record in
                RecordedNight.Record(
                    source: record.source,
                    spans: stride(from: 0, to: record.spans.count - 2, by: 3).compactMap { place in
                        let stages = SleepStage.allCases
                        guard stages.indices.contains(record.spans[place]) else { return nil }
                        return SleepSession.Span(
                            stages[record.spans[place]], from: Double(record.spans[place + 1]) / 60,
                            to: Double(record.spans[place + 2]) / 60)
                    })
            })
    }
}

extension [String] {
    /// As a JSON array of what are JSON values already.
    fileprivate var list: String { "[" + joined(separator: ",") + "]" }
}
