"""Writes an export of the Health app of any size, always the same for a size, and tells what its days come to.

The truth is by construction: a phone counts steps every hour, and a watch counts them again, except in one hour (then the
phone's count) and in half of another (then half of the phone's does).
"""

import pathlib
import statistics
import zipfile
from datetime import date, datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

LAST = date(2025, 11, 20)
KEYS = ("steps", "active_kcal", "hrv_med", "rhr", "sleep_min", "workouts", "workout_min", "dietary_kcal", "water_ml", "weight_kg")
WATCH = 'sourceName="Apple\u00a0Watch" sourceVersion="11.1" device="&lt;&lt;HKDevice: 0x1&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,2, software:11.1&gt;"'
PHONE = 'sourceName="iPhone" sourceVersion="18.1"'
APP = 'sourceName="Food &amp; more" sourceVersion="3"'
HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
]>
<HealthData locale="en_GB">
 <ExportDate value="2025-11-21 08:00:00 +0100"/>
 <Me HKCharacteristicTypeIdentifierDateOfBirth="1980-01-01"/>
"""


class Day:
    """The rows of one day and what they come to."""

    def __init__(self, index: int, date: date, beats: int):
        self.dice = Random(index)
        self.date = date
        offset = int(datetime(self.date.year, self.date.month, self.date.day, 12, tzinfo=ZoneInfo("Europe/Amsterdam")).utcoffset().total_seconds())
        self.offset = f"+{offset // 3600:02}00"
        self.rows: list[str] = []
        self.truth: dict[str, float | str] = {"date": self.date.isoformat()}
        self.heart(beats)
        self.steps()
        self.night()
        self.energy(index)
        self.food(index)

    def at(self, minute: float) -> str:
        """Minutes after midnight; before it where they are negative."""
        day, seconds = divmod(round(minute * 60), 86_400)
        date = self.date if day == 0 else self.date + timedelta(days=day)
        return f"{date} {seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02} {self.offset}"

    def record(self, kind: str, unit: str, value, source: str, start: float, end: float, inside: str = "") -> str:
        end_text = self.at(end)
        unit = f' unit="{unit}"' if unit else ""
        head = f' <Record type="HK{kind}" {source}{unit} creationDate="{end_text}" startDate="{self.at(start)}" endDate="{end_text}" value="{value}"'
        text = f"{head}>\n{inside} </Record>\n" if inside else f"{head}/>\n"
        self.rows.append(text)
        return text

    def quantity(self, kind: str, *more, **inside) -> str:
        return self.record(f"QuantityTypeIdentifier{kind}", *more, **inside)

    def heart(self, beats: int) -> None:
        motion = '  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="1"/>\n'
        for index in range(beats):
            minute = 420 + index * 900 / beats
            self.quantity("HeartRate", "count/min", 55 + (index * 7) % 60, WATCH, minute, minute, motion)
        hrv = [self.dice.randrange(200, 900) / 10 for _ in range(5)]
        for index, value in enumerate(hrv):
            list_of_beats = "".join(f'   <InstantaneousBeatsPerMinute bpm="{60 + beat % 9}" time="2:{index:02}:{beat:02},11 PM"/>\n' for beat in range(20))
            self.quantity("HeartRateVariabilitySDNN", "ms", value, WATCH, 500 + index * 60, 501 + index * 60, f"  <HeartRateVariabilityMetadataList>\n{list_of_beats}  </HeartRateVariabilityMetadataList>\n")
        rhr = self.dice.randrange(48, 70)
        self.quantity("RestingHeartRate", "count/min", rhr, WATCH, 1, 1430)
        self.truth |= {"hrv_med": statistics.median(hrv), "rhr": rhr}

    def steps(self) -> None:
        bare, half = self.dice.sample(range(7, 23), 2)
        steps = 0
        for hour in range(7, 23):
            phone = self.dice.randrange(10, 500) * 2
            self.quantity("StepCount", "count", phone, PHONE, hour * 60, hour * 60 + 60)
            steps += phone if hour == bare else phone // 2 if hour == half else 0
            for tenth in range(0 if hour == bare else 3 if hour == half else 6):
                watch = self.dice.randrange(5, 200)
                steps += watch
                row = self.quantity("StepCount", "count", watch, WATCH, hour * 60 + tenth * 10, hour * 60 + tenth * 10 + 10)
        # Written twice, as exports do.
        self.rows.append(row)
        self.truth["steps"] = steps

    def night(self) -> None:
        """It ends this morning."""
        begin = -60 + self.dice.randrange(0, 60)
        self.record("CategoryTypeIdentifierSleepAnalysis", "", "HKCategoryValueSleepAnalysisInBed", PHONE, begin - 15, 450)
        asleep = 0
        for stage in ("Core", "Deep", "REM", "", "Core", "REM"):
            minutes = self.dice.randrange(20, 75)
            self.record("CategoryTypeIdentifierSleepAnalysis", "", f"HKCategoryValueSleepAnalysis{'Asleep' + stage if stage else 'Awake'}", WATCH, begin, begin + minutes)
            begin += minutes
            asleep += minutes if stage else 0
        self.truth["sleep_min"] = asleep

    def energy(self, index: int) -> None:
        active = 0
        for hour in range(8, 22):
            burnt = self.dice.randrange(5, 80)
            active += burnt
            self.quantity("ActiveEnergyBurned", "kcal", burnt, WATCH, hour * 60, hour * 60 + 60)
        self.quantity("ActiveEnergyBurned", "kcal", 150, APP, 1020, 1050)
        minutes = self.dice.randrange(20, 60) if index % 2 else 0
        if minutes:
            self.rows.append(f' <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="{minutes}" durationUnit="min" {WATCH} creationDate="{self.at(1060 + minutes)}" startDate="{self.at(1060)}" endDate="{self.at(1060 + minutes)}">\n  <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" startDate="{self.at(1060)}" endDate="{self.at(1060 + minutes)}" sum="{minutes / 6:.2f}" unit="km"/>\n </Workout>\n')
        self.truth |= {"active_kcal": active, "workouts": 1 if minutes else 0, "workout_min": minutes}

    def food(self, index: int) -> None:
        eaten = [self.dice.randrange(150, 900) for _ in range(3)]
        for meal, kcal in enumerate(eaten):
            minute = 480 + meal * 300
            row = self.quantity("DietaryEnergyConsumed", "kcal", kcal, APP, minute, minute)
            self.rows.append(f' <Correlation type="HKCorrelationTypeIdentifierFood" {APP} startDate="{self.at(minute)}" endDate="{self.at(minute)}">\n {row} </Correlation>\n')
        for glass in range(4):
            self.quantity("DietaryWater", "mL", 250, APP, 500 + glass * 120, 500 + glass * 120)
        weight = round(70 + index % 90 / 10, 1) if index % 3 == 0 else 0
        if weight:
            self.quantity("BodyMass", "kg", weight, PHONE, 430, 430)
        self.truth |= {"dietary_kcal": sum(eaten), "water_ml": 1000, "weight_kg": weight}


def write(folder: pathlib.Path, megabytes: int, days: int = 2922) -> list[dict]:
    """`export.xml` of about that size and `export.zip` in `folder`; returns what its days come to."""
    folder.mkdir(parents=True, exist_ok=True)
    rest = sum(map(len, Day(0, LAST, 0).rows))
    beat = sum(map(len, Day(0, LAST, 100).rows)) - rest
    beats = max(10, round((megabytes * 1e6 / days - rest) / beat * 100))
    truth = []
    with open(folder / "export.xml", "w", encoding="utf-8") as file:
        file.write(HEAD)
        for index in range(days):
            day = Day(index, LAST - timedelta(days=days - 1 - index), beats)
            file.writelines(day.rows)
            truth.append(day.truth)
        file.write("</HealthData>\n")
    with zipfile.ZipFile(folder / "export.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(folder / "export.xml", "apple_health_export/export.xml")
        archive.writestr("apple_health_export/export_cda.xml", "<ClinicalDocument/>")
    return truth


def differences(days: list[dict], truth: list[dict]) -> list[str]:
    """Each figure of a day that is not what the truth says."""
    found = {day["date"]: day for day in days}
    return [f"{want['date']} {key}: {found.get(want['date'], {}).get(key)}, not {want[key]}"
            for want in truth for key in KEYS
            if abs((found.get(want["date"], {}).get(key) or 0) - want[key]) > 0.01]
