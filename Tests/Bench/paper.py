"""A table of days and a chart of their energy as reportlab makes them, to hold our reports against.

Usage: paper.py FILE, the daily CSV; prints the median of five in milliseconds, and the bytes.
"""

import csv
import io
import statistics
import sys
import time

from reportlab.graphics.charts.lineplots import LinePlot
from reportlab.graphics.shapes import Drawing
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.platypus import Paragraph, SimpleDocTemplate, Table, TableStyle

COLUMNS = ["logDate", "caloriesConsumed", "proteinGrams", "carbsGrams", "fatGrams", "fibreGrams", "waterLiters", "weightKg"]


def make(days: list[dict]) -> bytes:
    chart = LinePlot()
    chart.x, chart.y, chart.width, chart.height = 30, 20, 440, 150
    chart.data = [[(place, float(day["caloriesConsumed"])) for place, day in enumerate(days) if day["caloriesConsumed"]]]
    picture = Drawing(500, 190)
    picture.add(chart)
    table = Table([COLUMNS] + [[day[name] for name in COLUMNS] for day in days], repeatRows=1)
    table.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.25, colors.grey), ("ALIGN", (1, 0), (-1, -1), "RIGHT"), ("FONTSIZE", (0, 0), (-1, -1), 8)]))
    file = io.BytesIO()
    SimpleDocTemplate(file, pagesize=A4).build([Paragraph("Nutrition", getSampleStyleSheet()["Heading1"]), picture, table])
    return file.getvalue()


if __name__ == "__main__":
    with open(sys.argv[1], newline="") as text:
        days = list(csv.DictReader(text))
    make(days)
    times = []
    for _ in range(5):
        began = time.perf_counter()
        document = make(days)
        times.append(time.perf_counter() - began)
    print(f"{statistics.median(times) * 1000:.0f} {len(document)}")
