/** The browser's zone; UTC if it has none that it supports. */
export function browserZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isBrowserZone(timeZone) ? timeZone : "UTC";
}

/**
 * Whether this browser can calculate with a zone. Not `isTimeZone`: every page would load the rules
 * of zones for it.
 */
export function isBrowserZone(timeZone: string | null | undefined): timeZone is string {
  try {
    // WebKit may name `Etc/Unknown`, which it rejects itself. A bare offset has no clock changes.
    Intl.DateTimeFormat("en", { timeZone: timeZone ?? "" });
    return /^[a-z]/i.test(timeZone ?? "");
  } catch {
    return false;
  }
}
