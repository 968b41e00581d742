import { openBrowserLine } from "../browserLine.ts";
import type { LineAccess, LineState, VideoLine } from "../port.ts";
import { type FakeNetwork, createFakeNetwork } from "./fakeRtc.ts";
import { type Timers, createTimers, settle } from "./timers.ts";

interface SentSignal {
  from: number;
  to: number;
  data: string;
}

/** One of two lines that can reach each other. */
export interface TestLine extends VideoLine {
  id: number;
  states: LineState[];
  state(): LineState;
  logged: string[];
  renewals(): number;
}

/** Two lines, or more, and all that is between them. */
export interface LinePair {
  network: FakeNetwork;
  timers: Timers;
  /** Signals in the order in which they were sent. */
  sent: SentSignal[];
  open(options: {
    id: number;
    isPolite: boolean;
    access?: Partial<LineAccess>;
    /** Until when a renewal takes; no time at all if it isn't given. */
    renewed?: Promise<void>;
  }): Promise<TestLine>;
  /** Signals wait until they are let through again. */
  hold(isHeld: boolean): Promise<void>;
}

export function createLinePair(): LinePair {
  const network = createFakeNetwork();
  const timers = createTimers();
  const lines = new Map<number, VideoLine>();
  const sent: SentSignal[] = [];
  let held: SentSignal[] | null = null;

  const deliver = ({ from, to, data }: SentSignal) => lines.get(to)?.receive({ from, data });
  const carry = (signal: SentSignal) => {
    sent.push(signal);
    if (held === null) queueMicrotask(() => deliver(signal));
    else held.push(signal);
  };

  return {
    network,
    timers,
    sent,
    open: async ({ id, isPolite, access, renewed }) => {
      const states: LineState[] = [];
      const logged: string[] = [];
      let renewals = 0;
      const own: LineAccess = { ...ACCESS, participantId: id, ...access };
      const line = await openBrowserLine(
        {
          access: own,
          isPolite,
          renew: async () => {
            renewals += 1;
            await renewed;
            return { ...own, iceServers: [{ urls: [`stun:renewed-${renewals}`] }] };
          },
          sendSignal: ({ to, data }) => carry({ from: id, to, data }),
          onChange: (state) => states.push(state),
          log: (message) => logged.push(message),
          after: timers.after,
        },
        network,
      );
      lines.set(id, line);
      const state = () => states.at(-1) as LineState;
      return { ...line, id, states, state, logged, renewals: () => renewals };
    },
    hold: async (isHeld) => {
      const waiting = held ?? [];
      held = isHeld ? [] : null;
      for (const signal of waiting) deliver(signal);
      await settle();
    },
  };
}

const ACCESS: LineAccess = {
  provider: "BROWSER",
  appId: "",
  channelId: "channel",
  participantId: 0,
  token: "",
  iceServers: [],
  isRelayOnly: false,
};

/** A track as far as a line looks at it. */
export const fakeTrack = (kind: "audio" | "video", id: string) =>
  ({ kind, id }) as unknown as MediaStreamTrack;
