@testable import Imports

/// Small files in the forms of other apps, with what each holds. All values are made up.
enum HistorySamples {
    struct Sample: CustomStringConvertible {
        var name: String
        var kind: String
        var text: String
        /// Days, entries, workouts, sets, weights, figures.
        var counts: [Int]
        var skipped: [String: Int] = [:]
        var questions: [String: String] = [:]

        var description: String { name }
    }

    private static let mealHead =
        "Date,Meal,Calories,Fat (g),Saturated Fat,Polyunsaturated Fat,Monounsaturated Fat,Trans Fat,Cholesterol,Sodium (mg),"
        + "Potassium,Carbohydrates (g),Fiber,Sugar,Protein (g),Vitamin A,Vitamin C,Calcium,Iron,Note\r\n"
    private static let hevyHead =
        "\"title\",\"start_time\",\"end_time\",\"description\",\"exercise_title\",\"superset_id\",\"exercise_notes\",\"set_index\","
        + "\"set_type\",\"weight_kg\",\"reps\",\"distance_km\",\"duration_seconds\",\"rpe\"\n"
    private static let loseHead =
        "Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g),Saturated Fat (g),"
        + "Sugars (g),Fiber (g),Cholesterol (mg),Sodium (mg)\n"

    static let eaten: [Sample] = [
        Sample(
            name: "MyFitnessPal meals with a mark, American dates and thousands", kind: "myfitnesspal",
            text: "\u{feff}" + mealHead + """
                01/05/2026,Breakfast,"1,050",10,3,1,4,0,50,300,400,55,6,12,20,10,40,15,8,\r
                01/06/2026,Snacks,200,10,3,1,4,0,50,300,400,55,6,12,20,10,40,15,8,"with, a comma"\r
                not-a-date,Lunch,200,10,3,1,4,0,50,300,400,55,6,12,20,10,40,15,8,\r
                01/06/2026,Lunch,many,10,3,1,4,0,50,300,400,55,6,12,20,10,40,15,8,\r
                Totals,,1250,20,,,,,,,,,,,,,,,,\r

                """, counts: [2, 2, 0, 0, 0, 0], skipped: ["total": 1, "date": 1, "malformed": 1],
            questions: ["dateOrder": "mdy"]),
        Sample(
            name: "MyFitnessPal meals with times, in another order", kind: "myfitnesspal",
            text: """
                Meal,Date,Time,Protein (g),Calories,Fat (g),Carbohydrates (g),Note,Polyunsaturated Fat
                Dinner,2026-02-01,7:15 PM,30,700,20,60,,2
                Lunch,2026-02-02,12:30 PM,30,600,20,60,,1
                """, counts: [2, 2, 0, 0, 0, 0]),
        Sample(
            name: "Cronometer servings", kind: "cronometer",
            text: """
                Day,Time,Group,Food Name,Amount,Energy (kcal),Caffeine (mg),Water (g),B12 (Cobalamin) (µg),Vitamin D (IU),Carbs (g),Fat (g),Protein (g),Sodium (mg),Category
                2025-06-27,"08:15 ",Breakfast,"Oats, rolled","80.00 g",303.2,0,8,0.4,40,54,5,10,2,Cereal
                2025-06-27,8:05 PM,Dinner,Tap Water,1.00 cup,0,0,237,,,0,0,0,0,Beverages
                2025-06-28,,Uncategorized,Egg,2 large,143,0,75,.9,80,.7,9.5,12.6,142,Dairy
                """, counts: [2, 3, 0, 0, 0, 0]),
        Sample(
            name: "Lose It! with deleted rows and exercise", kind: "loseit",
            text: loseHead + """
                01/28/2025,Banana,Banana,Breakfast,1,Each,105,false,0.4,1.3,27,0.1,14,3,0,1
                01/28/2025,"Soup, Tomato",Soup,Lunch,1,Cup,90,true,0,2,20,0,10,1,0,700
                01/29/2025,Tea,Tea,Meal 2 12pm,1,Cup,2,false,N/A,n/a,0,0,0,0,0,7
                01/29/2025,Running,Default,Exercise,30,Minutes,-320,false
                01/29/2025,Steps Bonus,Default,Exercise,0,minutes,-0.0,false
                """, counts: [2, 2, 1, 0, 0, 0], skipped: ["deleted": 1, "noPlace": 1]),
        Sample(
            name: "a diary of somebody's own in Dutch", kind: "csv",
            text: "date;time;meal;food;amount;unit;kcal;eiwit;koolhydraten;vet\n"
                + "15-1-2026;08:10;Ontbijt;Havermout;80;g;303,5;10;54;5\n", counts: [1, 1, 0, 0, 0, 0]),
        Sample(
            name: "a Samsung meal in UTC", kind: "samsung",
            text: """
                com.samsung.health.nutrition,7006003,6
                protein,total_fat,calorie,meal_type,title,start_time,time_offset,datauuid
                25.0,12.0,650.0,100002,Pasta,2024-08-14 22:35:32.249,UTC+0200,1,
                ,,,,,,,,
                """, counts: [1, 1, 0, 0, 0, 0], skipped: ["empty": 1]),
    ]

