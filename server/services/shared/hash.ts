/** SHA-256 of the text's UTF-8 bytes. */
export async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** SHA-256 in lower-case hex: how a secret is kept that only has to be recognised. */
export async function hashOf(secret: string): Promise<string> {
  return Array.from(await sha256(secret), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * HMAC-SHA-256 of the text's UTF-8 bytes, URL-safe: a secret that follows from another one, for those
 * alone who have the key.
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
