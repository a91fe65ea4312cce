// Passkeys: options and credentials as JSON texts, their octets in base64url (WebAuthn Level 3).

/** What is under way; a later request ends it. */
let request = null;

export const cancel = () => request?.abort();

const octets = (text) => Uint8Array.from(
  atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
const base64url = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)))
  .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const named = (list) => list.map((entry) => ({ ...entry, id: octets(entry.id) }));

/** Short words for what goes wrong; browsers tell little on purpose. */
const WORDS = {
  AbortError: "cancelled", NotAllowedError: "cancelled", InvalidStateError: "known",
  NotSupportedError: "unsupported", SecurityError: "unsupported",
};

async function ask(method, publicKey, mediation) {
  cancel();
  if (!navigator.credentials || !window.PublicKeyCredential) return ["failed", "unsupported"];
  request = new AbortController();
  publicKey.challenge = octets(publicKey.challenge);
  try {
    const made = await navigator.credentials[method]({ publicKey, mediation, signal: request.signal });
    const response = {};
    for (const name of
      ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
      if (made.response[name]) response[name] = base64url(made.response[name]);
    }
    return ["text", JSON.stringify({ id: base64url(made.rawId), type: made.type, response })];
  } catch ({ name }) {
    return ["failed", WORDS[name] ?? name];
  }
}

export function create(options) {
  const { user, excludeCredentials, ...rest } = JSON.parse(options);
  return ask("create", {
    ...rest, user: { ...user, id: octets(user.id) }, excludeCredentials: named(excludeCredentials),
  });
}

export async function use(options, waits) {
  const { allowCredentials, ...rest } = JSON.parse(options);
  const isOffered = await window.PublicKeyCredential?.isConditionalMediationAvailable?.();
  if (waits && !isOffered) return ["failed", "unsupported"];
  const publicKey = { ...rest, allowCredentials: named(allowCredentials) };
  return ask("get", publicKey, waits ? "conditional" : undefined);
}
