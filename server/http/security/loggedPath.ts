import { FEED_SECRET_DIGITS } from "../../../src/domain/bookings/calendarFeedAddress.ts";

/** As many hex digits as a secret has, but not of an id, which follow an underscore. */
const SECRETS = new RegExp(`(?<![_0-9a-f])[0-9a-f]{${FEED_SECRET_DIGITS},}`, "gi");

/** The channel of a live session, in the addresses of its page and of its news. */
const CHANNELS = /(?<=\/live(-sessions)?\/)[^/]+/gi;

/** The secret of a link in a mail. */
const MAIL_LINKS = /(?<=\/mails\/stop\/)[^/]+/gi;

/**
 * A path as the log names it: without the secret of a calendar feed, wherever that is, and without
 * the channel of a live session and the secret of a mail.
 */
export const loggedPath = (path: string): string =>
  path.replaceAll(SECRETS, "…").replaceAll(CHANNELS, "…").replaceAll(MAIL_LINKS, "…");
