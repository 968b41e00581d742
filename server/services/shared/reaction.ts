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
  /** Which attempt this is, from 1. */
  attempts: number;
}

/** Asks that the reaction be run again: there is more to be done, or nothing to be done yet. */
export interface RunAgain {
  againAt: Instant;
}

/**
 * Carries out what follows from an event. It may be run more than once for one event, also by two
 * processes at once, so a repetition must change nothing. It reads the present state, since the
 * event may be old. When it throws, it is tried again later. `signal` aborts when it has taken too
 * long.
 */
export type Reaction = (
  context: ProcessContext,
  due: Due,
  signal: AbortSignal,
) => Promise<RunAgain | void>;

/** All reactions. One that is missing does not compile. */
export type Reactions = Readonly<Record<ReactionName, Reaction>>;
