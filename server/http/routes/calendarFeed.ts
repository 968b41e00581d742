import type { IncomingMessage, ServerResponse } from "node:http";
import {
  CALENDAR_FEEDS,
  calendarFeedSecretIn,
} from "../../../src/domain/bookings/calendarFeedAddress.ts";
import { calendarFeed, type CalendarEvent } from "../../../src/domain/bookings/calendarFile.ts";
import { RefusalError, refuse } from "../../../src/domain/shared/errors.ts";
import { readingAs } from "../../reader.ts";
import { findCalendarFeed } from "../../services/bookings/findCalendarFeed.ts";
import { readCalendarFeed } from "../../services/bookings/readCalendarFeed.ts";
import type { ProcessContext } from "../../services/shared/context.ts";
import { hashOf } from "../../services/shared/hash.ts";
import { type Route, kindBy } from "../handler.ts";
import type { RateLimits } from "../security/rateLimits.ts";
import { isKnown } from "../transport/isKnown.ts";
import { sendRefusal, sendText } from "../transport/send.ts";

interface CalendarFeedOptions {
  process: ProcessContext;
  rateLimits: RateLimits;
}

const METHODS = ["GET", "HEAD"];

/**
 * People's sessions for the calendars that they subscribed with (docs/product.md 6.27). The secret
 * in the path is all that is asked for: neither cookies nor tokens are read.
 */
export function createCalendarFeeds(options: CalendarFeedOptions): Route {
  return {
    path: CALENDAR_FEEDS,
    kind: (request) => (secretOf(request) === null ? "idle" : kindBy(METHODS, "feed")(request)),
    answer: async (request, response) => {
      if (!METHODS.includes(request.method ?? "")) {
        const headers = { allow: METHODS.join(", ") };
        return sendText(response, { status: 405, text: "Method not allowed", headers });
      }
      try {
        await answerFeed(options, { request, response, secret: secretOf(request) });
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
        sendRefusal(response, { code: error.code, message: error.message });
      }
    },
  };
}

const secretOf = ({ url = "/" }: IncomingMessage) =>
  calendarFeedSecretIn(url.split(/[?#]/)[0] ?? "/");

async function answerFeed(
  { process, rateLimits }: CalendarFeedOptions,
  call: { request: IncomingMessage; response: ServerResponse; secret: string | null },
): Promise<void> {
  const { request, response, secret } = call;
  const { userId } = await findCalendarFeed(process, secret ?? refuse("NOT_FOUND"));
  const seconds = await rateLimits.admitFeed(userId);
  if (seconds !== null) {
    const headers = { "retry-after": String(seconds) };
    return sendRefusal(response, { code: "RATE_LIMITED", headers });
  }
  const events: CalendarEvent[] = [];
  await readingAs(userId, async () => {
    for await (const page of readCalendarFeed(process, { userId })) events.push(...page);
  });
  const body = Buffer.from(calendarFeed(events));
  const headers = {
    "content-type": "text/calendar; charset=utf-8",
    // It may be kept by the calendar that asks, and by nobody in between.
    "cache-control": "private, no-cache",
    etag: `"${await hashOf(body.toString())}"`,
    "x-robots-tag": "noindex",
  };
  if (isKnown(request, headers.etag)) return void response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, "content-length": body.byteLength });
  response.end(request.method === "HEAD" ? undefined : body);
}
