import { type LiveNews, newsQueryIn } from "../src/domain/live/news.ts";
import { RefusalError } from "../src/domain/shared/errors.ts";
import { followLiveSession } from "../server/services/live/followLiveSession.ts";
import { sendLiveMessage } from "../server/services/live/sendLiveMessage.ts";
import { contextOf } from "./answer.ts";
import type { World } from "../server/world/world.ts";
import { refusalAnswer } from "./refusal.ts";

interface AskedSession {
  channelId: string;
  request: Request;
  /** The bearer token; null without. */
  token: string | null;
}

/**
 * News of a live session as the server streams them, from this world. `isCutOff` says before each
 * line whether the network fails meanwhile.
 */
export async function answerLiveNews(
  world: World,
  { channelId, request, token, isCutOff }: AskedSession & { isCutOff: () => boolean },
): Promise<Response> {
  const { context, isTokenExpired } = await contextOf(world, { token });
  const leaving = new AbortController();
  request.signal.addEventListener("abort", () => leaving.abort());
  const query = newsQueryIn(new URL(request.url).searchParams);
  const news = followLiveSession(context, { channelId, ...query, signal: leaving.signal });
  try {
    const first = await news.next();
    const body = linesFrom(newsFrom(first, news), { isCutOff, leave: () => leaving.abort() });
    return new Response(body, { headers: { "content-type": "application/x-ndjson" } });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return refusalAnswer(error, { isTokenExpired });
  }
}

async function* newsFrom(first: IteratorResult<LiveNews>, news: AsyncGenerator<LiveNews>) {
  for (let step = first; step.done !== true; step = await news.next()) yield step.value;
}

function linesFrom(
  news: AsyncGenerator<LiveNews>,
  { isCutOff, leave }: { isCutOff: () => boolean; leave: () => void },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await news.next().catch(() => ({ done: true, value: undefined }));
      if (isCutOff()) {
        leave();
        return controller.error(new TypeError("the network is gone"));
      }
      if (done === true) return controller.close();
      controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    cancel: leave,
  });
}

/** Takes a message to a live session as the server does. */
export async function answerLiveMessage(
  world: World,
  { channelId, request, token }: AskedSession,
): Promise<Response> {
  const { context, isTokenExpired } = await contextOf(world, { token });
  try {
    await sendLiveMessage(context, { channelId, message: await request.json() });
    await world.drain();
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return refusalAnswer(error, { isTokenExpired });
  }
}
