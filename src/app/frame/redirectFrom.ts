import { redirect, replace } from "react-router";

/**
 * Leads from an address to another. One that the browser is at already, because somebody opened it
 * or went back to it, stands in the history: the other takes its place. Otherwise going back would
 * only lead on again, and nobody could leave.
 */
export function redirectFrom({ url }: Pick<Request, "url">, path: string): Response {
  const [here] = globalThis.location?.href.split("#") ?? [];
  return url === here ? replace(path) : redirect(path);
}
