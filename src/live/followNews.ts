import { CallError } from "../calls/callError.ts";
import { isTransient } from "../calls/isTransient.ts";
import { refusalOf } from "../calls/refusalOf.ts";
import { LIVE_BEAT_MS, SECOND_MS } from "../domain/shared/limits.ts";
import { type LiveNews, liveNewsPath } from "../domain/live/news.ts";
import { type Asker, askAsMe } from "../session/askAsMe.ts";
import { pause } from "../session/host.ts";
import { watchSilence } from "../session/watchSilence.ts";
import { linesOf } from "./linesOf.ts";

interface NewsOptions {
  channelId: string;
  /** The number that one is in under; null before. */
  participantId: number | null;
  /** The version of the latest message that is known already; 0 for none. */
  after: number;
  onNews: (news: LiveNews) => void;
  /** Whether the server is being heard. */
  onConnection: (isConnected: boolean) => void;
  /** The server refuses to tell anything: it is not asked again. */
  onRefused: (error: CallError) => void;
}

/** A stream in which not even a beat came for this long is dead. */
export const SILENCE_MS = 2.5 * LIVE_BEAT_MS;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8 * SECOND_MS;
/** A stream that ends within this time was not much of one. */
const EARLY_MS = 5 * SECOND_MS;

/**
 * Follows what happens in a live session until the result is called. A stream that ends, breaks off
 * or falls silent is opened again, and goes on after the last message.
 */
export function followNews(session: Asker, options: NewsOptions): () => void {
  const closing = new AbortController();
  void follow(session, options, closing.signal);
  return () => closing.abort();
}

async function follow(session: Asker, options: NewsOptions, closed: AbortSignal): Promise<void> {
  const { now } = session.host;
  let { after } = options;
  let tries = 0;
  const hear = (news: LiveNews) => {
    if ("version" in news) after = Math.max(after, news.version);
    options.onNews(news);
  };
  while (!closed.aborted) {
    const openedAt = now();
    try {
      await readStream(session, { ...options, after, closed, onNews: hear });
    } catch (error) {
      if (closed.aborted) return;
      if (error instanceof CallError && isFinal(error)) return options.onRefused(error);
      options.onConnection(false);
    }
    // Asked again at once, a server that ends streams early would do so again.
    tries = now() - openedAt < EARLY_MS ? tries + 1 : 0;
    await pause(session.host, pauseAfter(tries, options), closed);
  }
}

/** After a deployment all come back: not in the same moment. */
function pauseAfter(tries: number, { participantId }: NewsOptions): number {
  const spread = 0.75 + ((participantId ?? 0) % 1_000) / 2_000;
  return spread * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
}

/** One stream, to its end. */
async function readStream(
  session: Asker,
  options: NewsOptions & { closed: AbortSignal },
): Promise<void> {
  const { onNews, onConnection, closed } = options;
  const silence = watchSilence(session.host, { ms: SILENCE_MS, closed });
  try {
    const response = await askAsMe(session, liveNewsPath(options), { signal: silence.signal });
    if (!response.ok || response.body === null) throw await refusalOf(response);
    closed.throwIfAborted();
    onConnection(true);
    for await (const line of linesOf(response.body)) {
      if (closed.aborted) return;
      silence.heard();
      onNews(JSON.parse(line) as LiveNews);
    }
  } finally {
    silence.end();
  }
}

/** Whether asking again would be answered in the same way. */
const isFinal = (error: CallError) => !isTransient(error) && error.code !== "INTERNAL";
