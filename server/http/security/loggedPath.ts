import { FEED_SECRET_DIGITS } from "../../../src/domain/bookings/calendarFeedAddress.ts";

/** As many hex digits as a secret has, but not of an id, which follow an underscore. */
const SECRETS = new RegExp(`(?<![_0-9a-f])[0-9a-f]{${FEED_SECRET_DIGITS},}`, "gi");

/** A path as the log names it: without the secret of a calendar feed, wherever that is. */
export const loggedPath = (path: string): string => path.replaceAll(SECRETS, "…");
