// Keeps what pages are made of, and the last answers of whoever is signed in, so that they open without a network.
// What is kept belongs to one account: that of the page that came last.

/** Set by the server: every file at the address of its content, and the pages. */
const files = [/* files */];
const pages = [/* pages */];
const [catalogue] = [/* foods */];
/** `finder.js`, which is a module. */
const finder = (() => { /* finder */ return finder; })();

const fileCache = "files";
const kept = "kept";
const owner = "/.owner";
const warmed = "/.warmed";
const dayStart = "/.dayStart";
const lock = "/.lock";
const since = "Vitalpath-Kept";
const ofVersion = "/.files";
const mostAnswers = 600;
/** What `finder` finds foods in beside the catalogue. */
const ownFoods = "/api/foods/device";
/** The person's own exercises, and the best-known. */
const exercises = [1, 2, 3, 4].map((page) => `/api/exercises?page=${page}`);
let foods;
/** What is asked for answers; nothing with secrets, of the account, its export, its talks with the coach or its settings. */
const isKept = /^\/(api\/(today|daily-logs|food-entries|foods|insights|badges|plan|hydration|trends|measures|recovery|meal-templates|recipes|workout-logs|workout-templates|exercises|training|history)([/?]|$)|charts\/)/;
const patience = 4000;
let warming;
let refreshing;
const changedDays = new Set();
const changedPaths = new Set();

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
    const { dayStart: hour, change } = event.data ?? {};
    if (hour !== undefined) event.waitUntil(waiting().then((count) => count && event.source?.postMessage({ waiting: count }), () => {}));
    if (hour !== undefined) event.waitUntil(warming ??= warm(hour).finally(() => { warming = undefined; }));
    if (change) event.waitUntil(refresh(change));
});
self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    // Who asks for nothing that is kept wants to know what is there now.
    if (request.method !== "GET" || url.origin !== location.origin || request.cache === "no-store") return;
    if (/\.[0-9a-f]{10}\.[a-z]+$/.test(url.pathname)) event.respondWith(file(event));
    else if (request.mode === "navigate") { if (isPage(url.pathname)) event.respondWith(page(event, url)); }
    else if (isKept.test(url.pathname)) event.respondWith(answer(event, url));
});

/** A reminder leads to its page: in a window that is open, else in a new one. */
self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil((async () => {
        const [open] = await clients.matchAll({ type: "window" });
        if (!open) return clients.openWindow(event.notification.data);
        await open.navigate(event.notification.data);
        return open.focus();
    })());
});

/** How much of what was logged without a network is still to be sent. */
const waiting = () => new Promise((resolve, reject) => {
    const opening = indexedDB.open("vitalpath", 1);
    // It is not there: what is to be sent makes it.
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = reject;
    opening.onsuccess = () => {
        const counting = opening.result.transaction("waiting").objectStore("waiting").count();
        counting.onsuccess = () => { opening.result.close(); resolve(counting.result); };
        counting.onerror = reject;
    };
});

const isPage = (path) => (pages.includes(path) && path !== "/settings/security") || /^\/learn\/[a-z0-9-]+$/.test(path);

async function install() {
    const cache = await caches.open(fileCache);
    // One that cannot be kept (the disk is full) comes from the network as before.
    await Promise.all(files.map(async (path) => await cache.match(path) ?? cache.add(path).catch(() => {})));
    await self.skipWaiting();
}

/**
 * Open pages go on with the files that they began with, also those that they have not asked for yet: those of both versions
 * have addresses of their own, and go with the version after this one.
 */
async function activate() {
    const cache = await caches.open(fileCache);
    const before = await (await cache.match(ofVersion))?.json() ?? [];
    for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (![...files, ...before, ofVersion].includes(pathname) && !pathname.startsWith("/strings/")) await cache.delete(request);
    }
    await put(fileCache, ofVersion, json(files));
    await (await caches.open(kept)).delete(warmed);
    await self.clients.claim();
}

async function file(event) {
    const known = await caches.match(event.request.url, { cacheName: fileCache });
    if (known) return known;
    const response = await fetch(event.request);
    if (response.headers.get("Cache-Control")?.includes("immutable")) event.waitUntil(put(fileCache, event.request.url, response.clone()));
    return response;
}

