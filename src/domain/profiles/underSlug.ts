import { profileAddress } from "./addresses.ts";

/** The same place below another creator's name, or below another name of the same creator. */
export function underSlug(pathname: string, slug: string): string {
  return profileAddress(slug) + pathname.replace(/^\/[^/]*/, "");
}