    static let lifted: [Sample] = [
        Sample(
            name: "Strong 5 in pounds", kind: "strong",
            text: """
                Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
                2026-04-02 18:05:00,"Push",1h 5m,"Bench Press (Barbell)",W,45,10,0,0,"","",
                2026-04-02 18:05:00,"Push",1h 5m,"Bench Press (Barbell)",1,135,8,0,0,"two
                lines","",8
                2026-04-02 18:05:00,"Push",1h 5m,"Plank",1,0,0,0,60,"","",
                2026-04-02 18:05:00,"Push",1h 5m,"Plank",Rest Timer,0,0,0,90,"","",
                2026-04-04 09:00:00,"Run",20m,"Running",1,0,0,3,1200,"","",
                """, counts: [2, 0, 2, 4, 0, 0], skipped: ["note": 1],
            questions: ["weightUnit": "lb", "distanceUnit": "km"]),
        Sample(
            name: "Strong 6 with semicolons and decimal commas", kind: "strong",
            text: """
                "Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (lbs)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"
                "1";"2026-04-02 18:05:00";"Legs; heavy";"3900";"Squat (Barbell)";"1";"225,5";"5";"8,5";"";"0";"";""
                "1";"2026-04-02 18:05:00";"Legs; heavy";"3900";"Squat (Barbell)";"D";"185";"8";"";"";"0";"";""
                "2";"2026-04-02 18:05:00";"Legs; heavy";"3900";"Squat (Barbell)";"1";"185";"8";"";"";"0";"";""
                """, counts: [1, 0, 2, 3, 0, 0]),
        Sample(
            name: "Strong in German", kind: "strong",
            text: """
                Datum;Name des Workouts;Dauer;Name der Übung;Reihenfolge der Sätze;Gewicht;Wiederholungen;Entfernung;Sekunden;Notizen;Trainingsnotizen;RPE
                2023-02-01 10:00:00;Abend;45m;Kreuzheben;1;102,5;5;0;0;;;
                """, counts: [1, 0, 1, 1, 0, 0], questions: ["app": "strong", "weightUnit": "kg"]),
        Sample(
            name: "Hevy with months of two languages", kind: "hevy",
            text: hevyHead + """
                "Leg day","3 févr. 2026, 18:00","3 févr. 2026, 19:00","","Squat (Barbell)",,"",0,"warmup",60,5,,,
                "Leg day","3 févr. 2026, 18:00","3 févr. 2026, 19:00","","Squat (Barbell)",,"",1,"normal",100.5,5,,,8.5
                "Cardio","May 15, 2026, 7:26 PM","May 15, 2026, 7:56 PM","","Running",,"",0,"normal",,,5.2,1800,
                """, counts: [2, 0, 2, 3, 0, 0]),
        Sample(
            name: "FitNotes with two units", kind: "fitnotes",
            text: """
                Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
                2026-08-04,Flat Barbell Bench Press,Chest,77.16,lbs,8,,,,
                2026-08-04,Running (Treadmill),Cardio,,,,2.0,km,0:12:30,"easy"
                2026-08-04,Flat Barbell Bench Press,Chest,80.0,kgs,6,,,,""
                2026-08-06,Plank,Abs,,,,,,0:01:00,
                """, counts: [2, 0, 2, 4, 0, 0]),
        Sample(
            name: "FitNotes of old, without a unit", kind: "fitnotes",
            text: "Date,Exercise,Category,Weight,Reps,Distance,Distance Unit,Time\n2019-08-04,Squat,Legs,102.5,5,,,\n",
            counts: [1, 0, 1, 1, 0, 0], questions: ["weightUnit": "kg"]),
        Sample(
            name: "StrongLifts with sets side by side", kind: "stronglifts",
            text:
                "\u{feff}Date (yyyy/mm/dd),Workout,Workout Name,Program Name,Body Weight (KG),Exercise,Sets×Reps,Duration (hours),"
                + "Start Time (h:mm),Notes,Set 1 (Reps),Set 1 (LB),Set 2 (Reps),Set 2 (LB)\n" + """
                    2026/08/11,1,Workout A,5×5,80,Squat,5×5,0.75,10:56 PM,,5,135,5,135
                    2026/08/11,1,Workout A,5×5,80,Bench Press,5×5,0.75,10:56 PM,,5,95,0,95
                    """, counts: [1, 0, 1, 3, 1, 0]),
        Sample(
            name: "MyFitnessPal exercises", kind: "myfitnesspal",
            text: """
                Date,Exercise,Type,Exercise Calories,Exercise Minutes,Sets,Reps Per Set,Pounds,Steps,Note
                2026-01-05,Bench Press,Strength,,,3,10,135,,
                2026-01-05,Squat,Strength,,,5,5,225,,
                2026-01-06,Walking,Cardio,120,35,,,,4000,
                """, counts: [2, 0, 2, 8, 0, 0]),
        Sample(
            name: "a log of sets of somebody's own", kind: "csv",
            text: "Date,Exercise,Set,Weight (kg),Reps,Notes\n2025-01-01,Squat,1,100,5,\n2025-01-03,Bench,1,60,8,\n",
            counts: [2, 0, 2, 2, 0, 0]),
    ]

