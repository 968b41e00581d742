/** SHA-256 of the text's UTF-8 bytes. */
export async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** SHA-256 in lower-case hex: how a secret is kept that only has to be recognised. */
export async function hashOf(secret: string): Promise<string> {
  return Array.from(await sha256(secret), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
