import type { PaymentState } from "../generated/enums.ts";
import { HOUR_MS, MINUTE_MS, PRICE_KEPT_MS } from "../shared/limits.ts";
import type { Instant } from "../time/instant.ts";
import { awaitsNews } from "./lifecycle.ts";

/*
 * When the card provider is polled about a payment that awaits news (docs/product.md 7.9). The
 * provider pushes news by itself, so this is for lost messages: often at first, seldom later.
 */

const FIRST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;

interface Checked {
  state: PaymentState;
  /** When it was opened, opened again, or failed, last. */
  openedAt: Instant;
  now: Instant;
}

/** When a payment is first polled. */
export function firstCheckAt(openedAt: Instant): Instant {
  return openedAt + FIRST_PAUSE_MS;
}

/**
 * When a payment that was just polled is polled again: after 1, 2, 4, 8, … minutes, and every six
 * hours in the end; and at the moment it counts as abandoned. Null if no news of it is expected.
 */
export function nextCheckAt({ state, openedAt, now }: Checked): Instant | null {
  if (!awaitsNews({ state })) return null;
  // Each pause is as long as all before it together, and a minute: so they double.
  const pause = Math.max(0, now - openedAt) + FIRST_PAUSE_MS;
  const next = now + Math.min(pause, LONGEST_PAUSE_MS);
  const end = abandonedAt(openedAt);
  return now < end && isAbandoned({ state, openedAt, now: next }) ? end : next;
}

/** When a payment that its buyer has not finished counts as abandoned. */
export function abandonedAt(openedAt: Instant): Instant {
  return openedAt + PRICE_KEPT_MS;
}

/**
 * Whether the attempt at a payment is to be cancelled: unfinished for a day. Never while the bank
 * is processing it.
 */
export function isAbandoned({ state, openedAt, now }: Checked): boolean {
  const isBuyers = awaitsNews({ state }) && state !== "PROCESSING";
  return isBuyers && now >= abandonedAt(openedAt);
}
