/// Attributes of a Health export that are read; the others are passed over.
enum HealthAttribute: Int, CaseIterable {
    case type, unit, value, sourceName, device, creationDate, startDate, endDate
    case key, bpm, time
    case workoutActivityType, duration, durationUnit
    case totalDistance, totalDistanceUnit, totalEnergyBurned, totalEnergyBurnedUnit
    case sum, average, minimum, maximum

    /// Which one this is.
    static func named(_ name: Bytes) -> HealthAttribute? {
        switch name.count {
        case 3: name.equals("key") ? .key : name.equals("bpm") ? .bpm : name.equals("sum") ? .sum : nil
        case 4: name.equals("type") ? .type : name.equals("unit") ? .unit : name.equals("time") ? .time : nil
        case 5: name.equals("value") ? .value : nil
        case 6: name.equals("device") ? .device : nil
        case 7:
            name.equals("endDate")
                ? .endDate
                : name.equals("average")
                    ? .average : name.equals("minimum") ? .minimum : name.equals("maximum") ? .maximum : nil
        case 8: name.equals("duration") ? .duration : nil
        case 9: name.equals("startDate") ? .startDate : nil
        case 10: name.equals("sourceName") ? .sourceName : nil
        case 12: name.equals("creationDate") ? .creationDate : name.equals("durationUnit") ? .durationUnit : nil
        case 13: name.equals("totalDistance") ? .totalDistance : nil
        case 17:
            name.equals("totalDistanceUnit")
                ? .totalDistanceUnit : name.equals("totalEnergyBurned") ? .totalEnergyBurned : nil
        case 19: name.equals("workoutActivityType") ? .workoutActivityType : nil
        case 21: name.equals("totalEnergyBurnedUnit") ? .totalEnergyBurnedUnit : nil
        default: nil
        }
    }
}

/// Elements of a Health export that mean something here.
enum HealthElement {
    case healthData, exportDate, record, correlation, metadataEntry, beat
    case workout, workoutStatistics, workoutActivity
    case clinicalDocument
    case other

    init(_ name: Bytes) {
        self =
            switch name.count {
            case 6: name.equals("Record") ? .record : .other
            case 7: name.equals("Workout") ? .workout : .other
            case 10: name.equals("HealthData") ? .healthData : name.equals("ExportDate") ? .exportDate : .other
            case 11: name.equals("Correlation") ? .correlation : .other
            case 13: name.equals("MetadataEntry") ? .metadataEntry : .other
            case 15: name.equals("WorkoutActivity") ? .workoutActivity : .other
            case 16: name.equals("ClinicalDocument") ? .clinicalDocument : .other
            case 17: name.equals("WorkoutStatistics") ? .workoutStatistics : .other
            case 27: name.equals("InstantaneousBeatsPerMinute") ? .beat : .other
            default: .other
            }
    }
}
