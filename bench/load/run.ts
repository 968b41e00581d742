import { fileURLToPath } from "node:url";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { quantile } from "../table.ts";
import type { LoadOrder, LoadReport } from "./client.ts";

const CLIENT = fileURLToPath(new URL("client.ts", import.meta.url));
const call = promisify(execFile);

/** What one run of load showed. */
export interface Load {
  answers: number;
  /** Answers per second. */
  rate: number;
  /** Milliseconds within which 95 and 99 of 100 answers came. */
  p95: number;
  p99: number;
}

/** Puts load on a server of this machine. Throws when one answer was not what it should be. */
export async function load(order: LoadOrder): Promise<Load> {
  const { stdout } = await call(process.execPath, [CLIENT, JSON.stringify(order)], {
    maxBuffer: 16 * 1024 * 1024,
  });
  const report = JSON.parse(stdout) as LoadReport;
  if (report.failures > 0 || report.answers === 0) {
    throw new Error(`${report.failures} of ${report.answers} answers failed: ${report.failure}`);
  }
  return {
    answers: report.answers,
    rate: (report.answers / report.milliseconds) * 1000,
    p95: quantile(report.latencies, 0.95),
    p99: quantile(report.latencies, 0.99),
  };
}
