import Domain
import Foundation
import Hummingbird
import NIOCore
import Services
import Storage

/// What was drunk on a day, against the goal and what is known to be safe.
struct HydrationRoutes {
    let database: Database
    let cache: AnswerCache

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("hydration", use: day)
    }

    /// `caffeineLeft` is that of now on a day that is not over, and of midnight on others.
    @Sendable private func day(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let date = try request.date("date") ?? person.today
        let isToday = date == person.today
        // A quarter of an hour changes little in what is left of a coffee.
        let minute = isToday ? person.minute / 15 * 15 : 1440
        return Response(
            json: try cache.answer(person.owner, .hydration(date, minute: minute)) {
                ByteBuffer(bytes: try JSON.encoder.encode(try answer(person, date, minute: minute, isToday: isToday)))
            })
    }

    private struct Answer: Encodable {
        struct Alcoholic: Encodable {
            var grams: Double
            var units: Double
            var dutchGlasses: Double
            var usDrinks: Double

            init(_ alcohol: Alcohol) {
                grams = Self.tenths(alcohol.grams)
                units = Self.tenths(alcohol.units)
                dutchGlasses = Self.tenths(alcohol.dutchGlasses)
                usDrinks = Self.tenths(alcohol.usDrinks)
            }

            static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
        }

        var date: CivilDate
        var isToday: Bool
        /// ml
        var goal: Double
        /// ml of drinks without alcohol
        var total: Double
        /// ml of plain water
        var water: Double
        /// ml of water that is enough, from drinks alone
        var adequate: Double
        var kinds: [DrinkDay.Kind]
        var caffeineMg: Double
        var caffeineLimitMg: Double
        var caffeineLeftMg: Double
        var isOverSingle: Bool
        var alcohol: Alcoholic
        /// The seven days up to this one.
        var alcoholOfWeek: Alcoholic
        var softDrinkSugarGrams: Double
    }

    private func answer(_ person: Person, _ date: CivilDate, minute: Int, isToday: Bool) throws -> Answer {
        let profile = try database.profiles.get(person.owner)
        let goal = try database.targets(of: person.owner, on: date).fluid.value
        let week = try database.entries.entries(of: person.owner, in: DayRange(7, endingOn: date))
        let isNursing = profile.isPregnant == true || profile.isBreastfeeding == true
        let day = DrinkDay(week.filter { $0.day == date }, isPregnant: isNursing, minute: minute)
        return Answer(
            date: date, isToday: isToday, goal: goal, total: day.fluid.rounded(), water: day.water.rounded(),
            adequate: WaterIntake.shareOfDrinks
                * WaterIntake.adequate(
                    sex: profile.sex, isPregnant: profile.isPregnant == true,
                    isBreastfeeding: profile.isBreastfeeding == true), kinds: day.kinds,
            caffeineMg: day.caffeine.total.rounded(), caffeineLimitMg: day.caffeine.limit,
            caffeineLeftMg: day.caffeineLeft.rounded(), isOverSingle: day.caffeine.isOverSingle,
            alcohol: Answer.Alcoholic(day.alcohol),
            alcoholOfWeek: Answer.Alcoholic(Alcohol(grams: week.compactMap(\.nutrients.alcohol).reduce(0, +))),
            softDrinkSugarGrams: day.softDrinkSugar.rounded())
    }
}
