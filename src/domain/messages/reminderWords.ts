import type { ReminderLead } from "./reminders.ts";

/** What is said of each reminder (`before`), and in it; the earlier one first. */
export const REMINDER_WORDS: Readonly<
  Record<ReminderLead, { before: string; event: string; heading: string }>
> = {
  DAY: { before: "a day", event: "Coming up", heading: "Your session is coming up" },
  HOUR: { before: "an hour", event: "Starting soon", heading: "Your session starts soon" },
};
