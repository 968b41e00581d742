import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { quantile } from "../table.ts";
import type { LoadOrder, SideReport } from "./client.ts";

const CLIENT = fileURLToPath(new URL("client.ts", import.meta.url));
const call = promisify(execFile);

/** What one side showed under load. */
export interface Load {
  answers: number;
  /** Answers per second. */
  rate: number;
  /** Latency in milliseconds at the 95th and 99th percentile. */
  p95: number;
  p99: number;
  /** How long its turn took in each round, in milliseconds. */
  turns: readonly number[];
}

/** Puts load on servers of this machine, in turns. Throws when any answer was wrong. */
export async function load(order: LoadOrder): Promise<Load[]> {
  const { stdout } = await call(process.execPath, [CLIENT, JSON.stringify(order)], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return (JSON.parse(stdout) as SideReport[]).map(loadOf);
}

function loadOf({ answers, turns, latencies, failures, failure }: SideReport): Load {
  if (failures > 0 || answers === 0) {
    throw new Error(`${failures} of ${answers} answers failed: ${failure}`);
  }
  return {
    answers,
    rate: (answers / turns.reduce((sum, turn) => sum + turn, 0)) * 1000,
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
    turns,
  };
}

/** How many times as fast one side was as another in the rounds that they shared. */
export interface Times {
  median: number;
  /** A quarter of the rounds is below one and above the other. */
  quarters: readonly [number, number];
}

/** How many times as fast the first was. */
export function timesOf(first: Load, second: Load): Times {
  const ratios = first.turns.map((turn, round) => (second.turns[round] ?? Number.NaN) / turn);
  return {
    median: quantile(ratios, 0.5),
    quarters: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  };
}
