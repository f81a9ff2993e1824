// Makes and uses passkeys: the browser does, and bytes travel as base64url.
import { post } from "/shared/api.js";
import { t } from "/shared/i18n.js";

/** Where passkeys are good, for who came to this computer by number: browsers know none of an address in numbers. */
export const place = ["127.0.0.1", "[::1]"].includes(location.hostname) ? `http://localhost${location.port && `:${location.port}`}` : undefined;
export const isKnown = location.hostname === "localhost" && Boolean(globalThis.PublicKeyCredential);

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const known = (list) => list.map((one) => ({ ...one, id: bytes(one.id) }));

/** What a browser says where nothing came of it, in words. */
const reasons = { InvalidStateError: "passkey.already", NotSupportedError: "passkey.cannot", ConstraintError: "passkey.cannot", SecurityError: "passkey.cannot" };

async function asked(ask) {
    try {
        return await ask();
    } catch (problem) {
        if (!(problem instanceof DOMException)) throw problem;
        throw new Error(t(reasons[problem.name] ?? "passkey.cancelled"));
    }
}

/** Has a passkey made, and adds it by this name. */
export async function addPasskey(name) {
    const order = await post("/api/passkeys/registration");
    const made = await asked(() => navigator.credentials.create({ publicKey: {
        ...order, challenge: bytes(order.challenge), user: { ...order.user, id: bytes(order.user.id) }, excludeCredentials: known(order.excludeCredentials),
    } }));
    return post("/api/passkeys", { name, id: text(made.rawId), clientDataJSON: text(made.response.clientDataJSON), attestationObject: text(made.response.attestationObject) });
}

/** Has a question of the server signed: what to answer. */
export async function signed(question) {
    const { id, response } = await asked(() => navigator.credentials.get({ publicKey: { ...question, challenge: bytes(question.challenge), allowCredentials: known(question.allowCredentials) } }));
    return {
        id, clientDataJSON: text(response.clientDataJSON), authenticatorData: text(response.authenticatorData), signature: text(response.signature),
        userHandle: response.userHandle ? text(response.userHandle) : null,
    };
}

export const signIn = async () => post("/api/session/passkey", await signed(await post("/api/passkeys/assertion")));
