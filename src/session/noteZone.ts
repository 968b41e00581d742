/**
 * Notes the browser's zone for the server, if it took that for another: the next page then comes
 * with the right dates. For a year.
 */
export function noteZone(timeZone: string, takenFor: string | null | undefined): void {
  if (takenFor == null || takenFor === timeZone) return;
  const isSecure = location.protocol === "https:";
  const [prefix, suffix] = isSecure ? ["__Host-", "; Secure"] : ["", ""];
  try {
    document.cookie = `${prefix}browserZone=${encodeURIComponent(timeZone)}; Path=/; SameSite=Lax; Max-Age=31536000${suffix}`;
  } catch {
    // A frame that may not: the next page is rendered in the wrong zone again.
  }
}
