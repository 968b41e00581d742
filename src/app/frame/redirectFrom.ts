import { redirect, replace } from "react-router";

/**
 * Redirects to another address. If the current one is in the history already, because somebody
 * opened it or went back to it, it is replaced. Otherwise going back would redirect again, and
 * nobody could leave.
 */
export function redirectFrom({ url }: Pick<Request, "url">, path: string): Response {
  const [here] = globalThis.location?.href.split("#") ?? [];
  return url === here ? replace(path) : redirect(path);
}
