import {
  ACCESS_TOKEN_LIFETIME_MS,
  CARD_EVENT_KEPT_MS,
  DAY_MS,
  FORMS_KEPT_MS,
  SENT_MAILS_KEPT_MS,
  SIGN_IN_CLAIM_MS,
} from "../../src/domain/shared/limits.ts";
import { isUnavailable } from "../../src/domain/shared/errors.ts";
import { sweepFiles } from "./sweepFiles.ts";
import type { ProcessContext } from "../services/shared/context.ts";

/** Rows deleted per statement, so that none holds the table for long. */
const AT_ONCE = 1_000;

/** What a round needs in addition to the context. */
export interface RoundOptions {
  /** Ends the round early. */
  signal?: AbortSignal | undefined;
  /** Reclaims the space of deleted rows; null where the database does so itself. */
  vacuum?: ((signal?: AbortSignal) => Promise<void>) | null;
}

/**
 * Cleans up what is no longer needed: refresh tokens that have expired, ended sessions whose access
 * tokens have, old claims of sign-in codes, old records of posts, old messages of the card
 * provider, forms of more than a year ago, which mails were sent long ago, where sessions that are
 * over were written into calendars, files that no row names, and the space of deleted rows.
 * Several processes may run it at once. A failure is logged, and left to the next round.
 */
export async function tick(
  context: ProcessContext,
  { signal, vacuum = null }: RoundOptions = {},
): Promise<void> {
  await attempt(context, "forget sessions", () => forgetSessions(context, signal));
  await attempt(context, "forget posts", () => forgetPosts(context, signal));
  await attempt(context, "forget card events", () => forgetCardEvents(context, signal));
  await attempt(context, "forget forms", () => forgetForms(context, signal));
  await attempt(context, "forget mails", () => forgetMails(context, signal));
  await attempt(context, "forget calendar entries", () => forgetEntries(context, signal));
  await attempt(context, "sweep files", () => sweepFiles(context, signal));
  if (vacuum === null || signal?.aborted) return;
  await attempt(context, "vacuum", () => vacuum(signal));
}

async function attempt(context: ProcessContext, job: string, work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (isUnavailable(error)) return;
    context.log("error", "a job failed", {
      job,
      error: error instanceof Error ? error.stack : String(error),
    });
  }
}

async function forgetSessions(
  { store, now }: ProcessContext,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { sessions } = store;
  await inParts(() => sessions.deleteExpired({ now: now(), limit: AT_ONCE }), signal);
  const before = now() - ACCESS_TOKEN_LIFETIME_MS;
  await inParts(() => sessions.forgetEnded({ before, limit: AT_ONCE }), signal);
  const claimedBefore = now() - SIGN_IN_CLAIM_MS;
  await inParts(() => sessions.forgetCodes({ before: claimedBefore, limit: AT_ONCE }), signal);
}

async function forgetPosts(
  { store, now }: ProcessContext,
  signal: AbortSignal | undefined,
): Promise<void> {
  const before = now() - DAY_MS;
  await inParts(() => store.sharing.forgetPosts({ before, limit: AT_ONCE }), signal);
}

async function forgetCardEvents(
  { store, now }: ProcessContext,
  signal: AbortSignal | undefined,
): Promise<void> {
  const before = now() - CARD_EVENT_KEPT_MS;
  await inParts(() => store.payments.forgetEvents({ before, limit: AT_ONCE }), signal);
}

async function forgetForms(
  { store, now }: ProcessContext,
  signal: AbortSignal | undefined,
): Promise<void> {
  const before = now() - FORMS_KEPT_MS;
  await inParts(() => store.forms.forget({ before, limit: AT_ONCE }), signal);
}

async function forgetMails(
  { store, now }: ProcessContext,
  signal: AbortSignal | undefined,
): Promise<void> {
  const before = now() - SENT_MAILS_KEPT_MS;
  await inParts(() => store.mails.forget({ before, limit: AT_ONCE }), signal);
}

/** A day later nothing that the calendar service still has to be told can change a session. */
async function forgetEntries(
  { store, now }: ProcessContext,
  signal: AbortSignal | undefined,
): Promise<void> {
  const before = now() - DAY_MS;
  await inParts(() => store.calendarEntries.forget({ before, limit: AT_ONCE }), signal);
}

async function inParts(
  forget: () => Promise<number>,
  signal: AbortSignal | undefined,
): Promise<void> {
  let forgotten = AT_ONCE;
  while (forgotten === AT_ONCE) {
    if (signal?.aborted) return;
    forgotten = await forget();
  }
}
