import Catalogue
import Domain
import Drawing

extension ReportWriter {
    private static let mostExercises = 20
    /// Up to so many weeks each has a row, then each month.
    private static let mostWeeks = 27
    /// Up to so many days each workout is told.
    private static let mostDays = 62

    func training() -> [PaperBlock] {
        guard let trained else { return [] }
        let workouts = trained.history.workouts.filter { range.contains($0.day) }
        guard !workouts.isEmpty else { return [] }
        let words = TrainingWords(person: person, trained: trained)
        // Weeks are told whole at both ends.
        let count = range.weeks
        let weeks = trained.weeks(count, endingOn: range.end.endOfWeek)
        var blocks: [PaperBlock] = [
            .heading(text("report.section.training")), .figures(figures(workouts, weeks, words)),
        ]
        if count > 1 {
            let input = TrainingInput(
                range: range, today: person.today, weeks: weeks, weeklyWorkouts: weeks.map(aim),
                units: person.preferences.units, words: chart.words, muscleName: { [language] in $0.name(language) })
            blocks.append(.picture(TrainingChart.frequency.picture(input)))
            if weeks.contains(where: { $0.sets > 0 }) { blocks.append(.picture(TrainingChart.muscles.picture(input))) }
            blocks.append(.table(table(weeks, words)))
        }
        let exercises = exercises(trained, words)
        if !exercises.rows.isEmpty {
            blocks += [.subheading(text("report.exercises")), .table(exercises)]
        }
        if range.count <= Self.mostDays {
            blocks += [.subheading(text("report.workouts")), .table(log(workouts, words))]
        }
        return blocks
    }

    private func aim(_ week: TrainingWeek) -> Double? {
        let index = min(max(range.start.days(to: week.end), 0), targets.count - 1)
        return targets.indices.contains(index) ? targets[index].weeklyWorkouts?.value : nil
    }

    private func figures(_ workouts: [Workout], _ weeks: [TrainingWeek], _ words: TrainingWords) -> [PaperFigure] {
        let minutes = workouts.compactMap(\.knownMinutes).reduce(0, +)
        let sets = workouts.flatMap(\.exercises).flatMap(\.workSets)
        var figures = [
            PaperFigure(
                text("report.workouts"), "\(workouts.count)",
                weeks.last.flatMap(aim).map { text("report.workouts.aim", ["count": .number($0)]) } ?? ""),
            PaperFigure(text("report.trained"), person.shown(minutes, .workoutMinutes)),
        ]
        if !sets.isEmpty { figures.append(PaperFigure(text("report.sets"), number(Double(sets.count)))) }
        let tonnage = sets.reduce(0) { $0 + $1.tonnage }
        if tonnage > 0 { figures.append(PaperFigure(text("report.tonnage"), words.load(tonnage.rounded()))) }
        return figures
    }

    private func table(_ weeks: [TrainingWeek], _ words: TrainingWords) -> PaperTable {
        let isWeekly = weeks.count <= Self.mostWeeks
        let groups: [[TrainingWeek]] =
            isWeekly
            ? weeks.map { [$0] }
            : weeks.reduce(into: []) { groups, week in
                if let last = groups.last?.last?.start,
                    (last.year, last.month) == (week.start.year, week.start.month)
                {
                    groups[groups.count - 1].append(week)
                } else {
                    groups.append([week])
                }
            }
        let rows = groups.compactMap { group in
            group.first.map { first in
                PaperTable.Row([
                    DateText.full(first.start, language), "\(group.reduce(0) { $0 + $1.workouts })",
                    number(group.reduce(0) { $0 + $1.minutes }), "\(group.reduce(0) { $0 + $1.sets })",
                    load(group.reduce(0) { $0 + $1.tonnage }, words),
                ])
            }
        }
        return PaperTable(
            [
                .init(text("report.\(isWeekly ? "week" : "from")"), isNumeric: false), .init(text("report.workouts")),
                .init(text("report.minutes")), .init(text("report.sets")), .init(text("report.tonnage")),
            ], rows)
    }

    private func load(_ kilograms: Double, _ words: TrainingWords) -> String {
        kilograms > 0 ? words.load(kilograms.rounded()) : "–"
    }

    /// Those done most often in the range, with the best of it.
    private func exercises(_ trained: Trained, _ words: TrainingWords) -> PaperTable {
        let done = trained.history.exerciseKeys.compactMap { key in
            let sessions = trained.history.sessions(of: key).filter { range.contains($0.date) }
            return sessions.last.map { (key: key, last: $0, sessions: sessions) }
        }.sorted { ($1.sessions.count, $0.key) < ($0.sessions.count, $1.key) }
        return PaperTable(
            [
                .init(text("report.exercise"), isNumeric: false), .init(text("report.sessions")),
                .init(text("report.best"), isNumeric: false), .init(text("report.estimate.first")),
                .init(text("report.estimate.best")),
            ],
            done.prefix(Self.mostExercises).map { _, last, sessions in
                let best = sessions.compactMap(\.best).max { $0.load < $1.load }
                return PaperTable.Row([
                    trained.name(last.name, of: last.exerciseID), "\(sessions.count)",
                    (best?.set ?? longest(sessions)).map(words.text) ?? "–",
                    sessions.first?.best.map { words.estimate($0.load) } ?? "–",
                    best.map { words.estimate($0.load) } ?? "–",
                ])
            })
    }

    /// Of what no maximum is estimated of: the furthest, the longest or the one with the most repetitions.
    private func longest(_ sessions: [ExerciseSession]) -> WorkoutSet? {
        sessions.flatMap(\.workSets).max {
            ($0.metres ?? 0, $0.seconds ?? 0, $0.reps ?? 0) < ($1.metres ?? 0, $1.seconds ?? 0, $1.reps ?? 0)
        }
    }

    /// Each workout with its sets.
    func log(_ workouts: [Workout], _ words: TrainingWords) -> PaperTable {
        let rows = workouts.flatMap { workout in
            let date = DateText.fullWithWeekday(workout.day, language)
            let parts = [
                date, workout.shown(language).name, workout.knownMinutes.map { person.shown($0, .workoutMinutes) },
            ]
            let head = PaperTable.Row([parts.compactMap(\.self).joined(separator: " · "), ""], .group)
            let lines = workout.exercises.map { exercise in
                PaperTable.Row([
                    words.trained.name(exercise.name, of: exercise.exerciseID),
                    exercise.workSets.map(words.text).filter { !$0.isEmpty }.joined(separator: "; "),
                ])
            }
            return [head] + lines + (workout.notes.map { [PaperTable.Row([$0], .note)] } ?? [])
        }
        return PaperTable(
            [.init(text("report.exercise"), isNumeric: false), .init(text("report.sets"), isNumeric: false)], rows)
    }
}
