import { CallError, networkError } from "../calls/callError.ts";
import { isTransient } from "../calls/isTransient.ts";
import { refusalOf } from "../calls/refusalOf.ts";
import type { LiveMessage } from "../domain/live/inputs/liveMessage.ts";
import { liveMessagesPath } from "../domain/live/news.ts";
import { SECOND_MS } from "../domain/shared/limits.ts";
import { type Asker, askAsMe } from "../session/askAsMe.ts";
import { pause } from "../session/host.ts";
import { watchSilence } from "../session/watchSilence.ts";

/** Sends messages to a live session, one after the other. */
export interface LiveOutbox {
  /**
   * Sends a message after those before it. Without an answer it is tried again, so each has a key.
   * Rejects with `CallError` when it is refused, after some tries, or when it wasn't sent before
   * the end.
   */
  send(message: LiveMessage): Promise<void>;
  /** Sends until the result is called; what waits then is not sent. */
  start(): () => void;
}

const TRIES = 6;
const FIRST_PAUSE_MS = 600;
const LONGEST_PAUSE_MS = 4 * SECOND_MS;
/** A call without an answer for this long is given up: those behind it wait. */
export const ANSWER_MS = 10 * SECOND_MS;

/** Creates the outbox of one channel. */
export function createLiveOutbox(session: Asker, channelId: string): LiveOutbox {
  let closing = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  const post = async (message: LiveMessage, closed: AbortSignal): Promise<void> => {
    const silence = watchSilence(session.host, { ms: ANSWER_MS, closed });
    try {
      const response = await askAsMe(session, liveMessagesPath(channelId), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(message),
        signal: silence.signal,
      });
      if (!response.ok) throw await refusalOf(response);
    } catch (error) {
      throw error instanceof CallError ? error : networkError();
    } finally {
      silence.end();
    }
  };

  const deliver = async (message: LiveMessage, closed: AbortSignal): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      if (closed.aborted) throw networkError();
      try {
        return await post(message, closed);
      } catch (error) {
        if (!isTransient(error) || tries === TRIES) throw error;
      }
      const ms = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));
      await pause(session.host, ms, closed);
    }
  };

  return {
    send: (message) => {
      const { signal } = closing;
      const sent = last.then(() => deliver(message, signal));
      last = sent.catch(() => undefined);
      return sent;
    },
    start: () => {
      const own = closing.signal.aborted ? new AbortController() : closing;
      closing = own;
      return () => own.abort();
    },
  };
}
