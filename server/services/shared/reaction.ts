import type { EventName, ReactionName } from "../../../src/domain/shared/events.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { ProcessContext } from "./context.ts";

/** The input of a reaction. */
export interface Due {
  /** Id of what the event happened to. */
  subjectId: string;
  /** The latest event that asked for it. */
  event: EventName;
  /** When that event happened. */
  at: Instant;
  /** The number of this attempt, from 1. */
  attempts: number;
}

/** Asks for another run: there is more to do, or nothing to do yet. */
export interface RunAgain {
  againAt: Instant;
}

/**
 * Carries out what follows from an event. It may run more than once per event, even in two
 * processes at once, so it must be idempotent. It reads the current state, since the event may be
 * old. When it throws, it is retried later. `signal` aborts when it has taken too long.
 */
export type Reaction = (
  context: ProcessContext,
  due: Due,
  signal: AbortSignal,
) => Promise<RunAgain | void>;

/** All reactions. A missing one doesn't compile. */
export type Reactions = Readonly<Record<ReactionName, Reaction>>;
