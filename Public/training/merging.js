// Two versions of a workout that come from one: what each side changed counts.

/** What of a set, and of an exercise, changes together. */
const figures = [["reps"], ["load", "typedLoad"], ["rpe"], ["seconds"], ["metres"], ["isWarmUp"], ["isDone"]];
const details = [["name"], ["superset"], ["restSeconds"], ["notes"]];

export const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Exercises as `mine` and as `theirs`, which both come from `base`, in one: where both sides changed a figure mine counts,
 * what both added is there twice, and what one side took out stays out unless the other changed it.
 */
export function merged(base, mine, theirs) {
    const [old, own, other] = [base, mine, theirs].map(byKey);
    const inBoth = (one, two) => [...one.keys()].filter((key) => two.has(key));
    const isMyOrder = !same(inBoth(own, old), inBoth(old, own));
    const keys = new Set(isMyOrder ? [...own.keys(), ...other.keys()] : [...other.keys(), ...own.keys()]);
    return [...keys].map((key) => kept(old.get(key), own.get(key), other.get(key), exercise)).filter(Boolean);
}

/** The same exercise may stand there twice. */
function byKey(exercises) {
    const found = new Map();
    for (const one of exercises) {
        const name = one.exerciseId ?? one.name;
        let count = 1;
        while (found.has(`${count} ${name}`)) count += 1;
        found.set(`${count} ${name}`, one);
    }
    return found;
}

function kept(base, mine, theirs, merge) {
    if (mine && theirs) return merge(base ?? { sets: [] }, mine, theirs);
    const left = mine ?? theirs;
    return base && same(base, left) ? undefined : left;
}

const exercise = (base, mine, theirs) => ({ ...parts(details, base, mine, theirs), sets: sets(base.sets, mine.sets, theirs.sets) });
const set = (base, mine, theirs) => parts(figures, base, mine, theirs);

function parts(groups, base, mine, theirs) {
    const result = { ...theirs };
    for (const name of groups.filter((group) => group.some((name) => !same(mine[name], base[name]))).flat()) result[name] = mine[name];
    return result;
}

function sets(base, mine, theirs) {
    const [own, other] = [aligned(base, mine), aligned(base, theirs)];
    return [
        ...base.map((one, place) => kept(one, own.became[place], other.became[place], set)).filter(Boolean),
        ...other.added,
        ...own.added.filter((one, place) => !same(one, other.added[place])),
    ];
}

/** What each set has become, nothing where it was taken out, and what was added at the end. */
function aligned(base, side) {
    const missing = base.length - side.length;
    if (missing <= 0) return { became: side.slice(0, base.length), added: side.slice(base.length) };
    // The sets before and after the gap are as they were; where none are, the last ones are gone.
    const from = base.findIndex((one, place) => !same(one, side[place]));
    const isGap = same(base.slice(from + missing), side.slice(from));
    const start = isGap ? from : side.length;
    return { became: [...side.slice(0, start), ...Array(missing).fill(undefined), ...side.slice(start)], added: [] };
}
