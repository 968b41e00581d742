import type { DayOfWeek } from "../generated/enums.ts";

/** How people call the days of the week. */
export const DAY_NAMES: Readonly<Record<DayOfWeek, string>> = {
  MONDAY: "Monday",
  TUESDAY: "Tuesday",
  WEDNESDAY: "Wednesday",
  THURSDAY: "Thursday",
  FRIDAY: "Friday",
  SATURDAY: "Saturday",
  SUNDAY: "Sunday",
};
