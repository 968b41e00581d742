import type { CalendarProvider } from "../generated/enums.ts";

/** How people call those who host calendars. */
export const PROVIDER_NAMES: Readonly<Record<CalendarProvider, string>> = {
  google: "Google",
  exchange: "Exchange",
  live_connect: "Outlook",
  office365: "Office 365",
  cronofy: "Cronofy",
  apple: "Apple",
};
