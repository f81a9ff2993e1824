// Every script of Public/: it parses, what it imports is there and used, and it keeps to the form of the others.
// Run with --experimental-vm-modules: the engine itself says what is wrong with a module.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import vm from "node:vm";
import { folder } from "./page.mjs";

const problems = [];
const find = (place) => readdirSync(place, { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? find(new URL(`${one.name}/`, place)) : one.name.endsWith(".js") ? [new URL(one.name, place)] : []);
const files = find(folder).map((url) => `/${url.href.slice(folder.href.length)}`).sort();
const text = new Map(files.map((path) => [path, readFileSync(new URL(path.slice(1), folder), "utf8")]));

/** The code without comments and what stands in quotes: enough to look for words in it. */
const bare = (code) => code.replace(/"(?:[^"\\\n]|\\.)*"/g, '""').replace(/^\s*(?:\/\/|\/\*\*?|\*)(?:\s.*)?$/gm, "").replace(/(^|\s)\/\/ .*$/gm, "$1");

const forms = [
    [/\t/, "a tab"],
    [/[ \r]$/, "space at the end"],
    [/^(?: {4})* {1,3}(?![ *])\S/, "indented by other than four"],
    [/\bvar\s/, "var"],
    [/[^=!]==[^=]|!=[^=]/, "== or !="],
    [/\bconsole\.|\bdebugger\b/, "left from looking for a mistake"],
    [/\binnerHTML\b|\bouterHTML\b|\binsertAdjacentHTML\b|\bdocument\.write\b|\beval\(/, "text as markup or code"],
    [/(?:^|[\s([{,:=])'[^'"`]*'/, "single quotes"],
];

for (const [path, code] of text) {
    if (!code.endsWith("\n") || code.endsWith("\n\n")) problems.push(`${path}: one new line ends a file`);
    const plain = bare(code).split("\n");
    for (const [index, line] of code.split("\n").entries()) {
        for (const [form, words] of forms) {
            const isInCode = words !== "space at the end" && words !== "a tab";
            if (form.test(isInCode ? plain[index] ?? "" : line)) problems.push(`${path}:${index + 1}: ${words}`);
        }
    }
    for (const [, names] of code.matchAll(/^import (?:\{([^}]*)\}|\* as \w+) from/gm)) {
        for (const name of (names ?? "").split(",").map((one) => one.trim().split(" as ").at(-1)).filter(Boolean)) {
            if ([...code.matchAll(new RegExp(`(?<![\\w$])${name.replace(/\$/g, "\\$")}(?![\\w$])`, "g"))].length < 2) problems.push(`${path}: ${name} is imported and not used`);
        }
    }
    for (const [, other] of code.matchAll(/import\("(\/[^"]+)"\)/g)) if (!existsSync(new URL(other.slice(1), folder))) problems.push(`${path}: ${other} is not there`);
}

const modules = new Map();
function module(path) {
    if (!modules.has(path)) modules.set(path, new vm.SourceTextModule(text.get(path), { identifier: path, importModuleDynamically: () => { throw new Error("nothing runs here"); } }));
    return modules.get(path);
}
function link(name, from) {
    if (!text.has(name)) throw new Error(`${name} is not there, imported by ${from.identifier}`);
    return module(name);
}
for (const path of files) {
    try {
        // The service worker is no module: every browser keeps it.
        if (path === "/service-worker.js") new vm.Script(text.get(path), { filename: path });
        else if (module(path).status === "unlinked") await module(path).link(link);
    } catch (error) {
        problems.push(`${path}: ${error.message.includes(path) ? "" : `${error.stack.split("\n")[0]}: `}${error.message}`);
    }
}

for (const problem of problems) console.error(problem);
console.log(`${files.length} scripts: ${problems.length || "no"} problem${problems.length === 1 ? "" : "s"}`);
process.exitCode = problems.length ? 1 : 0;
