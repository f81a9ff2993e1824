// The seven slots of a day, and the minutes that each usually covers.
export const slots = [
    { id: "breakfast", from: 360, to: 600 },
    { id: "morningSnack", from: 600, to: 720 },
    { id: "lunch", from: 720, to: 840 },
    { id: "afternoonSnack", from: 840, to: 1020 },
    { id: "dinner", from: 1020, to: 1260 },
    { id: "eveningSnack", from: 1260, to: 1380 },
    { id: "drinks" },
];

/** The slot of a moment; the evening snack runs on through the night. */
export function slotAt(minute) {
    return (slots.find((slot) => slot.from <= minute && minute < slot.to) ?? slots[5]).id;
}
