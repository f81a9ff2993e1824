// Speaks JSON with the server. A refusal becomes an ApiError with a sentence and a message per field.
import { t } from "/shared/i18n.js";

export class ApiError extends Error {
    constructor(status, detail, fields = {}) {
        super(detail);
        this.status = status;
        this.fields = fields;
    }
}

/** What went wrong in words: what is said of the fields, else of it all. */
export const problemText = (problem) => Object.values(problem.fields ?? {}).join(" ") || problem.message;

async function send(method, path, body, headers = {}) {
    const isJSON = body !== undefined && !(body instanceof Blob);
    let response;
    try {
        response = await fetch(path, {
            method,
            headers: isJSON ? { "Content-Type": "application/json", ...headers } : headers,
            body: isJSON ? JSON.stringify(body) : body,
        });
    } catch {
        throw new ApiError(0, t("api.offline"));
    }
    if (response.status === 204) return null;
    const answer = await response.json().catch(() => null);
    if (response.ok) return answer;
    if (response.status === 401 && location.pathname !== "/welcome") location.assign("/welcome");
    throw new ApiError(response.status, answer?.detail ?? t("api.failed"), answer?.errors);
}

export const get = (path) => send("GET", path);
export const post = (path, body, headers) => send("POST", path, body, headers);
/**
 * Posts what is done once however often it is sent: an answer that was lost is asked for again by the same key. Other
 * content, and the same after it was answered, is a thing of its own.
 */
export function once() {
    let key;
    let unanswered;
    return async (path, body) => {
        const content = JSON.stringify([path, body]);
        if (content !== unanswered) [key, unanswered] = [crypto.randomUUID(), content];
        const answer = await post(path, body, { "Idempotency-Key": key });
        unanswered = undefined;
        return answer;
    };
}
export const put = (path, body) => send("PUT", path, body);
export const putPhoto = (path, jpeg) => send("PUT", path, jpeg, { "Content-Type": "image/jpeg" });
export const patch = (path, body) => send("PATCH", path, body);
export const del = (path, body) => send("DELETE", path, body);
