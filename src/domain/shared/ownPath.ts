/**
 * The path on this site that an address names; null for every other address, since the link may
 * come from anybody.
 */
export function ownPath(address: string | null): string | null {
  if (address === null || !address.startsWith("/")) return null;
  // Browsers read `//` and `/\` as the start of another site, and ignore tabs and line breaks.
  const here = "https://this.site";
  if (!URL.canParse(address, here)) return null;
  const { origin, pathname, search, hash } = new URL(address, here);
  return origin === here && !pathname.startsWith("//") ? pathname + search + hash : null;
}
