// Sends a file and tells how far it is: fetch cannot tell.
import { ApiError } from "/shared/api.js";
import { t } from "/shared/i18n.js";

const types = { zip: "application/zip", xml: "application/xml", csv: "text/csv", json: "application/json", gz: "application/gzip" };

/** Sends a file to `path`; `progress(sent)` in bytes. Resolves with what it became, or undefined after `signal` aborted. */
export function upload(file, path, { headers = {}, progress, signal }) {
    return new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open("POST", path);
        request.setRequestHeader("Content-Type", types[file.name.toLowerCase().split(".").at(-1)] ?? "application/octet-stream");
        request.setRequestHeader("X-File-Name", encodeURIComponent(file.name));
        for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
        request.responseType = "json";
        request.upload.onprogress = (event) => progress(event.loaded);
        request.onload = () => {
            if (request.status === 401) location.assign("/welcome");
            if (request.status < 300) resolve(request.response);
            else reject(new ApiError(request.status, request.response?.detail ?? t("api.failed")));
        };
        request.onerror = () => reject(new ApiError(0, t("api.offline")));
        request.onabort = () => resolve(undefined);
        signal.addEventListener("abort", () => request.abort());
        request.send(file);
    });
}
