import { FEED_SECRET_DIGITS } from "../../../src/domain/bookings/calendarFeedAddress.ts";

/** As many hex digits as a secret has, but not of an id, which follow an underscore. */
const SECRETS = new RegExp(`(?<![_0-9a-f])[0-9a-f]{${FEED_SECRET_DIGITS},}`, "gi");

/** The channel of a live session, in the addresses of its page and of its news. */
const CHANNELS = /(?<=\/live(-sessions)?\/)[^/]+/gi;

/**
 * A path as the log names it: without the secret of a calendar feed, wherever that is, and without
 * the channel of a live session.
 */
export const loggedPath = (path: string): string =>
  path.replaceAll(SECRETS, "…").replaceAll(CHANNELS, "…");