    static let measured: [Sample] = [
        Sample(
            name: "Cronometer biometrics", kind: "cronometer",
            text: """
                Day,Time,Group,Metric,Unit,Amount
                2025-06-27,07:00 AM,Data,Weight (Apple Health),lbs,180
                2025-06-27,07:00,Data,Blood Pressure,mmHg,120/80
                2025-06-28,,Data,Heart Rate (Resting),bpm,55
                """, counts: [2, 0, 0, 0, 1, 1], skipped: ["noPlace": 1]),
        Sample(
            name: "Withings in French", kind: "withings",
            text: "Date;Poids (kg);Taux de graisse (%);Masse musculaire (kg)\n\"2026-09-30 07:12:45\";83,9;21,5;60,1\n"
                + "\"2026-09-29 07:12:45\";84,0;;\n", counts: [2, 0, 0, 0, 2, 1]),
        Sample(
            name: "Libra 6 in pounds with a midnight twin", kind: "libra",
            text: """
                #Version: 6
                #Units: lbs

                #date;weight;weight trend;body fat;body fat trend;muscle mass;muscle mass trend;log
                2018-01-18T23:00:00.000Z;161.5;161.5;;;;;
                2018-01-19T17:53:00.000Z;161.5;161.5;20.1;;;;"a note; more"
                2018-01-20T06:53:00.000000Z;160;161.5;;;;;
                """, counts: [2, 0, 0, 0, 2, 1]),
        Sample(
            name: "openScale", kind: "openscale",
            text: "DATE,TIME,BMI,BODY_FAT,MUSCLE,WATER,WEIGHT\n2025-07-04,08:00:12.5,24.1,18.5,45,55,78.2\n"
                + "2025-07-05,x,24.1,0,45,55,78.0\n", counts: [2, 0, 0, 0, 2, 1], questions: ["weightUnit": "kg"]),
        Sample(
            name: "MyFitnessPal measurements in pounds", kind: "myfitnesspal",
            text: "Date,Weight,Body Fat %,Waist\n2026-01-01,182.4,21,36\n2026-01-08,181.2,,\n",
            counts: [2, 0, 0, 0, 2, 2],
            questions: ["app": "myfitnesspal", "weightUnit": "lb"]),
        Sample(
            name: "a Dutch table with a title and a total", kind: "csv",
            text: "Mijn dagboek 2026;;;\nDatum;Gewicht (kg);Stappen;Slaap\n05-01-2026;82,4;8.123;7:30\n"
                + "06-01-2026;82,1;10.456;6:45\n13-01-2026;81,9;;\nTotaal;;18.579;\n", counts: [3, 0, 0, 0, 3, 4],
            skipped: ["total": 1]),
        Sample(
            name: "a table in American units with a column that says nothing", kind: "csv",
            text: "day,weight_lbs,sleep_hours,water_oz,steps,foo\n1/31/2026,180.2 lb,7.5,64,\"12,345\",3\n"
                + "2/1/2026,180,8,64,9000,4\n", counts: [2, 0, 0, 0, 2, 6], questions: ["column:foo": "skip"]),
        Sample(
            name: "a table from a German sheet, with tabs and kilojoules", kind: "csv",
            text: "Datum\tGewicht [kg]\tKörperfett (%)\tKalorien (kJ)\n05.01.2026\t82,4\t21\t8000\n",
            counts: [1, 0, 0, 0, 1, 2]),
        Sample(
            name: "what was exported from here, a day a row", kind: "vitalpath",
            text:
                "logDate,weightKg,waistCm,caloriesConsumed,proteinGrams,waterLiters,steps,sleepHours,workoutCompleted,notes\r\n"
                + "2026-01-01,80,,2100,120,2.5,5000,7.5,true,\r\n", counts: [1, 0, 0, 0, 1, 5]),
        Sample(
            name: "Samsung nights in seconds", kind: "samsung",
            text: """
                com.samsung.shealth.sleep,7006003,11
                sleep_duration,total_rem_duration,com.samsung.health.sleep.start_time,com.samsung.health.sleep.end_time,com.samsung.health.sleep.time_offset
                25200,5400,2024-12-22 23:00:00.000,2024-12-23 07:00:00.000,UTC+0100
                """, counts: [1, 0, 0, 0, 0, 3]),
        Sample(
            name: "Samsung steps by device and together", kind: "samsung",
            text: """
                com.samsung.shealth.step_daily_trend,7006003,6
                count,distance,source_type,day_time
                2800,2000.0,0,2018-11-28 00:00:00.000
                5200,4000.0,-2,2018-11-28 00:00:00.000
                3100,2500.0,2,2018-11-28 00:00:00.000
                """, counts: [1, 0, 0, 0, 0, 2], skipped: ["repeated": 2]),
        Sample(
            name: "Fitbit nights", kind: "fitbit",
            text: """
                [{"logId":1,"dateOfSleep":"2024-01-11","startTime":"2024-01-10T22:41:00.000","endTime":"2024-01-11T07:44:30.000",
                "minutesAsleep":476,"timeInBed":543,"levels":{"summary":{"deep":{"minutes":64}}}},
                {"logId":2,"dateOfSleep":"2024-01-12","startTime":"2024-01-11T23:10:00.000","endTime":"no-time","minutesAsleep":1}]
                """, counts: [1, 0, 0, 0, 0, 3], skipped: ["date": 1]),
        Sample(
            name: "Fitbit's website, a table below the other", kind: "fitbit",
            text: """
                Body
                Date,Weight,BMI,Fat
                "2026-01-14","82.4","24.1","18.2"

                Foods
                Date,Calories In
                "2026-01-14","2,105"

                Activities
                Date,Calories Burned,Steps,Distance,Minutes Fairly Active,Minutes Very Active,Activity Calories
                "2026-01-14","2,310","11,204","8.1","18","40","1,050"

                Sleep
                Start Time,End Time,Minutes Asleep,Minutes Awake,Time in Bed
                "2026-01-13 11:05PM","2026-01-14 6:50AM","410","55","465"

                """, counts: [1, 0, 0, 0, 1, 9],
            questions: ["weightUnit": "kg", "distanceUnit": "km"]),
        Sample(
            name: "a diary of moods, whose energy is no food", kind: "csv",
            text: "date,mood,energy,stress\n2026-01-15,6,5,4\n2026-01-16,7,8,2\n", counts: [2, 0, 0, 0, 0, 6]),
        Sample(
            name: "body measures of Hevy", kind: "hevy",
            text: """
                "date","weight_kg","fat_percent","neck_cm","left_bicep_cm","right_bicep_cm","waist_cm","hips_cm"
                "28 Mar 2025, 00:00",82.4,18.2,,,,88,
                """, counts: [1, 0, 0, 0, 1, 2]),
        Sample(
            name: "Waistline", kind: "waistline",
            text: """
                {"version":28,"foodList":[{"id":1,"name":"Bread","portion":100,"unit":"g","nutrition":{"calories":250,"fat":3}}],
                "diary":[{"dateTime":"2023-01-05T00:00:00.000Z","items":[{"id":1,"type":"food","portion":"60","quantity":2,
                "category":0},{"id":9,"type":"food"}],"stats":{"weight":80.5}}],"meals":[],"recipes":[]}
                """, counts: [1, 1, 0, 0, 1, 0], skipped: ["malformed": 1]),
        Sample(
            name: "OpenNutriTracker intake", kind: "opennutritracker",
            text: """
                [{"id":"a","unit":"g","amount":150,"type":"breakfast","meal":{"name":"Yoghurt","nutriments":{"energyKcal100":60}},
                "dateTime":"2024-02-01T08:00:00.000"},
                {"id":"b","unit":"serving","amount":2,"type":"snack","meal":{"name":"Bar","servingQuantity":40,
                "nutriments":{"energyKcal100":400}},"dateTime":"2024-02-01T16:00:00.000"}]
                """, counts: [1, 2, 0, 0, 0, 0]),
        Sample(
            name: "what was exported from here as JSON", kind: "vitalpath",
            text: """
                {"format":"vitalpath","version":1,"account":{"id":"x"},
                "figures":[{"day":"2026-01-01","metric":"weight","source":"manual","value":80}],
                "foodEntries":[{"id":"e","day":"2026-01-01","at":1767254400,"minute":480,"slot":"breakfast","name":"Bread",
                "amount":2,"unit":"slice","energy":160,"deletedAt":null}],
                "workouts":[{"id":"w","day":"2026-01-02","at":1767340800,"minute":600,"name":"A","kind":"strength","isOpen":0,
                "exercises":[{"name":"Squat","sets":[{"reps":5,"load":100,"isWarmUp":false,"isDone":true}]}],"deletedAt":null}]}
                """, counts: [2, 1, 1, 1, 1, 0]),
    ]

