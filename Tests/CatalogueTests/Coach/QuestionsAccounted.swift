import Catalogue
import Domain
import Testing

extension QuestionTable {
    /// Every word that changes what is asked is used.
    static let accounted = rows(
        #"""
        en | whats the longest ive gone without alcohol | alcohol longestStreak >0
        nl | wat is mijn langste periode zonder wijn | food:wijn longestStreak >0
        nl | op welke avonden at ik na 9 uur | foods count at 1260-1440 named
        en | on which evenings did i eat after 9 | foods count at 1260-1440 named
        nl | hoeveel koffie dronk ik na 3 uur | food:koffie sum at 900-1440
        en | how much caffeine before 9 am | caffeine sum at 0-540
        en | most weight i ever lifted in one set | exercises heaviest ever
        en | how much weight have i lifted in total this month | workouts volume month0
        en | how much iron did i get from spinach this month | iron sum month0 of food:spinach
        nl | hoeveel calcium kreeg ik uit kaas | calcium sum of group:cheese
        en | how much calcium comes from cheese | calcium sum of group:cheese
        nl | kan ik vandaag nog een stroopwafel nemen | energy remaining
        en | how much sugar comes from chocolate | sugar share of food:chocolate
        en | what am i low on | plan:lacking value
        nl | waar kom ik te kort aan | plan:lacking value
        en | how much have i lost since christmas | weight trend since:2025-12-25
        nl | hoeveel ben ik afgevallen sinds de kerst | weight trend since:2025-12-25
        en | how much have i lost since new year | weight trend since:2026-01-01
        en | how long did i sleep the night before last | sleep sum 2026-11-20
        en | what did i eat the night before last | foods list 2026-11-19 at 1080-1440
        nl | wat woog ik een jaar geleden | weight average 2025-11-18..2025-11-24
        en | how much do i weigh now vs 3 months ago | weight compare days7 vs 2026-08-18..2026-08-24
        en | how fast am i losing weight | weight perWeek
        nl | hoe snel val ik af deze maand | weight perWeek month0
        nl | hoeveel eiwit zit er nog in mijn dag | protein remaining
        nl | hoeveel mag ik vandaag nog eten | energy remaining 2026-11-21
        en | what should i eat tonight | energy remaining 2026-11-21 at 1080-1440 also protein
        nl | welke groente eet ik het meest | group:vegetables often
        nl | welke dag van de week eet ik het meest | energy byWeekday
        nl | eet ik in het weekend meer dan doordeweeks | energy compare on 67 vs 12345
        en | how many days was i under my calorie goal in october | energy reached 2026-10 below goal
        en | what is my calorie goal | energy goal
        en | biggest day ever in calories | energy highest ever
        en | what did i snack on this week | foods@snacks list week0
        en | how many km did i run in october and in september | running compare 2026-10 vs 2026-09
        en | is my squat stuck | squat trend
        nl | hoe vaak had ik een stemming boven de 8 | mood reached >9
        nl | op hoeveel dagen was mijn stress hoger dan 6 | stress reached >7
        en | how many days was my stress at least 7 | stress reached >7
        nl | hoe vaak haalde ik 10000 stappen niet | steps reached <10,000
        nl | heb ik vrijdag gedronken | alcohol sum 2026-11-20
        en | how often do i drink | alcohol count
        nl | hoeveel dronk ik gisteren | water sum 2026-11-20
        nl | drink ik te veel | alcohol advised
        nl | eet ik genoeg groente | group:vegetables advised
        en | how many times did i weigh myself last month | weight count month-1
        en | how is my mood when i dont exercise | mood value with rest
        en | do i walk more on weekends | steps compare on 67
        en | how long do my workouts take | workouts average
        nl | hoe ver loop ik meestal | running average
        en | top 3 foods i eat | foods often top3
        en | what are my top five foods this month | foods often month0 top5
        nl | wat zijn mijn vijf meest gegeten producten deze maand | foods often month0 top5
        en | my five favourite drinks this year | drinks often year0 top5
        en | how many of the last 4 mondays did i train | workouts count days28 on 1
        nl | gemiddelde calorieën op de laatste 3 zondagen | energy average days21 on 7
        en | which share of my workouts is running | running share counting count
        nl | welk deel van mijn trainingen was krachttraining | workouts:strength share counting count
        en | what percentage of my workouts were strength this year | workouts:strength share year0 counting count
        en | how much heavier is my squat than in january | squat compare month0 vs 2026-01 counting heaviest
        nl | hoeveel zwaarder is mijn squat dan in januari | squat compare month0 vs 2026-01 counting heaviest
        nl | wat is mijn gemiddelde eiwit over de laatste 3 maanden | protein average days90
        nl | mijn top 10 drankjes vorig jaar | drinks often year-1 top10
        en | when was i last below 79 kg | weight last <79
        nl | sinds wanneer zit ik onder de 80 kilo | weight streak <80
        en | what's my best 5k time | running fastest over 5km
        nl | wat is mijn beste 5 km tijd | running fastest over 5km
        en | how many calories should i eat today | energy remaining 2026-11-21
        nl | hoeveel calorieën mag ik vandaag | energy remaining 2026-11-21
        en | how does my mood differ on training days | mood average with training
        nl | is mijn humeur anders op trainingsdagen | mood average with training
        nl | hoe snel val ik af | weight perWeek
        en | how many times did i hit 10k steps this year | steps reached >10,000 year0
        en | most steps in one week | steps highest by week
        en | average alcohol a week | alcohol perWeek
        en | how many days since my last workout | workouts last
        nl | hoe vaak sla ik de lunch over | foods@lunch without
        en | how many steps to my goal | steps remaining
        nl | hoe zwaar was ik in maart | weight average 2026-03
        nl | hoeveel stappen liep ik gemiddeld in het weekend in oktober | steps average 2026-10 on 67
        en | can i have a beer tonight | energy remaining
        en | why was i so tired on the 5th | energyLevel why 2026-11-05
        en | which foods give me the most saturated fat | saturatedFat sources
        en | was i happier in the summer | mood compare 2026-06-01..2026-08-31 vs days30
        nl | hoeveel stappen deze maand tot nu toe | steps sum month0
        nl | hoeveel tilde ik bij mijn laatste deadlift | deadlift last
        en | how many pull ups can i do | pull-up heaviest
        """#)

    /// A word of each changes what is asked, and nothing can be made of it.
    static let declined: [(Language, String)] = [
        (.en, "what if i ate 5000 kcal less"), (.nl, "wat als ik 5000 kcal minder eet"),
        (.en, "when was my last cheat meal"), (.en, "how did i sleep in this phase"),
        (.en, "on a good day how many steps do i take"), (.nl, "hoe sliep ik in deze fase"),
        (.en, "what do my best days have in common"),
        (.en, "which foods give me most vitamins"), (.en, "in which week did i gain or lose the most"),
        (.nl, "hoe vaak was ik gestrest"), (.en, "how often was i stressed last month"),
        (.nl, "hoe vaak was ik moe vorige maand"), (.nl, "hoeveel slechte nachten had ik vorige maand"),
        (.en, "how many long runs did i do this year"), (.en, "how often did i have a high stress day"),
        (.nl, "slaap ik slechter als ik laat eet"), (.en, "did i eat late this week"),
        (.en, "what was my weight on my last run"), (.nl, "viel ik van mijn fiets"),
        (.en, "how many steps next week"), (.nl, "hoeveel sliep ik volgende maand"),
        (.en, "what was my biggest weight loss in a week"),
        (.en, "how many kilos until 82"), (.en, "average sleep on weekdays excluding friday"),
        (.en, "how many calories without alcohol last week"),
        (.en, "how much would i weigh if i slept 9 hours"), (.en, "do i run faster after a good night"),
        (.nl, "loop ik sneller na een goede nacht"), (.nl, "hoe was mijn stemming na mijn laatste lange loop"),

        (.en, "how do i compare to other people my age"), (.nl, "hoeveel sets doe ik per week voor borst"),

        (.nl, "hoeveel kaas en brood at ik gisteren"), (.en, "how often do i eat out"),
        (.en, "how many days in october did i drink alcohol and sleep less than 7 hours"),
        (.en, "what did i eat after my last run"), (.en, "how long have i been at this weight"),
        (.en, "how many days a week do i drink"),
        (.nl, "welke dag at ik het gezondst"),
        (.en, "how long did it take me to go from 90 to 87"),
        (.nl, "hoe lang deed ik erover om van 90 naar 87 te gaan"),
        (.nl, "wat was het ongezondste dat ik deze week at"), (.en, "how much volume did i do on my last leg day"),
        (.en, "how much did i weigh when i moved"),
    ]
}

@Suite("Words that nothing can be made of")
struct QuestionsDeclinedTests {
    private static let parser = QuestionParser(lexicon: .shared)

    @Test("A word that changes the meaning and cannot be used makes it decline", arguments: QuestionTable.declined)
    func declined(language: Language, text: String) {
        let question = Self.parser.parse(text, language: language, today: QuestionTable.today)
        #expect(!question.leftOut.isEmpty, "\(text): \(QuestionText.of(question))")
    }

    @Test("What is left is of what was spoken of")
    func left() {
        let question = Self.parser.parse("how much do i have left today", language: .en, today: QuestionTable.today)
        #expect(question.subject == nil && question.measure == .remaining)
        let before = Question(subject: .metric(.protein), measure: .sum, period: .day(QuestionTable.today))
        let full = Conversation.complete(question, after: [before], today: QuestionTable.today)
        #expect(full.subject == .metric(.protein) && full.measure == .remaining)
    }

    @Test("What is asked of a part of the day, a meal or a day before any was named is declined where nothing tells it")
    func beyond() {
        let record = CoachRecord(today: QuestionTable.today)
        for text in [
            "steps yesterday evening", "how many steps do i take in the morning",
            "which exercise hurts the most this year", "how many hours between my dinner and breakfast usually",
            "what did i eat that day",
        ] {
            let question = Self.parser.parse(text, language: .en, today: QuestionTable.today)
            #expect(Coach.answer(question, from: record).isDeclined, "\(text)")
        }
    }
}
