import Domain

/// One kind of file in an account archive, and what its records say.
struct AccountStream: Sendable {
    /// A number of a record that belongs to a day.
    struct Field: Sendable {
        var path: String
        var metric: Metric
        /// From what is written to the unit of the metric.
        var factor: Double

        init(_ path: String, _ metric: Metric, _ factor: Double = 1) {
            self.path = path
            self.metric = metric
            self.factor = factor
        }
    }

    /// Where a record of a workout says what. Where it tells no length, the end does.
    struct Workout: Sendable {
        var activity: [String]
        /// Text of ISO 8601, or milliseconds since 1970.
        var start: String
        /// The wall clock at the start, in milliseconds since 1970 as if it were UTC.
        var wallClock: String?
        var end: String?
        /// Minutes that the written clock is ahead of UTC, where the start has no zone.
        var offset: [String] = []
        /// Minutes.
        var length: [Field] = []
        /// km
        var distance: [Field]
        /// kcal
        var energy: [String] = []
        var heartRate: [String] = []
        var heartRateMax: [String] = []
    }

    /// Which files: letters and digits of the name, in lower case, begin with it, or end with it.
    var name: String
    var isEnding = false
    /// In a JSON file, the list with the records.
    var list: String?
    /// Where the day stands; the first that is there counts.
    var day: [String] = []
    var fields: [Field] = []
    /// Several records of a day add up, and what is no sum is taken from the one that has most of this; where it is `nil`,
    /// the last record of a day counts.
    var weight: String?
    /// When the night in bed began and ended.
    var bed: (start: String, end: String)?
    var workout: Workout?
    /// Records that say one of these words there are not what they seem.
    var refused: (path: String, words: Set<String>)?
    /// Files that begin so are something else.
    var besides: String?

    func matches(_ fileName: String) -> Bool {
        if let besides, fileName.hasPrefix(besides) { return false }
        return isEnding ? fileName.hasSuffix(name) : fileName.hasPrefix(name)
    }
}

extension AccountStream {
    /// What is read of each vendor's archive, by what its files were seen to hold. Figures whose unit is not beyond doubt (the
    /// energy of Garmin's activities) are left out.
    static func all(of vendor: HealthOrigin) -> [AccountStream] {
        switch vendor {
        case .garmin: garmin
        case .oura: oura
        case .polar: polar
        default: []
        }
    }

    private static let garmin = [
        AccountStream(
            name: "udsfile", day: ["calendarDate", "calendarDate.date"],
            fields: [
                Field("totalSteps", .steps), Field("totalDistanceMeters", .distance, 0.001),
                Field("activeKilocalories", .activeEnergy), Field("bmrKilocalories", .basalEnergy),
                Field("restingHeartRate", .restingHeartRate), Field("minHeartRate", .heartRateMin),
                Field("maxHeartRate", .heartRateMax), Field("moderateIntensityMinutes", .activeMinutes),
                Field("vigorousIntensityMinutes", .activeMinutes),
            ]),
        AccountStream(
            name: "sleepdatajson", isEnding: true, day: ["calendarDate"],
            fields: [
                Field("deepSleepSeconds", .sleep, 1 / 60), Field("lightSleepSeconds", .sleep, 1 / 60),
                Field("remSleepSeconds", .sleep, 1 / 60), Field("deepSleepSeconds", .sleepDeep, 1 / 60),
                Field("lightSleepSeconds", .sleepCore, 1 / 60), Field("remSleepSeconds", .sleepREM, 1 / 60),
                Field("awakeSleepSeconds", .sleepAwake, 1 / 60), Field("averageRespiration", .respiratoryRate),
                Field("spo2SleepSummary.averageSPO2", .oxygenSaturation),
                Field("spo2SleepSummary.averageSpO2", .oxygenSaturation),
            ],
            bed: ("sleepStartTimestampGMT", "sleepEndTimestampGMT"),
            refused: ("sleepWindowConfirmationType", ["OFF_WRIST", "UNCONFIRMED"])),
        // Garmin's variability of the night is an rMSSD.
        AccountStream(
            name: "healthstatusdatajson", isEnding: true, day: ["calendarDate"],
            fields: [Field("metrics.HRV.value", .rmssd)]),
        AccountStream(
            name: "userbiometricsjson", isEnding: true, day: ["metaData.calendarDate"],
            fields: [Field("weight.weight", .weight, 0.001)]),
        AccountStream(
            name: "hydrationlogfile", day: ["calendarDate", "calendarDate.date"],
            fields: [Field("valueInML", .water)], weight: "valueInML"),
        AccountStream(
            name: "summarizedactivitiesjson", isEnding: true, list: "summarizedActivitiesExport",
            workout: Workout(
                activity: ["activityType", "activityType.typeKey"], start: "beginTimestamp",
                wallClock: "startTimeLocal",
                length: [Field("duration", .workoutMinutes, 1 / 60_000)],
                distance: [Field("distance", .distance, 1e-5)], heartRate: ["avgHr"], heartRateMax: ["maxHr"])),
    ]

