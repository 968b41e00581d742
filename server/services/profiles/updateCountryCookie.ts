import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { updateCountryCookieInput } from "../../../src/domain/profiles/inputs/updateCountryCookie.ts";
import { YEAR_MS } from "../../../src/domain/shared/limits.ts";
import type { ServiceContext } from "../shared/context.ts";
import type { PriceCountry } from "../payments/readPriceCountry.ts";

/**
 * Remembers the visitor's country in a cookie for a year; for a signed-in user it also updates the
 * setting, for their other devices.
 */
export async function updateCountryCookie(
  context: ServiceContext,
  command: unknown,
): Promise<PriceCountry> {
  const { countryCode } = parseInput(updateCountryCookieInput, command);
  const { viewer, store, setCookie } = context;
  if (viewer !== null) await store.users.update(viewer.userId, { countryCode });
  setCookie({ name: "country", value: countryCode, expiresAt: context.now() + YEAR_MS });
  return { countryCode, source: "COOKIE" };
}
