import type { Load } from "./load/run.ts";
import { timesOf } from "./load/run.ts";
import { type Figure, atLeast } from "./table.ts";

/** A part of the product that exists for speed alone. */
export interface Part {
  name: string;
  /** What the product is started without, see `bench/without`; null when a header bypasses it. */
  without: string | null;
  /** Sent to bypass it. */
  headers?: Readonly<Record<string, string>>;
  isForEmbeddedOnly?: boolean;
}

/** Each must bring 10 % on some kind of request that it is for, or go. */
const WORTH = 1.1;

export const PARTS: readonly Part[] = [
  {
    name: "direct calls",
    without: null,
    // Means the same as `application/json`, and is answered by the server library.
    headers: { accept: "application/json;q=1" },
  },
  { name: "batched reads", without: "batching" },
  { name: "prepared statements", without: "preparing" },
  { name: "SQL compiled once", without: "compiling" },
  { name: "messages in one step", without: "grouping", isForEmbeddedOnly: true },
];

/** What one kind of request showed with all parts, and without each one. */
export interface PartsUnderLoad {
  kind: string;
  whole: Load;
  without: readonly Load[];
}

/** What each part contributes: how many times as fast the product is with it. */
export function worthOf(parts: readonly Part[], loads: readonly PartsUnderLoad[], engine: string) {
  return parts.map((part, index): Figure => {
    const times = loads.map(({ kind, whole, without }) => {
      const found = timesOf(whole, without[index] as Load);
      return { kind, ...found };
    });
    const texts = times.map(({ kind, median, quarters: [low, high] }) => {
      return `${kind} ${median.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
    });
    return atLeast(WORTH, {
      name: `part: ${part.name}, ${engine}`,
      measured: texts.join(", "),
      against: "without it",
      ratio: Math.max(...times.map(({ median }) => median)),
    });
  });
}