/** Whether the device is locked, or would be if a page had been there to see the time pass: nothing that is kept is shown then. */
async function isLocked() {
    const said = await (await caches.match(lock, { cacheName: kept }))?.json().catch(() => undefined);
    return Boolean(said) && (said.isLocked || Date.now() > said.until);
}

/** The server says so, whatever the device thought. In one step, so that it is open at no moment; what cannot be locked is not kept. */
async function setLocked() {
    if (await caches.match(owner, { cacheName: kept })) await (await caches.open(kept)).put(lock, new Response(JSON.stringify({ isLocked: true }))).catch(forget);
}

/** As it is now; as it was where there is no network, or one that keeps people waiting. What comes, however late, is for `keep`. */
async function fresh(event, old, keep, answer = fetch(event.request)) {
    event.waitUntil(answer.then(keep, () => {}));
    const slow = new Promise((resolve) => setTimeout(resolve, patience));
    try {
        const first = await Promise.race([answer, slow]);
        return first ?? await old() ?? await answer;
    } catch {
        return await old() ?? Response.error();
    }
}

const page = (event, url) => fresh(event, async () => caches.match(await isLocked() ? "/locked" : url.pathname, { cacheName: kept }), (response) => {
    if (response.status === 423) return setLocked();
    return response.ok && url.pathname !== "/welcome" ? keepPage(url.pathname, response.clone()) : undefined;
}, url.pathname === "/welcome" ? leaving(event.request) : undefined);

/** Nothing of a person is kept by the time a page shows that nobody is signed in. */
async function leaving(request) {
    const response = await fetch(request);
    if (response.ok) await forget();
    return response;
}

