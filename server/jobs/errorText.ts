/** What looks like a secret in an error's message, and what to keep of it. */
const SECRETS: readonly [pattern: RegExp, kept: string][] = [
  // A client secret names its intent first: `pi_1_secret_2`.
  [/\w*_secret_\w+/g, "[secret]"],
  [/\b(?:sk|rk|pk|whsec)_\w+/g, "[secret]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[token]"],
  [/\b(bearer|basic)\s+[^\s"',]+/gi, "$1 [secret]"],
  [/(:\/\/[^/\s:@]*:)[^/\s@]+@/g, "$1[secret]@"],
  [/(\b\w*(?:secret|token|password|api_?key)"?\s*[=:]\s*"?)[^\s"',&;]+/gi, "$1[secret]"],
];

/** No one reads more of a longer message, and scanning it would take minutes. */
const MESSAGE_MAX = 2_000;

/**
 * The message of an error as it may be kept and shown: in one line, without
 * what looks like a secret.
 */
export function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  return SECRETS.reduce(
    (text, [pattern, kept]) => text.replaceAll(pattern, kept),
    message.slice(0, MESSAGE_MAX).toWellFormed().replaceAll(/\s+/g, " ").trim(),
  );
}
