import type { BookingParty } from "../generated/enums.ts";
import { ATTENDANCES_MAX, FORMER_SEATS_MAX, LIVE_AWAY_AFTER_MS } from "../shared/limits.ts";
import type { Instant } from "../time/instant.ts";

/*
 * Who of the two is there. A person has one seat: joining in another tab takes it over, and
 * the earlier tab does not get it back (docs/product.md 14.4).
 */

/** One of the two who meet: the creator is the host. */
export type LiveParty = Exclude<BookingParty, "PLATFORM">;

/** Where one of the two is. */
export interface Seat {
  /** The number that they are there under; null while they wait for the host, or have left. */
  readonly participantId: number | null;
  /** Null once they have left. */
  readonly seenAt: Instant | null;
  /** Numbers of earlier tabs, the latest last. */
  readonly former: readonly number[];
}

/** A stretch of time in which one of the two was there, or waited for the other. */
export interface Stretch {
  readonly party: LiveParty;
  readonly from: Instant;
  /** When they were last seen in it. */
  readonly to: Instant;
}

/** Who is there, and who was. */
export interface Presence {
  readonly seats: Readonly<Record<LiveParty, Seat>>;
  /** In the order in which they began. */
  readonly attendance: readonly Stretch[];
}

const EMPTY_SEAT: Seat = { participantId: null, seenAt: null, former: [] };

/** Before anyone has come. */
export const NOBODY: Presence = {
  seats: { CREATOR: EMPTY_SEAT, BOOKER: EMPTY_SEAT },
  attendance: [],
};

/** Who does something, and when. */
interface Act {
  readonly party: LiveParty;
  readonly at: Instant;
}

/** Whether one of the two is there: `AWAY` means that nothing was heard from them for a while. */
export type Whereabouts = "ABSENT" | "WAITING" | "IN" | "AWAY";

/** Where somebody is at a moment. */
export function whereaboutsAt({ participantId, seenAt }: Seat, now: Instant): Whereabouts {
  if (seenAt === null) return "ABSENT";
  const isSilent = now - seenAt >= LIVE_AWAY_AFTER_MS;
  if (participantId === null) return isSilent ? "ABSENT" : "WAITING";
  return isSilent ? "AWAY" : "IN";
}

/** Somebody waits for the host. Changes nothing if they are in. */
export function wait(presence: Presence, { party, at }: Act): Presence {
  return presence.seats[party].participantId === null ? seen(presence, { party, at }) : presence;
}

/**
 * Somebody takes their seat under a number, or is there under it already. Null where another tab has
 * taken the seat from that number, where it was left, or where it is or was the other side's.
 */
export function takeSeat(
  presence: Presence,
  { party, at, participantId }: Act & { readonly participantId: number },
): Presence | null {
  const seat = presence.seats[party];
  const other = presence.seats[party === "CREATOR" ? "BOOKER" : "CREATOR"];
  const isUsed = [seat.former, other.former, [other.participantId]].some((numbers) =>
    (numbers as readonly (number | null)[]).includes(participantId),
  );
  if (isUsed) return null;
  const taken = seatUnder(seat, participantId);
  return seen({ ...presence, seats: { ...presence.seats, [party]: taken } }, { party, at });
}

/** The seat under another number: the one before does not get it back. */
function seatUnder(seat: Seat, participantId: number | null): Seat {
  const { participantId: before } = seat;
  if (before === null || before === participantId) return { ...seat, participantId };
  return { ...seat, participantId, former: [...seat.former, before].slice(-FORMER_SEATS_MAX) };
}

/** Somebody who is in under that number is still there; the same for any other number. */
export function touch(
  presence: Presence,
  { party, at, participantId }: Act & { readonly participantId: number },
): Presence {
  return presence.seats[party].participantId === participantId
    ? seen(presence, { party, at })
    : presence;
}

/**
 * Somebody leaves the seat under that number, or whichever they have; a later one is kept. If they
 * were away, they count as there only until they were last seen.
 */
export function leave(
  presence: Presence,
  { party, at, participantId }: Act & { readonly participantId: number | null },
): Presence {
  const seat = presence.seats[party];
  const isAnothers = participantId !== null && participantId !== seat.participantId;
  if (isAnothers || seat.seenAt === null) return presence;
  const isThere = at - seat.seenAt < LIVE_AWAY_AFTER_MS;
  const left = isThere ? seen(presence, { party, at }) : presence;
  const empty = { ...seatUnder(seat, null), seenAt: null };
  return { ...left, seats: { ...presence.seats, [party]: empty } };
}

/** Notes that somebody was seen: their stretch goes on, or another one begins. */
function seen({ seats, attendance }: Presence, { party, at }: Act): Presence {
  const seat = { ...seats[party], seenAt: Math.max(at, seats[party].seenAt ?? at) };
  return {
    seats: { ...seats, [party]: seat },
    attendance: goneOn(attendance, { party, at, wasThere: seats[party].seenAt }),
  };
}

function goneOn(
  attendance: readonly Stretch[],
  { party, at, wasThere }: Act & { readonly wasThere: Instant | null },
): readonly Stretch[] {
  const own = attendance.filter((stretch) => stretch.party === party);
  const last = own.at(-1);
  const isSame = wasThere !== null && last && at - last.to < LIVE_AWAY_AFTER_MS;
  if (!isSame && own.length >= ATTENDANCES_MAX) return attendance;
  if (!isSame) {
    // Another process's clock may be a little behind.
    const from = Math.max(at, last?.to ?? at, attendance.at(-1)?.from ?? at);
    return [...attendance, { party, from, to: from }];
  }
  const longer = { ...last, to: Math.max(at, last.to) };
  return attendance.map((stretch) => (stretch === last ? longer : stretch));
}

/** Ends both stays: nobody is there any more. */
export function dissolve(presence: Presence, at: Instant): Presence {
  const withoutHost = leave(presence, { party: "CREATOR", at, participantId: null });
  return leave(withoutHost, { party: "BOOKER", at, participantId: null });
}

/**
 * Whether somebody who is there under that number no longer has the seat: another tab of theirs has
 * taken it.
 */
export function hasLostSeat({ participantId, former }: Seat, own: number | null): boolean {
  if (own === null) return false;
  return former.includes(own) || (participantId !== null && participantId !== own);
}

/** What the other of the two sees of somebody. */
export interface SideNews {
  readonly whereabouts: Whereabouts;
  /** The number that they are there under; null unless they are in or away. */
  readonly participantId: number | null;
}

/** What others see of a seat at a moment. */
export function sideNews(seat: Seat, now: Instant): SideNews {
  return { whereabouts: whereaboutsAt(seat, now), participantId: seat.participantId };
}

/** Whether others see something else of one of the two. */
export function isNews(before: Presence, after: Presence, now: Instant): boolean {
  const shown = ({ seats }: Presence) =>
    JSON.stringify([sideNews(seats.CREATOR, now), sideNews(seats.BOOKER, now)]);
  return shown(before) !== shown(after);
}
