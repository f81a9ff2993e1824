// The seven slots of a day, and the minutes that each usually covers for whoever reads the page.
const starts = document.documentElement.dataset.meals.split(" ").map(Number);

export const slots = [
    ...["breakfast", "morningSnack", "lunch", "afternoonSnack", "dinner", "eveningSnack"].map((id, place) => ({ id, from: starts[place], to: starts[place + 1] ?? Math.min(starts[place] + 120, 1440) })),
    { id: "drinks" },
];

/** The slot of a moment; the evening snack runs on through the night. */
export function slotAt(minute) {
    return (slots.findLast((slot) => slot.from <= minute) ?? slots[5]).id;
}
