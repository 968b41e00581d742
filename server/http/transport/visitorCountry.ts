import type { IncomingMessage } from "node:http";
import { isCountry } from "../../../src/domain/shared/countries.ts";

/**
 * The country, as ISO 3166 alpha-2, that the operator's proxy says a request is from, in a header of
 * this name. Null without one, and for what is no country: proxies write `XX` where they don't know,
 * and several values mean that the visitor sent one, too.
 */
export function countryIn(
  { headers }: Pick<IncomingMessage, "headers">,
  name: string | null,
): string | null {
  const said = name === null ? undefined : headers[name];
  if (typeof said !== "string") return null;
  const [code = ""] = /^[a-z]{2}$/i.exec(said.trim()) ?? [];
  const country = code.toUpperCase();
  return isCountry(country) ? country : null;
}
