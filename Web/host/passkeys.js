// Passkeys: options and credentials as JSON texts, their bytes in base64url (WebAuthn Level 3).

/** What is under way; a later request ends it. */
let request = null;

export const cancelPasskey = () => request?.abort();

export const bytes = (text) => Uint8Array.from(
  atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
const base64url = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)))
  .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** Short words for what goes wrong; browsers tell little on purpose. */
const WORDS = {
  AbortError: "cancelled", NotAllowedError: "cancelled", InvalidStateError: "known",
  NotSupportedError: "unsupported", SecurityError: "unsupported",
};

async function ask(method, options, mediation) {
  const publicKey = JSON.parse(options);
  const { user = [], excludeCredentials = [], allowCredentials = [] } = publicKey;
  const named = [user, excludeCredentials, allowCredentials].flat();
  for (const entry of named) entry.id = bytes(entry.id);
  publicKey.challenge = bytes(publicKey.challenge);
  cancelPasskey();
  if (!navigator.credentials || !window.PublicKeyCredential) return ["failed", "unsupported"];
  request = new AbortController();
  try {
    const made = await navigator.credentials[method]({ publicKey, mediation, signal: request.signal });
    const response = {};
    for (const name of
      ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"])
      if (made.response[name]) response[name] = base64url(made.response[name]);
    return ["text", JSON.stringify({ id: base64url(made.rawId), type: made.type, response })];
  } catch ({ name }) {
    return ["failed", WORDS[name] ?? name];
  }
}

export const createPasskey = (options) => ask("create", options);

export async function usePasskey(options, waits) {
  const isOffered = await window.PublicKeyCredential?.isConditionalMediationAvailable?.();
  if (waits && !isOffered) return ["failed", "unsupported"];
  return ask("get", options, waits ? "conditional" : undefined);
}
