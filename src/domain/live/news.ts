import type { LiveSessionStatus } from "../generated/enums.ts";
import type { ErrorCode } from "../shared/errors.ts";
import type { ServerPath } from "../shared/paths.ts";
import type { Instant } from "../time/instant.ts";
import type { LiveParty, SideNews } from "./presence.ts";

/*
 * What the server tells the two in a live session as it happens: one object of JSON a line, in an
 * answer that stays open. The same for every video provider, which carries picture and sound only.
 */

/** The current state: sent first, and whenever any of it has changed. */
export interface StateNews {
  readonly kind: "STATE";
  readonly status: LiveSessionStatus;
  /** Why the reader can't be there (any more); it is the last news then. Null if they can. */
  readonly refusal: ErrorCode | null;
  /** When the session begins and ends: it may have been moved. */
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly sides: Readonly<Record<LiveParty, SideNews>>;
}

/** A text of one of the two. */
export interface TextNews {
  readonly kind: "TEXT";
  /** Orders all messages of a session; the next stream continues after the last one. */
  readonly version: number;
  readonly from: LiveParty;
  /** What its sender called it, so that a repeated call is known. */
  readonly key: string;
  readonly text: string;
  readonly at: Instant;
}

/** What the other side's browser tells the reader's to reach it. */
export interface SignalNews {
  readonly kind: "SIGNAL";
  readonly version: number;
  /** The sender's number. */
  readonly from: number;
  /** As the sender's device wrote it. */
  readonly data: string;
}

/** Nothing has happened, and the stream is alive. */
export interface BeatNews {
  readonly kind: "BEAT";
}

/** A line of the stream. */
export type LiveNews = StateNews | TextNews | SignalNews | BeatNews;

/** Below it each live session has its stream of news, and takes messages. */
export const LIVE_SESSIONS = "/live-sessions/" satisfies ServerPath;

type LivePath = `${typeof LIVE_SESSIONS}${string}`;

const CHANNEL_PATH = /^\/live-sessions\/([\w-]{1,64})$/;

/**
 * The path of a session's news, after the message of that version. The number is the one that the
 * reader is there under; null if they aren't in (yet).
 */
export function liveNewsPath({
  channelId,
  participantId,
  after,
}: {
  readonly channelId: string;
  readonly participantId: number | null;
  readonly after: number;
}): LivePath {
  const query = new URLSearchParams({ after: String(after) });
  if (participantId !== null) query.set("participant", String(participantId));
  return `${liveMessagesPath(channelId)}?${query.toString()}`;
}

/**
 * Who reads, and from where on, as a query of such a path says it. What is no number becomes `NaN`,
 * which `followLiveSessionInput` refuses.
 */
export function newsQueryIn(query: URLSearchParams): {
  participantId: number | null;
  after: number;
} {
  const numberOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);
  const participant = query.get("participant");
  return {
    participantId: participant === null ? null : numberOf(participant),
    after: numberOf(query.get("after") ?? "0"),
  };
}

/** The path to which a session's messages are posted. */
export const liveMessagesPath = (channelId: string): LivePath =>
  `${LIVE_SESSIONS}${encodeURIComponent(channelId)}`;

/** The channel in such a path; null if it can't be one. */
export const channelIdIn = (path: string): string | null => CHANNEL_PATH.exec(path)?.[1] ?? null;
