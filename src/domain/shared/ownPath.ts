/**
 * The path of this site that an address names; null for every other address, since whoever follows
 * it came by a link that anybody can have made.
 */
export function ownPath(address: string | null): string | null {
  if (address === null || !address.startsWith("/")) return null;
  // Browsers read `//` and `/\` as the begin of another site, and leave tabs and line ends out.
  const here = "https://this.site";
  if (!URL.canParse(address, here)) return null;
  const { origin, pathname, search, hash } = new URL(address, here);
  return origin === here && !pathname.startsWith("//") ? pathname + search + hash : null;
}
