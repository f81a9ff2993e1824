// The same for a reader of Dutch.
import assert from "node:assert/strict";
import test from "node:test";
import { page, words } from "./page.mjs";

page({ language: "nl" });
const format = await import("/shared/format.js");

test("a comma parts decimals and a point parts thousands, on the page and in its fields", () => {
    assert.equal(format.number(11766), "11.766");
    assert.equal(format.weight(85.94), "85,9 kg");
    assert.equal(format.fieldText(-0.46, 2), "-0,46");
    assert.equal(format.typed(format.fieldText(82.45, 2)), 82.45);
});

test("hours and dates are in Dutch", () => {
    assert.equal(format.hours(330), "5 u 30");
    assert.equal(format.longDate("2026-11-23"), "maandag 23 november");
    assert.equal(format.fullDate("1980-04-05"), "5 april 1980");
});

test("both languages have each key, with the same values to fill in", () => {
    const [english, dutch] = [words("en"), words("nl")];
    assert.deepEqual(Object.keys(dutch), Object.keys(english));
    assert.ok(Object.keys(english).length > 1500);
    const named = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
    for (const key of Object.keys(english)) assert.ok(dutch[key] && named(dutch[key]).every((name) => named(english[key]).includes(name)), key);
});
