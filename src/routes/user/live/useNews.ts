import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CallError } from "../../../calls/callError.ts";
import type { LiveNews, SignalNews, StateNews, TextNews } from "../../../domain/live/news.ts";
import { followNews } from "../../../live/followNews.ts";
import { useSession } from "../../../session/SessionProvider.tsx";

interface NewsOptions {
  channelId: string;
  /** The number that one is in under; null before. */
  participantId: number | null;
  /** False while there can be no news: before the window, and after the end. */
  isOn: boolean;
  onState: (state: StateNews) => void;
  onSignal: (signal: SignalNews) => void;
  /** Every 20 seconds in which nothing else happens. */
  onBeat: () => void;
}

/** What the server has said about a live session. */
export interface News {
  /** Null until it has said anything, and from a refusal until it says something else. */
  state: StateNews | null;
  /** Earliest first. */
  texts: readonly TextNews[];
  /** False from a stream that broke off until the next one. */
  isConnected: boolean;
  /** Why the server tells nothing; null if it does. */
  refused: CallError | null;
}

const NO_NEWS: News = { state: null, texts: [], isConnected: true, refused: null };

/** Follows a live session as long as the page is open. */
export function useNews({ channelId, participantId, isOn, ...handlers }: NewsOptions): News {
  const session = useSession();
  const [news, setNews] = useState(NO_NEWS);
  const after = useRef(0);
  const hear = useEffectEvent((one: LiveNews) => {
    if ("version" in one) after.current = Math.max(after.current, one.version);
    if (one.kind === "TEXT") setNews((known) => ({ ...known, texts: withText(known, one) }));
    if (one.kind === "SIGNAL") handlers.onSignal(one);
    if (one.kind === "BEAT") handlers.onBeat();
    if (one.kind !== "STATE") return;
    setNews((known) => ({ ...known, state: one.refusal === null ? one : null }));
    handlers.onState(one);
  });
  useEffect(() => {
    if (!isOn) return;
    return followNews(session, {
      channelId,
      participantId,
      after: after.current,
      onConnection: (isConnected) => setNews((known) => ({ ...known, isConnected })),
      onRefused: (refused) => setNews((known) => ({ ...known, refused })),
      onNews: (one) => hear(one),
    });
  }, [session, channelId, participantId, isOn]);
  return news;
}

function withText({ texts }: News, text: TextNews): readonly TextNews[] {
  return texts.some(({ version }) => version === text.version) ? texts : [...texts, text];
}
