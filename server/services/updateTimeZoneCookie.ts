import { parseInput } from "../../src/domain/inputs/parseInput.ts";
import { updateTimeZoneCookieInput } from "../../src/domain/inputs/updateTimeZoneCookie.ts";
import { YEAR_MS } from "../../src/domain/limits.ts";
import type { ServiceContext } from "./context.ts";

/** Remembers the visitor's zone in a cookie for a year. */
export async function updateTimeZoneCookie(
  context: ServiceContext,
  command: unknown,
): Promise<string> {
  const { timeZone } = parseInput(updateTimeZoneCookieInput, command);
  context.setCookie({ name: "timeZone", value: timeZone, expiresAt: context.now() + YEAR_MS });
  return timeZone;
}
