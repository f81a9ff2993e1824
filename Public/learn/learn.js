// What there is to read: by category, with a search, and marks on what was read.
import { $, fill, h, refill } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { loading } from "/shared/loading.js";
import { t } from "/shared/i18n.js";

const categories = ["nutrition", "weight", "training", "sleep", "recovery", "mind", "health", "dashboard"];
const place = $("#articles"), search = $("#learn-search"), chips = $("#learn-categories"), progress = $("#learn-progress");
const address = new URL(location.href);
let category = categories.includes(address.searchParams.get("category")) ? address.searchParams.get("category") : "";
let patience;

search.value = address.searchParams.get("q") ?? "";
search.addEventListener("input", () => {
    clearTimeout(patience);
    patience = setTimeout(load, 250);
});
load();

async function load() {
    const query = search.value.trim();
    remember(query);
    await loading(place, () => get(`/api/educational-content?q=${encodeURIComponent(query)}`), (articles) => draw(articles, query));
    chips.removeAttribute("data-waiting");
}

function remember(query) {
    address.search = new URLSearchParams([["q", query], ["category", category]].filter(([, value]) => value)).toString();
    history.replaceState(null, "", address);
}

function draw(articles, query) {
    const there = categories.filter((name) => articles.some((article) => article.category === name));
    refill(chips, { category, there, query }, () => ["", ...there].map((name) => h("button", {
        type: "button", "aria-pressed": String(name === category),
        onclick: () => { category = name; remember(query); draw(articles, query); },
    }, name === "" ? t("learn.all") : t(`learn.category.${name}`))));
    const shown = articles.filter((article) => category === "" || !there.includes(category) || article.category === category);
    progress.textContent = query === "" ? t("learn.progress", { read: articles.filter((article) => article.isRead).length, count: articles.length }) : "";
    fill(place, shown.length > 0 ? h("ul", { class: "articles" }, shown.map(card)) : h("p", { class: "muted" }, t("learn.none")));
}

function card(article) {
    return h("li", { class: "card" },
        h("p", { class: "small muted" }, t(`learn.category.${article.category}`), " · ", t("learn.minutes", { count: article.readTimeMinutes }), article.isRead && [" · ", h("span", { class: "read" }, t("learn.isRead"))]),
        h("h2", {}, h("a", { href: `/learn/${article.slug}` }, article.title)),
        h("p", {}, article.summary));
}
