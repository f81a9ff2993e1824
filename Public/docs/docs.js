import { $, fill, h } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { loading } from "/shared/loading.js";

const place = $("#docs");

loading(place, () => get("/openapi.json"), (api) => {
    fill(place, api.tags.map(({ name }) => h("section", { class: "stack" }, h("h2", {}, name),
        Object.entries(api.paths).flatMap(([path, methods]) => Object.entries(methods)
            .filter(([, operation]) => operation.tags.includes(name))
            .map(([method, operation]) => endpoint(api, path, method, operation))))));
});

function endpoint(api, path, method, operation) {
    const bodies = Object.entries(operation.requestBody?.content ?? {});
    return h("details", { class: "card" },
        h("summary", {}, h("span", { class: "chip" }, method.toUpperCase()), h("code", {}, path)),
        h("div", { class: "stack" }, h("p", {}, operation.summary),
            operation.parameters && h("pre", {}, operation.parameters.map((one) => `${one.in} ${one.name}${one.required ? "" : "?"}: ${type(one.schema)}`).join("\n")),
            bodies.map(([kind, { schema }]) => h("pre", {}, kind === "application/json" ? outline(api, schema) : kind)),
            h("p", { class: "small muted" }, Object.entries(operation.responses).map(([code, answer]) => `${code} ${answer.description}`).join(" · "))));
}

function outline(api, schema) {
    const full = schema.$ref ? api.components.schemas[schema.$ref.split("/").at(-1)] : schema;
    return Object.entries(full.properties ?? {}).map(([name, one]) => `${name}${full.required?.includes(name) ? "" : "?"}: ${type(one)}`).join("\n");
}

function type(schema) {
    if (schema.$ref) return schema.$ref.split("/").at(-1);
    const range = schema.minimum !== undefined ? ` ${schema.minimum}…${schema.maximum}` : "";
    const choices = schema.enum ? ` ${schema.enum.filter((one) => one !== null).join(" | ")}` : "";
    return `${[schema.type].flat().filter((one) => one !== "null").join(" | ")}${schema.format ? ` (${schema.format})` : ""}${range}${choices}`;
}
