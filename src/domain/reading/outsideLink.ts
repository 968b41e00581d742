import { URL_MAX } from "../shared/limits.ts";

const FOLLOWED = new Set(["http:", "https:", "mailto:"]);

/**
 * The full address that a link inside a document leads to; null for one that is never followed:
 * scripts, files, programs, what does not parse, and one that is too long to be checked. A name and
 * password before the host are removed: in a document they are there to be mistaken for the host.
 */
export function outsideLink(address: string): string | null {
  if (address.length > URL_MAX || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (!FOLLOWED.has(url.protocol)) return null;
  url.username = "";
  url.password = "";
  return url.href.length > URL_MAX ? null : url.href;
}
