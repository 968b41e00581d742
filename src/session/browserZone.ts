/** The browser's zone; UTC if it knows none. */
export function browserZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    // WebKit names one that it cannot count with, `Etc/Unknown`. A bare offset knows no clock changes.
    Intl.DateTimeFormat("en", { timeZone });
    return timeZone && /^[a-z]/i.test(timeZone) ? timeZone : "UTC";
  } catch {
    return "UTC";
  }
}
