import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { updateTimeZoneCookieInput } from "../../../src/domain/profiles/inputs/updateTimeZoneCookie.ts";
import { YEAR_MS } from "../../../src/domain/shared/limits.ts";
import type { ServiceContext } from "../shared/context.ts";

/** Remembers the visitor's zone in a cookie for a year. */
export async function updateTimeZoneCookie(
  context: ServiceContext,
  command: unknown,
): Promise<string> {
  const { timeZone } = parseInput(updateTimeZoneCookieInput, command);
  context.setCookie({ name: "timeZone", value: timeZone, expiresAt: context.now() + YEAR_MS });
  return timeZone;
}
