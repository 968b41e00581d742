import type { BookingState } from "../generated/enums.ts";
import type { Instant, Interval } from "../time/instant.ts";
import { type Offer, isFree } from "../time/slots.ts";
import type { TakenSession, Taken } from "../time/takenTimes.ts";

interface OwnBooking {
  readonly itemId: string;
  readonly state: BookingState;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/**
 * Which of a person's own holds end when they take a slot: those that it replaces, and those with
 * which it would be too near to another session or one too many of its day. A person's own hold
 * never blocks that person. Null when the slot isn't free even without them.
 */
export function yieldingHolds<Row extends OwnBooking>({
  slot,
  own,
  isReplaced,
  sessions,
  ...offer
}: Pick<Offer, "hours"> &
  Omit<Taken, "busy"> & {
    slot: Interval;
    /** What the person has with the creator, of which only holds yield; the others are `sessions`. */
    own: readonly Row[];
    isReplaced: (row: Row) => boolean;
  }): Row[] | null {
  const isFreeWith = (others: readonly TakenSession[]) =>
    isFree({ ...offer, busy: [], sessions: others }, slot);
  if (!isFreeWith(sessions)) return null;
  const yielding: Row[] = [];
  const staying = [...sessions];
  for (const row of own.filter(({ state }) => state === "HELD")) {
    const session = takenSessionOf(row);
    if (isReplaced(row) || !isFreeWith([...staying, session])) yielding.push(row);
    else staying.push(session);
  }
  return yielding;
}

/** A booking as it keeps its creator's time. */
function takenSessionOf({ startsAt, endsAt, itemId }: Omit<OwnBooking, "state">): TakenSession {
  return { start: startsAt, end: endsAt, offerId: itemId };
}
