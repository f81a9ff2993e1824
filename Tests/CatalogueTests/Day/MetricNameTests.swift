import Catalogue
import Domain
import Testing

@Suite("Names of metrics")
struct MetricNameTests {
    @Test("Each has one in both languages, at every place", arguments: Metric.allCases)
    func names(metric: Metric) {
        for language in Language.allCases {
            for place in ["recovery", "report", "coach", "health"] {
                let name = Strings.shared.text(metric.nameKey(in: place), language)
                #expect(!name.isEmpty && !name.contains("«"), "\(metric) \(place) \(language)")
            }
        }
    }

    @Test("A place has one of its own only where it calls it otherwise")
    func places() {
        #expect(Metric.hrv.nameKey(in: "coach") == "coach.metric.hrv")
        #expect(Metric.steps.nameKey(in: "coach") == "metric.steps")
        for key in Strings.shared.all(.en).keys {
            let parts = key.split(separator: ".").map(String.init)
            guard parts.count == 3, parts[1] == "metric", ["recovery", "report", "coach"].contains(parts[0]) else {
                continue
            }
            let differs = Language.allCases.contains {
                Strings.shared.text(key, $0) != Strings.shared.text("metric.\(parts[2])", $0)
            }
            #expect(differs, "\(key)")
        }
    }
}
