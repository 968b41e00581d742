import type { LineState } from "../port.ts";

export type Quality = NonNullable<LineState["quality"]>;

/** What a connection counts from its beginning, and what it measures. */
export interface Reading {
  packetsReceived: number;
  packetsLost: number;
  /** The part of our packets that the other side has lost of late; null before it has told. */
  shareLostThere: number | null;
  /** To the other side and back; null before it was measured. */
  roundTripMs: number | null;
  /** What the way to the other side can take; null where the browser doesn't estimate it. */
  bitsPerSecond: number | null;
}

/** What makes a line that bad. */
interface Limits {
  lost: number;
  roundTripMs: number;
  bitsPerSecond: number;
}

/**
 * Packet loss: from 3 % on Twilio's SDKs warn (https://www.twilio.com/docs/voice/voice-insights),
 * from 10 % on Microsoft counts a call as poor ("Stream Classification in Call Quality Dashboard").
 * Time: 150 ms each way hurt no conversation (ITU-T G.114), and poor is again Microsoft's. Bitrate:
 * the least that libwebrtc gives a picture of 1280x720, and one of 640x360
 * (media/engine/simulcast.cc, `kSimulcastFormatsVP8`).
 */
const FAIR: Limits = { lost: 0.03, roundTripMs: 300, bitsPerSecond: 600_000 };
const POOR: Limits = { lost: 0.1, roundTripMs: 500, bitsPerSecond: 150_000 };

/** How a line was between two readings. Null when there was nothing to judge by. */
export function qualityBetween(
  before: Reading,
  now: Reading,
  { isSendingPicture }: { isSendingPicture: boolean },
): Quality | null {
  const received = now.packetsReceived - before.packetsReceived;
  const lost = Math.max(0, now.packetsLost - before.packetsLost);
  const expected = received + lost;
  if (expected === 0 && now.roundTripMs === null) return null;
  const measured: Limits = {
    lost: Math.max(expected === 0 ? 0 : lost / expected, now.shareLostThere ?? 0),
    roundTripMs: now.roundTripMs ?? 0,
    // Sound alone never fills the way, and what is not filled is underestimated.
    bitsPerSecond: (isSendingPicture ? now.bitsPerSecond : null) ?? Infinity,
  };
  if (isAsBadAs(measured, POOR)) return "POOR";
  return isAsBadAs(measured, FAIR) ? "FAIR" : "GOOD";
}

const isAsBadAs = (measured: Limits, limits: Limits) =>
  measured.lost > limits.lost ||
  measured.roundTripMs > limits.roundTripMs ||
  measured.bitsPerSecond < limits.bitsPerSecond;

/** An entry of `RTCStatsReport`, as far as it is read here. */
interface Entry {
  id: string;
  type: string;
  state?: string;
  nominated?: boolean;
  packetsReceived?: number;
  packetsLost?: number;
  fractionLost?: number;
  selectedCandidatePairId?: string;
  currentRoundTripTime?: number;
  availableOutgoingBitrate?: number;
}

/** https://w3c.github.io/webrtc-stats/ */
export function readStats(report: RTCStatsReport): Reading {
  const entries: Entry[] = [];
  report.forEach((entry: Entry) => entries.push(entry));
  const inbound = entries.filter(({ type }) => type === "inbound-rtp");
  const told = entries.flatMap(({ type, fractionLost }) =>
    type === "remote-inbound-rtp" && fractionLost !== undefined ? [fractionLost] : [],
  );
  const pair = selectedPair(entries);
  const seconds = pair?.currentRoundTripTime;
  return {
    packetsReceived: sum(inbound.map(({ packetsReceived }) => packetsReceived ?? 0)),
    packetsLost: sum(inbound.map(({ packetsLost }) => packetsLost ?? 0)),
    shareLostThere: told.length === 0 ? null : Math.max(...told),
    roundTripMs: seconds === undefined ? null : seconds * 1_000,
    bitsPerSecond: pair?.availableOutgoingBitrate ?? null,
  };
}

/** The way that is used. Firefox names it on no transport. */
function selectedPair(entries: readonly Entry[]): Entry | undefined {
  const selected = entries.find(({ type }) => type === "transport")?.selectedCandidatePairId;
  const pairs = entries.filter(({ type }) => type === "candidate-pair");
  return selected === undefined
    ? pairs.find(({ state, nominated }) => nominated === true && state === "succeeded")
    : pairs.find(({ id }) => id === selected);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
