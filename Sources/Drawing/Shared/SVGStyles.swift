/// The styles of a file that stands alone; `Public/shared/charts.css` has the same roles for pages.
enum SVGStyles {
    static let css: StaticString = """
        .chart{font:12px system-ui,sans-serif}.chart-paper{fill:#fff}.line{fill:none;stroke-width:2;stroke-linejoin:round;\
        stroke-linecap:round}.dash{stroke-dasharray:5 4}.grid{stroke:#e5e7eb;stroke-width:1}.axis{stroke:#9ca3af;\
        stroke-width:1}text{fill:#4b5563}text.title{fill:#111827;font-weight:600}.target{stroke:#6b7280;stroke-width:1.5}\
        text.target{stroke:none;fill:#4b5563}.line.weight,.mark.weight{stroke:#8b87e8}.mark{fill:#fff;stroke-width:1.5}\
        .mark.weight{fill:#8b87e8}.line.trend{stroke:#4f46e5;stroke-width:2.5}.bar.calories{fill:#00796b}\
        .bar.over{fill:#b45309}.bar.steps{fill:#4f46e5}.line.energy,.mark.energy{stroke:#b45309}.line.sleep,.mark.sleep\
        {stroke:#4f46e5}.line.mood,.mark.mood{stroke:#00796b}.line.stress,.mark.stress{stroke:#be185d}\
        .line.calories,.mark.calories,.mark.unfinished{stroke:#00796b}.mark.calories{fill:#00796b}\
        .mark.steps{stroke:#4f46e5;fill:#4f46e5}.line.mean{stroke:#00796b;stroke-width:1.6;stroke-dasharray:1.5 4}\
        .line.before{stroke:#c3c9d4;stroke-width:1.6}.mark.atLeast{fill:#4b5563}.area.protein{fill:#4f46e5}\
        .area.carbs{fill:#00796b}.area.fat{fill:#b45309}text.onMacro{fill:#fff}text.figure{font-size:26px;\
        font-weight:650;fill:#111827}.slice{stroke:#fff;stroke-width:1.5}.rest{fill:#9aa3b2}.area.times{fill:#4f46e5}\
        .area.timesEmpty{fill:#f3f4f6}.slot-breakfast{fill:#ffd54f}.slot-morningSnack{fill:#ffab40}\
        .slot-lunch{fill:#66bb6a}.slot-afternoonSnack{fill:#ab47bc}.slot-dinner{fill:#42a5f5}\
        .slot-eveningSnack{fill:#7e57c2}.slot-drinks{fill:#26c6da}\
        .tonnage,.sets,.mark.estimate{fill:#4f46e5}.workouts{fill:#00796b}.mark.estimate,.line.estimateLine{stroke:#8b87e8}\
        .mark.record{fill:#b45309;stroke:#b45309}.line.burn,.line.forecast,.line.arrival{stroke:#4f46e5}\
        .line.arrival{stroke-width:6}.area.burn,.area.forecast{fill:#4f46e5}.line.equation{stroke:#6b7280}.line.now\
        {stroke:#4b5563;stroke-width:1}\
        @media(prefers-color-scheme:dark){.chart-paper{fill:#111827}.grid{stroke:#293244}.axis{stroke:#6b7280}\
        text,text.target{fill:#c3c9d4}text.title,text.figure{fill:#f3f4f6}.target{stroke:#9ca3af}.line.trend{stroke:#a5b4fc}\
        .line.weight,.mark.weight{stroke:#6d6ad6}.mark{fill:#111827}.mark.weight{fill:#6d6ad6}.bar.calories{fill:#2ba796}\
        .bar.over{fill:#e2953b}.bar.steps{fill:#8b8ff5}.line.energy,.mark.energy{stroke:#f0a54a}.line.sleep,.mark.sleep\
        {stroke:#a5b4fc}.line.mood,.mark.mood{stroke:#4fc3b1}.line.stress,.mark.stress{stroke:#f472b6}\
        .line.calories,.mark.calories,.mark.unfinished{stroke:#2ba796}.mark.calories{fill:#2ba796}\
        .mark.steps{stroke:#8b8ff5;fill:#8b8ff5}.line.mean{stroke:#2ba796}.line.before{stroke:#475066}\
        .mark.atLeast{fill:#c3c9d4}.area.protein{fill:#9d99ff}.area.carbs{fill:#4fc3b1}.area.fat{fill:#f0a54a}\
        text.onMacro{fill:#111827}.slice{stroke:#111827}.area.times{fill:#a5b4fc}.area.timesEmpty{fill:#1b2333}\
        .tonnage,.sets,.mark.estimate{fill:#8b8ff5}.workouts{fill:#2ba796}.mark.estimate,.line.estimateLine{stroke:#6d6ad6}\
        .mark.record{fill:#f0a54a;stroke:#f0a54a}.line.burn,.line.forecast,.line.arrival{stroke:#a5b4fc}\
        .area.burn,.area.forecast{fill:#a5b4fc}.line.equation{stroke:#9ca3af}.line.now{stroke:#c3c9d4}}
        """
}