    static let moved: [Sample] = [
        Sample(
            name: "activities of Strava, in kilometres and again in metres", kind: "strava",
            text: """
                Activity ID,Activity Date,Activity Name,Activity Type,Elapsed Time,Distance,Elapsed Time,Moving Time,Distance
                111,"Jul 5, 2024, 7:30:00 AM","Hills, fast",Run,3600,10.03,3600,3500,10030.4
                """, counts: [1, 0, 1, 0, 0, 0]),
        Sample(
            name: "activities of Garmin's website", kind: "garmin",
            text: """
                Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR
                Running,2026-01-14 17:54:29,false,"Around the lake","6.80","512","00:42:11","148"
                """, counts: [1, 0, 1, 0, 0, 0], questions: ["distanceUnit": "km"]),
        Sample(
            name: "activities of Withings, with a column of data", kind: "withings",
            text: """
                from,to,"from (manual)","to (manual)",Timezone,"Activity type",Data,GPS,Modified
                2026-09-30T18:00:00+02:00,2026-09-30T18:42:00+02:00,,,Europe/Amsterdam,Running,"{""calories"":412}",,
                """, counts: [1, 0, 1, 0, 0, 0]),
        Sample(
            name: "what Lose It! gives for another app's steps", kind: "loseit",
            text: """
                Date,Name,Icon,Type,Quantity,Units,Calories,Deleted
                01/14/2026,Garmin Adjustment,Garmin,Exercise,30,minutes,-176.0,0
                01/15/2026,Running,Run,Exercise,42,minutes,-430.5,0
                """, counts: [1, 0, 1, 0, 0, 0], skipped: ["noPlace": 1]),
    ]

    static let all = eaten + lifted + measured + moved
}
