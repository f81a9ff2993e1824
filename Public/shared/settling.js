// A place on the page that is gone to, while what stands above it is still coming.

/** Calls `scroll` at once and when `element` has another size, until somebody scrolls or types, or four seconds are over. */
export function whileSettling(element, scroll) {
    const settling = new ResizeObserver(scroll);
    const stop = () => settling.disconnect();
    settling.observe(element);
    for (const event of ["wheel", "touchmove", "keydown", "pointerdown"]) addEventListener(event, stop, { once: true, passive: true });
    setTimeout(stop, 4000);
}
