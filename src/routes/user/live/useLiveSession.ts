import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CallError } from "../../../calls/callError.ts";
import type { SignalNews, StateNews } from "../../../domain/live/news.ts";
import type { LiveParty } from "../../../domain/live/presence.ts";
import { STORAGE_KEYS } from "../../../domain/shared/limits.ts";
import { LeaveLiveSessionDocument } from "../../../operations/generated/graphql.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { newParticipantId } from "./newParticipantId.ts";
import { type Access, useEnter } from "./useEnter.ts";
import { useNews } from "./useNews.ts";
import { useOutbox } from "./useOutbox.ts";
import { useWaiting } from "./useWaiting.ts";

interface LiveOptions {
  channelId: string;
  isHost: boolean;
  /** Whether its window is open, and nothing that the page knows says that it is over. */
  isOpen: boolean;
  /** The server says that things are not as the page shows them. */
  onOutdated: () => void;
}

/** One person's part in a live session: from the press on 'Join' until they leave. */
export function useLiveSession({ channelId, isHost, isOpen, onOutdated }: LiveOptions) {
  const session = useSession();
  const { host } = session;
  const { tabStorage } = host;
  const enterAs = useEnter({ isHost });
  const outbox = useOutbox(channelId);
  const [seat, setSeat] = useState<Access | null>(null);
  const [isEntering, setEntering] = useState(false);
  const [isReplaced, setReplaced] = useState(false);
  const [hasBeenIn, setBeenIn] = useState(false);
  const [trouble, setTrouble] = useState<CallError | null>(null);
  const { isWaiting, setWaiting, stay } = useWaiting(outbox);
  const isLive = useRef(false);
  const signals = useRef<(signal: SignalNews) => void>(() => {});

  const enter = async (): Promise<void> => {
    setEntering(true);
    setTrouble(null);
    setReplaced(false);
    try {
      const participantId = newParticipantId(host.newSecret());
      setSeat(await enterAs({ channelId, participantId }));
      setWaiting(false);
      setBeenIn(true);
      tabStorage.setItem(STORAGE_KEYS.live, channelId);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const isTooSoon = error.code === "NOT_LIVE_YET";
      setWaiting(isTooSoon);
      // It was started while the answer was on its way.
      if (isTooSoon && isLive.current) return await enter();
      if (isTooSoon) return;
      setTrouble(error);
      onOutdated();
    } finally {
      setEntering(false);
    }
  };

  /** The server has said why they can't be there (any more). */
  const goOut = (refusal: NonNullable<StateNews["refusal"]>) => {
    setReplaced(refusal === "SEAT_TAKEN");
    setSeat(null);
    setWaiting(false);
    tabStorage.removeItem(STORAGE_KEYS.live);
    if (refusal !== "SEAT_TAKEN") onOutdated();
  };

  const news = useNews({
    channelId,
    participantId: seat?.participantId ?? null,
    isOn: isOpen && !isReplaced,
    onSignal: (signal) => signals.current(signal),
    // Not by a timer, which browsers slow down in a tab that nobody looks at.
    onBeat: stay,
    onState: ({ refusal, status }) => {
      if (refusal !== null) return goOut(refusal);
      isLive.current = status === "LIVE";
      if (seat !== null || isEntering || !(isHost || isLive.current)) return;
      // Those who waited, or were in before a reload, need no second press.
      if (isWaiting || tabStorage.getItem(STORAGE_KEYS.live) === channelId) void enter();
    },
  });

  /** Fresh access under the present number; null when it is refused. */
  const renew = async (): Promise<Access | null> => {
    if (seat === null) return null;
    try {
      return await enterAs({ channelId, participantId: seat.participantId });
    } catch (error) {
      host.log("access to the session was not renewed", error);
      return null;
    }
  };

  /** Tells the other side's device something; what is lost is made up for by the line itself. */
  const sendSignal = ({ to, data }: { to: number; data: string }) => {
    if (seat === null) return;
    const { participantId } = seat;
    const message = { kind: "SIGNAL", participantId, to, data, key: host.newSecret() } as const;
    outbox.send(message).catch((error: unknown) => host.log("a signal was not sent", error));
  };

  /** Says so to the server, and keeps nobody waiting for its answer. */
  const leave = useEffectEvent(() => {
    if (seat === null) return;
    const command = { channelId, participantId: seat.participantId };
    void session.fireAndForget(LeaveLiveSessionDocument, { command }, "leaving the session");
  });
  useEffect(() => {
    const leaving = new AbortController();
    window.addEventListener("pagehide", () => leave(), { signal: leaving.signal });
    return () => {
      leaving.abort();
      leave();
    };
  }, []);

  // The seat was left when the page was.
  const comeBack = useEffectEvent(() => {
    if (seat !== null) void enter();
  });
  useEffect(() => host.onReturn(() => comeBack()), [host]);

  const otherParty: LiveParty = isHost ? "BOOKER" : "CREATOR";
  return {
    seat,
    isEntering,
    isWaiting,
    /** Another tab has taken the seat. */
    isReplaced,
    hasBeenIn,
    trouble,
    news,
    /** What the server says of the other side; null until it has. */
    other: news.state?.sides[otherParty] ?? null,
    outbox,
    enter: () => void enter(),
    renew,
    /** After this, a reload does not lead back in. */
    forget: () => tabStorage.removeItem(STORAGE_KEYS.live),
    stopWaiting: () => setWaiting(false),
    /** Takes what the other side's device sends. */
    onSignal: (hear: (signal: SignalNews) => void) => {
      signals.current = hear;
    },
    sendSignal,
  };
}

/** All that a page knows of a live session as it goes on. */
export type LiveSessionView = ReturnType<typeof useLiveSession>;
