import Foundation
import Testing

@testable import Domain

@Suite("Inquiries without words")
struct InquiryTests {
    private static let today = CivilDate("2026-11-21") ?? .first

    @Test(
        "A period is written as it is read",
        arguments: [
            "all", "days:30", "week:0", "week:-1", "weekend:-1", "month:-2", "year:0", "2026-09-03", "2026-09", "2025",
            "since:2026-08-01", "2026-09-01/2026-09-10",
        ])
    func periods(text: String) {
        #expect(Period(text: text, today: Self.today)?.text == text)
    }

    @Test(
        "What is no period is none",
        arguments: [
            "", "days", "days:0", "days:x", "week:1", "month:-9999999999999999999", "2026-13", "2026-02-30", "since:",
            "2026-09-10/2026-09-01", "1/2/3", "99999999999999999999", "-", "/", ":",
        ])
    func noPeriods(text: String) {
        #expect(Period(text: text, today: Self.today) == nil)
    }

    @Test("An inquiry with all that its kind takes is the question that a sentence would be")
    func question() throws {
        var inquiry = Inquiry(kind: .metric)
        inquiry.metric = .protein
        inquiry.group = .fish
        inquiry.period = "2026-09"
        inquiry.weekdays = [6, 7]
        inquiry.condition = Inquiry.Condition(event: .figure, metric: .sleep, below: 360, dayAfter: true)
        let question = try inquiry.question(today: Self.today)
        #expect(question.subject == .metric(.protein) && question.part == .group(.fish))
        #expect(question.period == .calendarMonth(year: 2026, month: 9) && question.weekdays == [6, 7])
        #expect(
            question.condition
                == Question.Condition(.figure(.sleep, .init(value: 360, isBelow: true)), isNextDay: true))
    }

    @Test("What an inquiry lacks, or what makes no sense of it, is named")
    func failures() throws {
        #expect(throws: Inquiry.Failure.parameter("metric")) { try Inquiry(kind: .metric).question(today: Self.today) }
        var food = Inquiry(kind: .food)
        food.food = "pizza"
        food.measure = .heaviest
        #expect(throws: Inquiry.Failure.measure(.heaviest)) { try food.question(today: Self.today) }
        var overview = Inquiry(kind: .overview)
        overview.period = "tomorrow"
        #expect(throws: Inquiry.Failure.parameter("period")) { try overview.question(today: Self.today) }
        var arrival = Inquiry(kind: .plan)
        (arrival.figure, arrival.day) = (.arrival, Self.today)
        #expect(throws: Inquiry.Failure.parameter("day")) { try arrival.question(today: Self.today) }
        arrival.day = Self.today.adding(days: 1)
        #expect(try arrival.question(today: Self.today).ahead == arrival.day)
        arrival.figure = .bmi
        #expect(throws: Inquiry.Failure.parameter("day")) { try arrival.question(today: Self.today) }
    }

    @Test("Every kind has a schema that is JSON, and names what the kind needs")
    func schema() throws {
        #expect(InquirySchema.all.map(\.kind) == Inquiry.Kind.allCases)
        let data = try JSONEncoder().encode(InquirySchema.all)
        let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        for schema in list {
            let parameters = try #require(schema["parameters"] as? [String: Any])
            let properties = try #require(parameters["properties"] as? [String: Any])
            let required = try #require(parameters["required"] as? [String])
            #expect(required.contains("kind") && required.allSatisfy { properties[$0] != nil })
        }
    }

    @Test("An answer of every kind, of nothing and of a record, is told without a trap")
    func answers() throws {
        let day = Day(date: Self.today, figures: [.weight: Figure(value: 80, source: .manual)])
        for kind in Inquiry.Kind.allCases {
            for measure in [nil] + Question.Measure.allCases.map(Optional.some) {
                var inquiry = Inquiry(kind: kind)
                inquiry.measure = measure
                inquiry.metric = kind == .metric ? .weight : nil
                inquiry.nutrient = kind == .micronutrient ? .iron : nil
                inquiry.food = kind == .food ? "pizza" : nil
                inquiry.group = kind == .group ? .fruit : nil
                inquiry.exercise = kind == .exercise ? "squat" : nil
                inquiry.muscles = kind == .muscles ? .legs : nil
                inquiry.figure = kind == .plan ? .bmi : nil
                guard let question = try? inquiry.question(today: Self.today) else { continue }
                for days in [[], [day]] {
                    let answer = Coach.answer(question, from: CoachRecord(today: Self.today, days: days))
                    #expect(!answer.facts.isEmpty)
                    #expect(throws: Never.self) { try JSONEncoder().encode(answer.facts) }
                }
            }
        }
    }
}
