/** SHA-256 of the text's UTF-8 bytes. */
export async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** Encrypts a text (AES-256-GCM) for holders of the key; opening it takes the same `context`. */
export async function seal(
  key: Uint8Array,
  { text, context, nonce }: { text: string; context: string; nonce: string },
): Promise<string> {
  const iv = (await sha256(nonce)).slice(0, NONCE_BYTES);
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(context) },
    await sealingKey(key),
    new TextEncoder().encode(text),
  );
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Opens what `seal` made; null when the key or the context differs, or it was tampered with. */
export async function unseal(
  key: Uint8Array,
  { sealed, context }: { sealed: string; context: string },
): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
    const opened = await crypto.subtle.decrypt(
      {
        name: "AES-GCM",
        iv: bytes.slice(0, NONCE_BYTES),
        additionalData: new TextEncoder().encode(context),
      },
      await sealingKey(key),
      bytes.slice(NONCE_BYTES),
    );
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
}

const NONCE_BYTES = 12;

/** A separate key, so that sealing and signing have nothing in common. */
async function sealingKey(key: Uint8Array): Promise<CryptoKey> {
  const derived = await sha256(await derivedSecret(key, "sealing"));
  return crypto.subtle.importKey("raw", new Uint8Array(derived), "AES-GCM", false, [
    "encrypt",
    "decrypt",
  ]);
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** SHA-256 in lower-case hex: for storing secrets that only need to be recognised. */
export async function hashOf(secret: string): Promise<string> {
  return Array.from(await sha256(secret), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * HMAC-SHA-256 of the text's UTF-8 bytes, URL-safe: a secret that only holders of the key can
 * derive.
 */
export async function derivedSecret(key: Uint8Array, text: string): Promise<string> {
  const { subtle } = crypto;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const bytes = new Uint8Array(key);
  const imported = await subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
  const signature = await subtle.sign("HMAC", imported, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
