// Exercises that are done in turn: those with the same number.

/** "A" for the first superset of a workout. */
export const letter = (number) => String.fromCharCode(64 + number);

/** Joins an exercise to the next, or takes it out of its superset. */
export function joinOrLeave(exercises, exercise) {
    if (exercise.superset !== undefined) {
        const others = exercises.filter((other) => other !== exercise && other.superset === exercise.superset);
        if (others.length === 1) delete others[0].superset;
        delete exercise.superset;
        return;
    }
    const next = exercises[exercises.indexOf(exercise) + 1];
    if (!next) return;
    const used = new Set(exercises.map((other) => other.superset));
    let free = 1;
    while (used.has(free)) free += 1;
    next.superset ??= free;
    exercise.superset = next.superset;
}
