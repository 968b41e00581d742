import type { BookingPeriod } from "../../../domain/generated/enums.ts";

/** Which tab an address names. */
export function periodOf(search: URLSearchParams): BookingPeriod {
  return search.get("tab") === "past" ? "PAST" : "COMING";
}