    private static let oura = [
        AccountStream(
            name: "dailyactivity", list: "daily_activity", day: ["day"],
            fields: [
                Field("steps", .steps), Field("equivalent_walking_distance", .distance, 0.001),
                Field("active_calories", .activeEnergy), Field("high_activity_time", .activeMinutes, 1 / 60),
                Field("medium_activity_time", .activeMinutes, 1 / 60),
            ]),
        sleep("sleepmodel"), sleep("sleepcsv"), sleep("sleepjson"),
        AccountStream(
            name: "dailyspo2", list: "daily_spo2", day: ["day"],
            fields: [Field("spo2_percentage.average", .oxygenSaturation)]),
        AccountStream(name: "vo2max", list: "vo2_max", day: ["day"], fields: [Field("vo2_max", .vo2Max)]),
        AccountStream(
            name: "workout", list: "workout",
            workout: Workout(
                activity: ["activity"], start: "start_datetime", end: "end_datetime",
                distance: [Field("distance", .distance, 0.001)], energy: ["calories"])),
    ]

    /// Oura's sleep periods: those of a day add up, naps too; heart and breath are those of the longest.
    private static func sleep(_ name: String) -> AccountStream {
        AccountStream(
            name: name, list: "sleep", day: ["day"],
            fields: [
                Field("total_sleep_duration", .sleep, 1 / 60), Field("deep_sleep_duration", .sleepDeep, 1 / 60),
                Field("light_sleep_duration", .sleepCore, 1 / 60), Field("rem_sleep_duration", .sleepREM, 1 / 60),
                Field("awake_time", .sleepAwake, 1 / 60), Field("time_in_bed", .sleepInBed, 1 / 60),
                Field("average_hrv", .rmssd), Field("lowest_heart_rate", .restingHeartRate),
                Field("average_breath", .respiratoryRate),
            ],
            weight: "total_sleep_duration", refused: ("type", ["rest", "deleted"]))
    }

    private static let polar = [
        AccountStream(
            name: "activity", day: ["date"],
            fields: [Field("summary.stepCount", .steps), Field("summary.stepsDistance", .distance, 0.001)]),
        AccountStream(
            name: "sleepresult", day: ["night"],
            fields: [
                Field("evaluation.asleepDuration", .sleep, 1 / 60), Field("evaluation.sleepSpan", .sleepInBed, 1 / 60),
                Field("evaluation.phaseDurations.deep", .sleepDeep, 1 / 60),
                Field("evaluation.phaseDurations.light", .sleepCore, 1 / 60),
                Field("evaluation.phaseDurations.rem", .sleepREM, 1 / 60),
                Field("evaluation.phaseDurations.wake", .sleepAwake, 1 / 60),
            ]),
        AccountStream(
            name: "nightlyrecovery", day: ["night"], fields: [Field("meanNightlyRecoveryRmssd", .rmssd)],
            besides: "nightlyrecoveryblob"),
        AccountStream(
            name: "trainingsession",
            workout: Workout(
                activity: ["exercises.sport", "exercises.sport.name", "sport", "sport.name", "name"],
                start: "startTime", end: "stopTime",
                offset: [
                    "timezoneOffset", "timezoneOffsetMinutes", "timeZoneOffset", "offset", "exercises.timezoneOffset",
                ],
                length: [
                    Field("durationMillis", .workoutMinutes, 1 / 60_000), Field("duration", .workoutMinutes, 1 / 60),
                    Field("exercises.durationMillis", .workoutMinutes, 1 / 60_000),
                ],
                distance: [
                    Field("distanceMeters", .distance, 0.001), Field("distance", .distance, 0.001),
                    Field("exercises.distanceMeters", .distance, 0.001),
                ],
                energy: ["kiloCalories", "calories", "exercises.calories"],
                heartRate: ["averageHeartRate", "hrAvg", "exercises.hrAvg"],
                heartRateMax: ["maximumHeartRate", "hrMax", "exercises.hrMax"])),
    ]
}
