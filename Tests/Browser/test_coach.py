"""Asking the coach: answers from what was logged, what they rest on, going on from them, and conversations."""

import re
from datetime import date, timedelta

from conftest import axe
from playwright.sync_api import expect
from recogniser import RECOGNISER


def log(page, base, days=20):
    """Steps, sleep and a weight for each of the last days; a workout on every third."""
    today = date.fromisoformat(page.context.request.get(f"{base}/api/today").json()["date"])
    page.goto("about:blank")
    for age in range(days):
        day = {"logDate": str(today - timedelta(days=age)), "sleepHours": 7, "steps": 9000 + age * 100, "weightKg": 80 - (days - age) * 0.1, "workoutCompleted": age % 3 == 0}
        assert page.context.request.post(f"{base}/api/daily-logs", data=day, headers={"Origin": base}).ok
    return today


def ask(page, text):
    answers = page.locator(".message.assistant .bubble:not(.typing)")
    before = answers.count()
    page.get_by_label("Your question").fill(text)
    page.keyboard.press("Enter")
    # The first question of a server waits for its tables of words.
    expect(answers).to_have_count(before + 1, timeout=60_000)


def open_coach(page, base):
    page.goto(f"{base}/coach")
    expect(page.get_by_role("heading", name="You could ask")).to_be_visible()


def test_a_question_is_answered_with_its_days_and_a_chart_and_goes_on(inside, server):
    page = inside
    today = log(page, server.base)
    open_coach(page, server.base)
    expect(page.get_by_role("heading", name="You could ask")).to_be_visible()
    expect(page.get_by_text("Not a medical device")).to_be_visible()
    assert axe(page).response["violations"] == []

    ask(page, "What was my highest step count ever?")
    answer = page.locator(".message.assistant").last
    expect(answer).to_contain_text("Steps: the most in all that you logged was 10,900")
    expect(page.locator(".message.user")).to_have_text(re.compile("highest step count"))
    expect(page.get_by_role("heading", name="You could ask")).to_be_hidden()
    answer.get_by_text("Why?").click()
    row = answer.locator("tbody tr").first
    expect(row).to_contain_text("10,900")
    row.get_by_role("link").click()
    expect(page).to_have_url(f"{server.base}/log?date={today - timedelta(days=19)}")

    # The conversation is still there, and remembers.
    page.go_back()
    expect(page.locator(".message")).to_have_count(2)
    ask(page, "average steps in the last 14 days")
    answer = page.locator(".message.assistant").last
    expect(answer).to_contain_text("9,700 a day on average, over 13 days")
    expect(answer).to_contain_text("Today is left out")
    expect(answer.locator("svg.chart, svg[role=group]").first).to_be_visible()
    ask(page, "and how did I sleep?")
    expect(page.locator(".message.assistant").last).to_contain_text("Sleep in the last 14 days: 7 h 00 a night")
    page.locator(".message.assistant").last.get_by_role("button", name="And last month?").click()
    expect(page.locator(".message")).to_have_count(8)
    assert axe(page).response["violations"] == []
    # The newest message is in sight.
    expect(page.locator(".message").last.locator(".bubble")).to_be_in_viewport()


def test_enter_sends_and_shift_enter_does_not(inside, server):
    page = inside
    open_coach(page, server.base)
    field = page.get_by_label("Your question")
    field.press("Shift+Enter")
    field.press_sequentially("tell me a joke")
    expect(page.locator(".message")).to_have_count(0)
    field.press("Enter")
    expect(page.locator(".message.assistant")).to_contain_text("That I cannot answer")
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    # A suggestion is sent at once.
    chips = page.get_by_role("list", name="Questions to ask").get_by_role("button")
    expect(chips).to_have_count(3)
    asked = chips.first.inner_text()
    chips.first.click()
    expect(page.locator(".message.user").last).to_have_text(re.compile(re.escape(asked)))
    expect(page.locator(".message.assistant")).to_have_count(2)


def test_a_reader_who_scrolled_up_is_left_there(inside, server):
    page = inside
    open_coach(page, server.base)
    for text in ["what can you do"] * 4:
        count = page.locator(".message").count()
        ask(page, text)
        expect(page.locator(".message")).to_have_count(count + 2)
    page.wait_for_timeout(1000)
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    latest = page.get_by_role("button", name="To the newest message")
    expect(latest).to_be_visible()
    latest.click()
    expect(page.locator(".message").last).to_be_in_viewport()
    expect(latest).to_be_hidden()


def test_conversations_are_begun_listed_deleted_and_brought_back(inside, server):
    page = inside
    open_coach(page, server.base)
    ask(page, "hello")
    expect(page.locator(".message")).to_have_count(2)
    page.get_by_role("button", name="New conversation").click()
    expect(page.locator(".message")).to_have_count(0)
    expect(page.get_by_label("Your question")).to_be_focused()
    ask(page, "thanks")
    expect(page.locator(".message")).to_have_count(2)
    page.get_by_text("Earlier conversations", exact=True).click()
    expect(page.locator("#conversations li")).to_have_count(2)
    page.get_by_role("button", name="Delete conversation: hello").click()
    expect(page.locator("#conversations li")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#conversations li")).to_have_count(2)
    expect(page.locator(".message.user")).to_contain_text("hello")


def test_a_concern_gets_help_and_no_figure(inside, server):
    page = inside
    open_coach(page, server.base)
    ask(page, "I want to kill myself")
    answer = page.locator(".message.careful")
    expect(answer.get_by_role("link").first).to_have_attribute("href", re.compile(r"^tel:\d+$"))
    expect(answer.get_by_text("Why?")).to_have_count(0)


def test_a_question_is_spoken_and_sent_by_hand(inside, server):
    page = inside
    page.add_init_script(RECOGNISER)
    open_coach(page, server.base)
    expect(page.get_by_text("Speech may go to the browser's maker")).to_be_visible()
    field = page.get_by_label("Your question")
    field.fill("Tell me:")
    page.get_by_role("button", name="Speak").click()
    expect(page.get_by_text("Listening…")).to_be_visible()
    page.evaluate("recogniser.hear('what was my', false)")
    expect(field).to_have_value("Tell me: what was my")
    page.evaluate("recogniser.hear('what was my heaviest squat', false)")
    expect(field).to_have_value("Tell me: what was my heaviest squat")
    page.get_by_role("button", name="Stop listening").click()
    expect(page.get_by_role("button", name="Speak")).to_be_visible()
    expect(field).to_have_value("Tell me: what was my heaviest squat")
    expect(page.locator(".message")).to_have_count(0)
    page.get_by_role("button", name="Speak").click()
    page.evaluate("recogniser.fail('audio-capture')")
    expect(page.get_by_role("status").filter(has_text="No microphone")).to_be_visible()
    expect(field).to_have_value("Tell me: what was my heaviest squat")
    field.fill("")
    page.get_by_role("button", name="Speak").click()
    page.evaluate("recogniser.hear('average steps last week', true)")
    assert axe(page).response["violations"] == []
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("button", name="Speak")).to_be_visible()
    expect(page.locator(".message.user")).to_have_text(re.compile("average steps last week"))
    expect(page.locator(".typing")).to_have_count(0, timeout=60_000)
    expect(field).to_have_value("")


def test_without_a_recogniser_the_coach_has_no_microphone(inside, server):
    page = inside
    page.add_init_script("delete window.SpeechRecognition; delete window.webkitSpeechRecognition;")
    open_coach(page, server.base)
    expect(page.get_by_role("button", name="Speak")).to_have_count(0)