const wordsOf = (page) => page.match(/\/strings\/[a-z]{2}\/[^"]+\.js/g) ?? [];

async function keepPage(path, response) {
    const account = response.headers.get("Vitalpath-Account");
    if (!account) return;
    const known = await caches.match(owner, { cacheName: kept });
    if (known && await known.text() !== account) await forget();
    const cache = await caches.open(kept);
    if (!await cache.match(owner)) await cache.put(owner, new Response(account));
    const text = await response.clone().text();
    const words = wordsOf(text);
    // One that locks itself says so at its head, and after how many minutes.
    const minutes = /^<html [^>]* data-lock="(\d+)"/m.exec(text)?.[1];
    if (!minutes) await cache.delete(lock);
    else if (!await cache.match(lock)) await put(kept, lock, new Response(JSON.stringify({ isLocked: false, until: Date.now() + minutes * 6e4 })));
    await put(kept, path, response);
    if (await isForgotten()) return;
    const mine = await (await cache.match(ownFoods))?.json().catch(() => undefined);
    if (mine && mine.language !== /^<html [^>]*lang="(\w+)"/m.exec(text)?.[1]) await refresh({ areas: ["foods"] });
    const files = await caches.open(fileCache);
    for (const path of words) if (!await files.match(path)) await files.add(path).catch(() => {});
}

const answer = (event, url) => fresh(event, async () => (await isLocked() ? undefined : remembered(url)), (response) => {
    if (response.status === 401) return forget();
    if (response.status === 423) return setLocked();
    return response.ok ? keepAnswer(event.request.url, response.clone()) : undefined;
});

/** Only for who is known to be there: what is on its way while someone signs out is let go. */
async function keepAnswer(url, response) {
    if (!await caches.match(owner, { cacheName: kept })) return;
    const headers = new Headers(response.headers);
    headers.set(since, new Date().toISOString());
    await put(kept, url, new Response(response.body, { headers }));
    if (await isForgotten()) return;
    const cache = await caches.open(kept);
    const keys = (await cache.keys()).filter((request) => isKept.test(new URL(request.url).pathname));
    for (const request of keys.slice(0, Math.max(keys.length - mostAnswers, 0))) await cache.delete(request);
}

/** Whether someone signed out while a thing was put there: then nothing is left of it. */
async function isForgotten() {
    if (await caches.match(owner, { cacheName: kept })) return false;
    await forget();
    return true;
}

/** The disk may be full: then nothing is kept, and nothing fails for it. */
async function put(name, key, response) {
    try {
        const cache = await caches.open(name);
        await cache.delete(key);
        await cache.put(key, response);
    } catch { /* It comes from the network. */ }
}

function forget() {
    foods = undefined;
    return caches.delete(kept);
}

const two = (number) => String(number).padStart(2, "0");
const dateOf = (date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const json = (value, moment) => new Response(JSON.stringify(value), { headers: { "Content-Type": "application/json", [since]: moment ?? new Date().toISOString() } });

/** The days until now, the latest first; one begins at the hour that its page told. */
async function lastDays() {
    const hour = Number(await (await caches.match(dayStart, { cacheName: kept }))?.text() ?? 0);
    return Array.from({ length: 15 }, (_, age) => dateOf(new Date(Date.now() - hour * 36e5 - age * 864e5)));
}

/** An answer of before: the same, or the whole that some was asked of; of a day that began meanwhile, what is sure of it. */
async function remembered(url) {
    const cache = await caches.open(kept);
    const [today] = await lastDays();
    // By the words that are searched now, with the amounts of now, and not by an answer of then.
    const sought = url.searchParams.get("q") && await foodAnswer(cache, url);
    if (sought) return sought;
    const wanted = url.pathname === "/api/today" ? url.searchParams.get("date") ?? today : undefined;
    const found = await cache.match(url) ?? await cache.match(whole(url)) ?? (wanted && await cache.match(`/api/today?date=${wanted}`));
    if (wanted && found) {
        const day = await found.clone().json();
        return day.date >= wanted ? found : json({ ...day, date: wanted, isToday: true, day: { date: wanted, figures: {}, meals: [] } }, found.headers.get(since));
    }
    if (found) return found;
    const [, date] = /^\/api\/food-entries\/(\d{4}-\d{2}-\d{2})$/.exec(url.pathname) ?? [];
    if (date >= today) return json([]);
    if (url.pathname.startsWith("/api/foods")) return foodAnswer(cache, url);
    if (url.pathname === "/api/exercises") return json({ exercises: await knownExercises(cache, url.searchParams.get("q") ?? "") });
    return undefined;
}

function whole(url) {
    const other = new URL(url);
    other.searchParams.delete("fields");
    return other;
}

/** A search, or one food, of what this device knows. */
async function foodAnswer(cache, { pathname, searchParams }) {
    const text = searchParams.get("q");
    const [, code, id] = /^\/api\/foods\/(?:barcodes\/(\d+)|([^/]+))$/.exec(pathname) ?? [];
    const known = text || code || id ? await knownFoods(cache) : undefined;
    if (!known) return undefined;
    if (text && pathname === "/api/foods") return json(known.search(text, Math.min(Number(searchParams.get("limit")) || 20, 50)));
    const food = code ? known.withBarcode(code) : id && known.food(decodeURIComponent(id));
    return food && json(food);
}

/** Made anew when something of it is another, and when this worker was ended meanwhile. */
async function knownFoods(cache) {
    const [shipped, mine] = [await caches.match(catalogue, { cacheName: fileCache }), await cache.match(ownFoods)];
    if (!shipped || !mine) return undefined;
    const recent = {};
    for (const day of (await lastDays()).reverse()) {
        const entries = await (await cache.match(`/api/food-entries/${day}`))?.json().catch(() => undefined);
        for (const { foodId, servingQuantity, unit } of entries ?? []) if (foodId) recent[foodId] = { servingQuantity, unit };
    }
    const texts = [await mine.text(), JSON.stringify(recent)];
    if (foods?.texts.join() !== texts.join()) foods = { texts, finder: finder(await shipped.json(), JSON.parse(texts[0]), recent) };
    return foods.finder;
}

/** The exercises with every word of `text` among those that this device keeps: in lists of them, in workouts and in templates. */
async function knownExercises(cache, text) {
    const plain = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const words = plain(text).split(/\s+/).filter(Boolean);
    const known = new Map();
    for (const request of await cache.keys()) {
        if (!/^\/api\/(exercises|workout-logs|workout-templates)/.test(new URL(request.url).pathname)) continue;
        const answer = await (await cache.match(request)).json().catch(() => undefined);
        for (const one of [answer?.exercises ?? answer?.templates ?? answer].flat()) {
            for (const exercise of one?.exercises ?? [one]) {
                const id = exercise?.exerciseId ?? exercise?.id;
                if (exercise?.kind && exercise.name && id && !known.has(id)) known.set(id, { ...exercise, id });
            }
        }
    }
    const named = ({ name, standardName = "", aliases = [] }) => plain([name, standardName, ...aliases].join(" "));
    return [...known.values()].filter((one) => words.every((word) => named(one).includes(word)))
        .sort((one, other) => plain(other.name).startsWith(words[0] ?? "") - plain(one.name).startsWith(words[0] ?? ""));
}

/** Asks once a day for what was not opened lately: the pages, and what they show of the last days. */
async function warm(hour) {
    const cache = await caches.open(kept);
    await put(kept, dayStart, new Response(String(Number(hour) || 0)));
    const days = await lastDays();
    if (await (await cache.match(warmed))?.text() === days[0]) return undefined;
    const asked = [...pages.filter((path) => path !== "/welcome" && isPage(path)), "/api/foods/quick", ownFoods, "/api/workout-logs/open", "/api/workout-templates", ...exercises, ...days.flatMap(answersOf)];
    for (const path of asked) {
        const response = await patiently(path);
        if (!response) return undefined;
        if (response.status === 401) return forget();
        if (response.status === 423) return setLocked();
        if (!response.ok) continue;
        if (!pages.includes(path)) await keepAnswer(new URL(path, location.origin).href, response);
        else {
            // What a page asks for while it loads it will want again.
            for (const [, address] of (await response.clone().text()).matchAll(/as="fetch" crossorigin href="([^"]+)"/g)) {
                const wanted = address.replaceAll("&amp;", "&");
                if (isKept.test(wanted) && !asked.includes(wanted)) asked.push(wanted);
            }
            await keepPage(path, response);
        }
    }
    await tidy(cache);
    return put(kept, warmed, new Response(days[0]));
}

/**
 * Asks again, after ever longer waits, where a busy server has no answer for up to two minutes; nothing where there is no
 * network or no server, and none once a version after this one waits: it takes over when this one has nothing to do.
 */
async function patiently(path) {
    for (let wait = 1000; !registration.waiting; wait *= 2) {
        const response = await fetch(path, { redirect: "manual" }).catch(() => undefined);
        if (response && response.status < 500) return response;
        if (!navigator.onLine || wait > (response ? 64_000 : 8_000)) return undefined;
        await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return undefined;
}

const answersOf = (day) => [`/api/today?date=${day}`, `/api/food-entries/${day}`, `/api/daily-logs/${day}`];

/** Words that no page that is kept names are of a version before. */
async function tidy(cache) {
    const named = new Set();
    for (const request of await cache.keys()) {
        if (!isPage(new URL(request.url).pathname)) continue;
        for (const path of wordsOf(await (await cache.match(request)).text())) named.add(path);
    }
    const files = await caches.open(fileCache);
    for (const request of await files.keys()) {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith("/strings/") && !named.has(pathname)) await files.delete(request);
    }
}

/** Days that changed, any of the last where none is named: what is kept of them is asked again, once however many pages tell it. */
async function refresh({ areas, dates = [] }) {
    if (areas.includes("training")) changedPaths.add("/api/workout-logs/open");
    if (areas.some((area) => ["foods", "preferences", "profile"].includes(area))) changedPaths.add(ownFoods);
    if (areas.includes("day")) for (const date of dates.length ? dates : await lastDays()) changedDays.add(date);
    refreshing ??= new Promise((resolve) => setTimeout(resolve, 300)).then(askAgain).finally(() => { refreshing = undefined; });
    return refreshing;
}

async function askAgain() {
    if (!await caches.match(owner, { cacheName: kept })) {
        changedDays.clear();
        return changedPaths.clear();
    }
    for (const path of changedPaths) {
        changedPaths.delete(path);
        const response = await fetch(path).catch(() => undefined);
        if (response?.ok) await keepAnswer(new URL(path, location.origin).href, response);
    }
    const days = await lastDays();
    const cache = await caches.open(kept);
    // Today's by other names is let go.
    for (const request of await cache.keys()) {
        const url = new URL(request.url);
        if (url.pathname === "/api/today" && !url.searchParams.has("date")) await cache.delete(request);
    }
    for (const day of changedDays) {
        changedDays.delete(day);
        for (const path of answersOf(day)) {
            const response = days.includes(day) ? await fetch(path).catch(() => undefined) : undefined;
            if (response?.ok) await keepAnswer(new URL(path, location.origin).href, response);
            else if (!days.includes(day)) await cache.delete(path);
        }
    }
    // What was told meanwhile.
    return changedPaths.size || changedDays.size ? askAgain() : undefined;
}
