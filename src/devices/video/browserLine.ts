import type { WebRtc } from "./browser/connection.ts";
import { keepAccess } from "./browser/freshAccess.ts";
import { type PeerLine, openPeerLine } from "./browser/peerLine.ts";
import { writeSignal } from "./browser/signals.ts";
import { createWaitingSignals } from "./browser/waitingSignals.ts";
import { type LineOptions, NO_LINE, type Outgoing, type VideoLine } from "./port.ts";

const NOTHING: Outgoing = { microphone: null, picture: null, isScreen: false };

const BROWSER: WebRtc = {
  createPeer: (configuration) => new RTCPeerConnection(configuration),
  createStream: () => new MediaStream(),
};

/** A line from this browser to the other side's (WebRTC). */
export async function openBrowserLine(
  { access, renew, isPolite, sendSignal, onChange, log, after }: LineOptions,
  webRtc: WebRtc = BROWSER,
): Promise<VideoLine> {
  const freshAccess = keepAccess({ access, renew, after, log });
  const waiting = createWaitingSignals();
  let state = NO_LINE;
  let outgoing = NOTHING;
  let peer: number | null = null;
  let line: PeerLine | null = null;
  let isClosed = false;
  /** The latest connection of this side's or, of a polite one's, of that peer's. */
  let latest: { peer: number | null; round: number } = { peer: null, round: 0 };

  const change = (changed: Partial<typeof state>) => {
    state = { ...state, ...changed };
    onChange(state);
  };

  const leavePeer = () => {
    if (line === null) return;
    latest = { peer, round: line.round() };
    line.close();
    line = null;
  };

  const meetPeer = (to: number) => {
    line = openPeerLine({
      webRtc,
      access: freshAccess,
      firstRound: isPolite && latest.peer !== to ? 0 : latest.round,
      outgoing,
      isPolite,
      after,
      log,
      sendSignal: (signal) => sendSignal({ to, data: writeSignal(signal) }),
      onChange: change,
    });
    for (const { data } of waiting.take(to)) line.receive(data);
  };

  return {
    send: (next) => {
      outgoing = next;
      line?.send(next);
    },
    setPeer: (next) => {
      if (isClosed || next === peer) return;
      leavePeer();
      peer = next;
      change(NO_LINE);
      if (next !== null) meetPeer(next);
    },
    receive: (signal) => {
      if (isClosed) return;
      if (signal.from === peer) line?.receive(signal.data);
      else waiting.put(signal);
    },
    close: () => {
      isClosed = true;
      leavePeer();
      freshAccess.close();
    },
  };
}
