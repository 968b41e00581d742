/** Signals that are kept; a connection takes about ten. */
const KEPT_MAX = 64;

export interface ReceivedSignal {
  from: number;
  data: string;
}

/** Keeps the latest signals of people whom this side does not know of yet. */
export function createWaitingSignals() {
  let kept: ReceivedSignal[] = [];
  return {
    put: (signal: ReceivedSignal) => {
      kept = [...kept, signal].slice(-KEPT_MAX);
    },
    /** Signals of one of them, the earliest first. */
    take: (from: number): ReceivedSignal[] => {
      const taken = kept.filter((signal) => signal.from === from);
      kept = kept.filter((signal) => signal.from !== from);
      return taken;
    },
  };
}
