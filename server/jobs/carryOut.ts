import { ERRORS, RefusalError, isUnavailable } from "../../src/domain/shared/errors.ts";
import { SECOND_MS } from "../../src/domain/shared/limits.ts";
import type { ProcessContext } from "../services/shared/context.ts";
import type { Reactions, RunAgain } from "../services/shared/reaction.ts";
import type { OutboxRow } from "../store/ports/outbox.ts";
import { backOff, LONGEST_PAUSE_MS } from "./backOff.ts";
import { errorText } from "./errorText.ts";
import type { Timer } from "../services/shared/timer.ts";

/** A reaction that takes longer than this has failed, in milliseconds. */
const DEADLINE_MS = 30 * SECOND_MS;

/** How long a claimed row is leased: the deadline, and time to record the outcome. */
export const LEASE_MS = 2 * DEADLINE_MS;

/** After this many failures a reaction becomes a dead letter. */
const ATTEMPTS_MAX = 12;

/** What carrying out needs in addition to the context. */
export interface RunOptions {
  reactions: Reactions;
  /** Fires at the deadline. */
  timer: Timer;
  /** A number in [0, 1), for the pause after a failure. */
  random: () => number;
}

type Outcome = { kind: "ended"; again: RunAgain | null } | { kind: "failed"; error: unknown };

/**
 * Runs the reaction of a claimed row, outside of any transaction, and records the outcome. Throws
 * only when that cannot be recorded: then the row is due again when its lease ends.
 */
export async function carryOut(
  context: ProcessContext,
  row: OutboxRow,
  options: RunOptions,
): Promise<void> {
  // A reaction that crashes its process never reports a failure, so it would be claimed forever.
  if (row.attempts > ATTEMPTS_MAX) {
    return bury(context, row, row.lastError ?? "its process ended each time");
  }
  const outcome = await run(context, row, options);
  if (outcome.kind === "failed") return fail(context, row, { ...options, error: outcome.error });
  if (outcome.again === null) return void (await context.store.outbox.done(row));
  // Not immediately, or it would keep a worker busy for nothing.
  const dueAt = Math.max(outcome.again.againAt, context.now() + SECOND_MS);
  await context.store.outbox.postpone({ ...row, dueAt });
}

async function run(
  context: ProcessContext,
  { reaction, subjectId, event, attempts, createdAt }: OutboxRow,
  { reactions, timer }: RunOptions,
): Promise<Outcome> {
  const aborting = new AbortController();
  const deadline = startDeadline(timer, () => aborting.abort());
  const work = async (): Promise<Outcome> => {
    const due = { subjectId, event, attempts, at: createdAt };
    const again = await reactions[reaction](context, due, aborting.signal);
    return { kind: "ended", again: again ?? null };
  };
  try {
    return await Promise.race([work(), deadline.isOver]);
  } catch (error) {
    return { kind: "failed", error };
  } finally {
    deadline.end();
  }
}

function startDeadline(
  timer: Timer,
  abort: () => void,
): { isOver: Promise<Outcome>; end: () => void } {
  let end = () => {};
  const isOver = new Promise<Outcome>((resolve) => {
    end = timer.every(DEADLINE_MS, () => {
      end();
      abort();
      const error = new Error(`not done within ${DEADLINE_MS / SECOND_MS} seconds`);
      resolve({ kind: "failed", error });
    });
  });
  return { isOver, end };
}

async function fail(
  context: ProcessContext,
  row: OutboxRow,
  { error, random }: Pick<RunOptions, "random"> & { error: unknown },
): Promise<void> {
  const { reaction, subjectId, attempts } = row;
  const text = errorText(error);
  const isLast = attempts >= ATTEMPTS_MAX;
  if (isLast && !isOutage(error)) return bury(context, row, text);
  if (!isLoggedElsewhere(error)) {
    context.log("warn", "a reaction failed", { reaction, subjectId, attempts, error: text });
  }
  const now = context.now();
  // An outage says nothing about the reaction: its attempts restart, without limit.
  if (isLast)
    return void (await context.store.outbox.postpone({ ...row, dueAt: now + LONGEST_PAUSE_MS }));
  const dueAt = now + backOff({ attempts, random });
  await context.store.outbox.fail({ ...row, dueAt, error: text });
}

async function bury(context: ProcessContext, row: OutboxRow, error: string): Promise<void> {
  const { reaction, subjectId, attempts } = row;
  const isBuried = await context.store.outbox.bury({ ...row, at: context.now(), error });
  // It was requested again in the meantime, so it is retried.
  if (!isBuried) return;
  context.log("error", "a reaction is not tried again", { reaction, subjectId, attempts, error });
}

/** During an outage everything that is due fails, so it is logged once, where it is first noticed. */
function isLoggedElsewhere(error: unknown): boolean {
  const isMail = error instanceof RefusalError && error.code === "MAIL_UNAVAILABLE";
  return isMail || isUnavailable(error);
}

/** Whether an outside service did not answer. */
function isOutage(error: unknown): boolean {
  return error instanceof RefusalError && ERRORS[error.code].status === 503;
}
