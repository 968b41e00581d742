import type { ServerPath } from "../shared/paths.ts";

/** Below it each calendar feed has its address. */
export const CALENDAR_FEEDS = "/calendar/" satisfies ServerPath;

/** Hex digits of a feed's secret: 128 bits. */
export const FEED_SECRET_DIGITS = 32;

const FEED_PATH = new RegExp(`^/calendar/([0-9a-f]{${FEED_SECRET_DIGITS}})\\.ics$`);

/** The path of a calendar feed. */
export const calendarFeedPath = (secret: string): string => `${CALENDAR_FEEDS}${secret}.ics`;

/** The secret in the path of a calendar feed; null if it can't be one. */
export const calendarFeedSecretIn = (path: string): string | null =>
  FEED_PATH.exec(path)?.[1] ?? null;

/** The address of a feed as a link that opens the device's calendar app and subscribes there. */
export const subscribeAddress = (address: string): string => address.replace(/^https?:/, "webcal:");
