import type { LiveSessionStatus } from "../generated/enums.ts";
import type { EventName } from "../shared/events.ts";
import { type Beginning, type Transition, afterMove } from "../shared/lifecycle.ts";

/*
 * The life cycle of a live session (docs/product.md 14.2), and the only place that defines its
 * states. It ends by itself when its window has passed: see `liveStatus`.
 */

/** What a state means. */
interface StateFacts {
  /** Whether its host can come in. */
  readonly admitsHost: boolean;
  /** Whether its booker can come in. */
  readonly admitsBooker: boolean;
}

/** Every state of a live session. */
export const LIVE_STATES = {
  SCHEDULED: { admitsHost: true, admitsBooker: false },
  LIVE: { admitsHost: true, admitsBooker: true },
  ENDED: { admitsHost: false, admitsBooker: false },
} as const satisfies Readonly<Record<LiveSessionStatus, StateFacts>>;

/** A live session's initial state. */
export const LIVE_OPENING = {
  begins: ["SCHEDULED"],
  emits: "liveSessionOpened",
  needs: "Its window has begun, and one of the two comes to it.",
} as const satisfies Beginning<LiveSessionStatus, EventName>;

/** Every transition of a live session. */
export const LIVE_TRANSITIONS = {
  start: {
    moves: { SCHEDULED: "LIVE" },
    emits: "liveSessionStarted",
    needs: "Its host comes in.",
  },
  end: {
    moves: { LIVE: "ENDED" },
    emits: "liveSessionEnded",
    needs: "Its host ends it for both.",
  },
} as const satisfies Readonly<Record<string, Transition<LiveSessionStatus, EventName>>>;

/** The name of a transition in the life cycle of live sessions. */
export type LiveTransitionName = keyof typeof LIVE_TRANSITIONS;

/** The state after a transition; null if it is not allowed. */
export function afterLiveTransition(
  name: LiveTransitionName,
  from: LiveSessionStatus,
): LiveSessionStatus | null {
  return afterMove<LiveSessionStatus>(LIVE_TRANSITIONS[name], from);
}
