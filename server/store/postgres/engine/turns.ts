import { type Gate, type GateOptions, createGate } from "./gate.ts";

/** What one run of some work has of the keys that all work shares. */
export interface Turn {
  /** Has the key until the work ends. Throws, for `run` alone to catch, while other work has it. */
  take(key: string): void;
}

/** Lets work that wants the same key run one after the other. */
export interface Turns {
  /**
   * Runs the work; again from its beginning, and then with the key, when that was another's. So
   * work waits for a key while it holds nothing else. Rejects as the gate says when the wait is too
   * long.
   */
  run<T>(work: (turn: Turn) => Promise<T>): Promise<T>;
}

/** A key that other work has. */
class AnothersTurn extends Error {
  readonly key: string;

  constructor(key: string) {
    super(`waits for its turn: ${key}`);
    this.key = key;
  }
}

/** Makes the turns of a process; the options are those of each key's gate. */
export function createTurns(options: Omit<GateOptions, "places">): Turns {
  const gates = new Map<string, { gate: Gate; users: number }>();

  /** Work uses a gate from asking for its key until it has given it back. */
  const use = (key: string) => {
    const used = gates.get(key) ?? { gate: createGate({ ...options, places: 1 }), users: 0 };
    used.users += 1;
    gates.set(key, used);
    const forget = () => {
      used.users -= 1;
      if (used.users === 0) gates.delete(key);
    };
    const leaving = (leave: () => void) => () => {
      leave();
      forget();
    };
    return { gate: used.gate, forget, leaving };
  };
  const tryKey = (key: string) => {
    const { gate, forget, leaving } = use(key);
    const leave = gate.tryEnter();
    if (leave !== null) return leaving(leave);
    forget();
    return null;
  };
  const waitForKey = async (key: string) => {
    const { gate, forget, leaving } = use(key);
    try {
      return leaving(await gate.enter());
    } catch (error) {
      forget();
      throw error;
    }
  };

  return {
    run: async (work) => {
      const held = new Map<string, () => void>();
      const giveBack = () => {
        for (const leave of held.values()) leave();
        held.clear();
      };
      const take = (key: string) => {
        if (held.has(key)) return;
        const leave = tryKey(key);
        if (leave === null) throw new AnothersTurn(key);
        held.set(key, leave);
      };
      try {
        for (;;) {
          try {
            return await work({ take });
          } catch (error) {
            if (!(error instanceof AnothersTurn)) throw error;
            // Who waits holds nothing: two that want each other's keys would wait for ever.
            giveBack();
            held.set(error.key, await waitForKey(error.key));
          }
        }
      } finally {
        giveBack();
      }
    },
  };
}
