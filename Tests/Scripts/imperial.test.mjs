// Pounds, inches, feet and fluid ounces.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "./page.mjs";

page({ units: "imperial" });
const format = await import("/shared/format.js");

test("what is stored in SI is shown in the reader's units", () => {
    assert.equal(format.weight(100), "220.5 lb");
    assert.equal(format.show("length", 254), "100.0 in");
    assert.equal(format.volume(946.353), "32 fl oz");
    assert.equal(format.show("distance", 5000), "3.1 mi");
    assert.equal(format.height(182), "6 ft 0 in");
    assert.equal(format.height(180), "5 ft 11 in");
});

test("a height is feet and inches, feet alone, or inches", () => {
    const inches = (text) => Math.round(format.typedHeight(text) / 2.54 * 10) / 10;
    for (const text of ["5 ft 11", "5'11\"", "5’11”", "5 feet 11 inches", "71"]) assert.equal(inches(text), 71, text);
    assert.equal(inches("6'"), 72);
    assert.equal(inches("5.5"), 66);
    assert.equal(format.typedHeight(""), null);
    assert.ok(Number.isNaN(format.typedHeight("tall")));
});
