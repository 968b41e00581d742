/** Not in every browser yet, nor in the language version of this project. */
declare const Temporal: { readonly Now: { timeZoneId(): string } } | undefined;

/** The browser's zone; UTC if it has none that it supports. */
export function browserZone(): string {
  // Where it exists: a slow phone takes a third of a second for its first `Intl`.
  const id = typeof Temporal === "undefined" ? "" : Temporal.Now.timeZoneId();
  if (isName(id)) return id;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isBrowserZone(timeZone) ? timeZone : "UTC";
}

/**
 * Whether this browser can calculate with a zone. Not `isTimeZone`: every page would load the rules
 * of zones for it.
 */
export function isBrowserZone(timeZone: string | null | undefined): timeZone is string {
  if (!timeZone || !isName(timeZone)) return false;
  try {
    Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** Not a bare offset, which has no clock changes, nor what WebKit says where it knows none. */
const isName = (timeZone: string) => /^(?!Etc\/Unknown$)[a-z]/i.test(timeZone);
