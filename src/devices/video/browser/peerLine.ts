import type { LineOptions, LineState, Outgoing } from "../port.ts";
import { type Connection, type Received, type WebRtc, openConnection } from "./connection.ts";
import type { FreshAccess } from "./freshAccess.ts";
import { createRecovery } from "./recovery.ts";
import { type Signal, readSignal } from "./signals.ts";

/** A side that isn't connected by then tries again. */
const CONNECTED_WITHIN_MS = 10_000;
/** Restarts that the other side asks for are no more frequent. */
const RESTART_EVERY_MS = 1_000;

/** The line to one tab of the other side's: one connection at a time, and another when it fails. */
export interface PeerLine {
  /** The number of its latest connection. */
  round(): number;
  receive(data: string): void;
  send(outgoing: Outgoing): void;
  close(): void;
}

/**
 * The side that is not polite opens connections, numbers them and restarts them; the polite one asks
 * it to, and takes part. So there are never two attempts at once that end each other.
 */
export function openPeerLine({
  webRtc,
  access,
  firstRound,
  outgoing: firstOutgoing,
  isPolite,
  after,
  log,
  sendSignal,
  onChange,
}: Pick<LineOptions, "isPolite" | "after" | "log"> & {
  webRtc: WebRtc;
  access: FreshAccess;
  /** Connections up to this number belong to the past. */
  firstRound: number;
  outgoing: Outgoing;
  sendSignal: (signal: Signal) => void;
  onChange: (changed: Partial<LineState>) => void;
}): PeerLine {
  let outgoing = firstOutgoing;
  let round = firstRound;
  let connection: Connection | null = null;
  let isUp = false;
  let wasUp = false;
  let isClosed = false;
  let cancelPause: (() => void) | null = null;

  const notUp = (): LineState["connection"] => (wasUp ? "LOST" : "CONNECTING");

  /** In place of the present one. */
  const open = (number: number) => {
    connection?.close();
    round = number;
    isUp = false;
    onChange({ connection: notUp(), quality: null, incoming: incomingOf(null) });
    recovery.begin(CONNECTED_WITHIN_MS);
    connection = openConnection({
      round,
      webRtc,
      access,
      outgoing,
      isPolite,
      after,
      log,
      sendSignal,
      onReceived: (received) => onChange({ incoming: incomingOf(received) }),
      onUp: () => {
        recovery.end();
        isUp = true;
        wasUp = true;
        onChange({ connection: "UP" });
      },
      onLost: () => {
        isUp = false;
        onChange({ connection: notUp(), quality: null });
        recovery.begin(0);
      },
      onQuality: (quality) => onChange({ quality }),
    });
  };

  const askForConnection = () => sendSignal({ ask: "CONNECTION", after: round });

  const restart = () => {
    if (isPolite) sendSignal({ ask: "RESTART" });
    else connection?.restart();
  };

  /** With fresh access: the present one may be why nothing else has helped. */
  const openAnother = async () => {
    const failed = round;
    await access.freshen({ isForced: true });
    if (isClosed || isUp || round !== failed) return;
    if (isPolite) askForConnection();
    else open(round + 1);
  };

  const recovery = createRecovery({
    after,
    attempt: (what) => {
      if (what === "RESTART") restart();
      else void openAnother();
    },
  });

  const restartAsAsked = () => {
    if (cancelPause !== null) return;
    cancelPause = after(RESTART_EVERY_MS, () => {
      cancelPause = null;
    });
    restart();
  };

  const answerAsk = (signal: Extract<Signal, { ask: unknown }>) => {
    if (isPolite) return log("Only the polite side may ask");
    if (signal.ask === "RESTART") return restartAsAsked();
    // Otherwise the offer of a later one is already on its way to the side that asks.
    if (signal.after >= round) open(round + 1);
  };

  if (isPolite) {
    askForConnection();
    recovery.begin(CONNECTED_WITHIN_MS);
  } else {
    open(round + 1);
  }

  return {
    round: () => round,
    receive: (data) => {
      const signal = readSignal(data);
      if (signal === null) return log("A signal can't be read");
      if ("ask" in signal) return answerAsk(signal);
      const isOffer = "description" in signal && signal.description.type === "offer";
      if (isPolite && isOffer && signal.round > round) open(signal.round);
      if (signal.round === round) connection?.receive(signal);
    },
    send: (next) => {
      outgoing = next;
      connection?.send(next);
    },
    close: () => {
      isClosed = true;
      recovery.end();
      cancelPause?.();
      connection?.close();
    },
  };
}

/** What there is to see and hear. */
function incomingOf(received: Received | null): LineState["incoming"] {
  const { sound = null, picture = null, theirs } = received ?? {};
  return {
    sound,
    picture: theirs?.picture === true ? picture : null,
    isScreen: theirs?.screen === true,
    hasSound: theirs?.sound === true,
  };
}
