import Domain
import Foundation

/// A date, and where it is there a time, as any program writes them. Which of the first two numbers of `03/04/2025` is the
/// day is the file's matter.
struct WrittenDate: Equatable {
    enum Order: String, CaseIterable { case dmy, mdy }

    var day: CivilDate
    /// Seconds after midnight, where a time is there.
    var seconds: Int?
    var zone = WrittenMoment.Zone.unsaid
    /// Which order it could only be; `nil` where either will do or it is written the other way round.
    var order: Order?
    /// Whether the order made a difference.
    var isAmbiguous = false

    var minute: Int? { seconds.map { $0 / 60 } }

    init(_ day: CivilDate, seconds: Int? = nil, zone: WrittenMoment.Zone = .unsaid) {
        self.day = day
        self.seconds = seconds
        self.zone = zone
    }

    init?(_ bytes: Bytes, _ preferred: Order) {
        guard (4...60).contains(bytes.count) else { return nil }
        var tokens = DateTokens(bytes)
        guard let first = tokens.next() else { return nil }
        if case .number(let number, let digits, _) = first, tokens.isAtEnd, digits == 10 || digits == 13 {
            // Since 1970.
            let seconds = digits == 13 ? number / 1000 : number
            day = CivilDate(ordinal: seconds / 86_400)
            self.seconds = seconds % 86_400
            zone = .utc
            return
        }
        var numbers: [(value: Int, digits: Int, before: UInt8)] = []
        var month: Int?
        var token: DateTokens.Token? = first
        reading: while let next = token {
            switch next {
            case .number(let value, let digits, let before):
                numbers.append((value, digits, before))
            case .word(let word):
                // A later one: "mar. 3 févr." is a Tuesday.
                if let number = Months.number(of: word) {
                    month = number
                } else if word == "t", !numbers.isEmpty {
                    break reading
                }
            }
            if numbers.count + (month == nil ? 0 : 1) == 3 || numbers.count == 1 && numbers[0].digits == 8 { break }
            token = tokens.next()
        }
        guard let found = Self.date(numbers, month, preferred) else { return nil }
        day = found.day
        order = found.order
        isAmbiguous = found.isAmbiguous
        guard tokens.time(&seconds, &zone) else { return nil }
    }

    private static func date(
        _ numbers: [(value: Int, digits: Int, before: UInt8)], _ month: Int?, _ preferred: Order
    ) -> (day: CivilDate, order: Order?, isAmbiguous: Bool)? {
        func year(_ number: (value: Int, digits: Int, before: UInt8)) -> Int? {
            number.digits == 4
                ? number.value : number.digits == 2 ? (number.value < 70 ? 2000 : 1900) + number.value : nil
        }
        if numbers.count == 1, numbers[0].digits == 8, month == nil {
            let value = numbers[0].value
            return CivilDate(year: value / 10_000, month: value / 100 % 100, day: value % 100).map { ($0, nil, false) }
        }
        if let month {
            guard numbers.count == 2 else { return nil }
            let (a, b) = (numbers[0], numbers[1])
            let isYearFirst = a.digits == 4
            guard let year = year(isYearFirst ? a : b),
                let day = CivilDate(year: year, month: month, day: isYearFirst ? b.value : a.value)
            else { return nil }
            return (day, nil, false)
        }
        guard numbers.count == 3 else { return nil }
        let (a, b, c) = (numbers[0], numbers[1], numbers[2])
        if a.digits == 4 { return CivilDate(year: a.value, month: b.value, day: c.value).map { ($0, nil, false) } }
        guard a.digits <= 2, b.digits <= 2, let year = year(c) else { return nil }
        let dmy = CivilDate(year: year, month: b.value, day: a.value)
        let mdy = CivilDate(year: year, month: a.value, day: b.value)
        // Nobody writes months first with points.
        if b.before == UInt8(ascii: ".") { return dmy.map { ($0, .dmy, false) } }
        switch (dmy, mdy) {
        case (let dmy?, let mdy?): return (preferred == .dmy ? dmy : mdy, nil, dmy != mdy)
        case (let dmy?, nil): return (dmy, .dmy, false)
        case (nil, let mdy?): return (mdy, .mdy, false)
        case (nil, nil): return nil
        }
    }

    /// A time that stands in a cell of its own: `08:15`, `8:05 PM`, `0815`, `18.30`.
    static func time(_ bytes: Bytes) -> Int? {
        guard !bytes.isEmpty, bytes.count <= 30 else { return nil }
        var tokens = DateTokens(bytes)
        var seconds: Int?
        var zone = WrittenMoment.Zone.unsaid
        return tokens.time(&seconds, &zone) ? seconds : nil
    }
}

/// Months by their names and what they are cut to, without accents and points.
enum Months {
    private static let names: [String] = [
        "january jan januari januar janvier janv enero ene gennaio gen janeiro styczen stycznia sty leden ledna led tammi"
            + " tammikuuta jaan ocak oca январь янв января січ січня",
        "february feb februari februar fevrier fevr fev febrero febbraio fevereiro luty lutego lut unora uno helmi"
            + " helmikuuta subat sub февраль фев февраля февр лют лютого",
        "march mar mrt maart marz maerz mars marzo marco marzec marca brezen brezna bre maalis maaliskuuta mart март"
            + " марта мар берез березня",
        "april apr avril avr abril abr aprile kwiecien kwietnia kwi duben dubna dub huhti huhtikuuta nisan nis апрель"
            + " апр апреля квіт квітня",
        "may mei mai mayo maggio mag maio maj maja kveten kvetna kve touko toukokuuta mayis май мая трав травня",
        "june jun juni juin junio giugno giu junho czerwiec czerwca cze cerven cervna cvn kesa kesakuuta haziran haz"
            + " июнь июн июня черв червня",
        "july jul juli juillet juil julio luglio lug julho lipiec lipca lip cervenec cervence cvc heina heinakuuta"
            + " temmuz tem июль июл июля лип липня",
        "august aug augustus aout agosto ago augusti sierpien sierpnia sie srpen srpna srp elo elokuuta agustos agu"
            + " август авг августа серп серпня",
        "september sep sept septembre septiembre settembre set setembro wrzesien wrzesnia wrz zari zar syys"
            + " syyskuuta eylul eyl сентябрь сен сент сентября вер вересня",
        "october oct oktober okt octobre octubre ottobre ott outubro out pazdziernik pazdziernika paz rijen rijna rij"
            + " loka lokakuuta ekim eki октябрь окт октября жовт жовтня",
        "november nov novembre noviembre novembro listopad listopada lis marras marraskuuta kasim kas ноябрь нояб ноя"
            + " ноября лист листопада",
        "december dec dezember dez decembre diciembre dic dicembre dezembro grudzien grudnia gru prosinec prosince pro"
            + " joulu joulukuuta aralik ara декабрь дек декабря груд грудня",
    ]

    private static let table: [String: Int] = {
        var table: [String: Int] = [:]
        for (place, line) in names.enumerated() {
            for name in line.split(separator: " ") {
                table[String(decoding: FoldedText.words(String(name)).joined(), as: UTF8.self)] = place + 1
            }
        }
        return table
    }()

    static func number(of word: String) -> Int? { table[word] }
}

extension DayClock {
    /// How far the clock is ahead of UTC, in seconds.
    func secondsAhead(at instant: Int64) -> Int64 {
        Int64(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant))))
    }
}
