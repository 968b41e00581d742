import { parseInstant, type Instant } from "../time/instant.ts";

/** When a session begins and ends. Throws if a date does not parse, which the schema rules out. */
export function sessionTimes({ date, endDate }: { date: string; endDate: string }): {
  startsAt: Instant;
  endsAt: Instant;
} {
  return { startsAt: mustParse(date), endsAt: mustParse(endDate) };
}

function mustParse(text: string): Instant {
  const instant = parseInstant(text);
  if (instant === null) throw new Error(`not an instant: ${text}`);
  return instant;
}
