import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { quantile } from "../table.ts";

/*
 * A hall of people who open one page, each as a browser does: the document, then all files that it
 * names, over at most six connections of their own.
 */

const VISITORS = 300;
const WITHIN_MS = 10_000;
const CONNECTIONS = 6;

const FILES = /<(?:link|script|img)\b[^>]*?\s(?:href|src)="(\/[^"]+\.[a-z0-9]+)"/g;
const IS_LOADED = /rel="(?:stylesheet|modulepreload|preload|icon|manifest)"|^<(?:script|img)/;

/** What 300 visitors waited, who came within ten seconds. */
export interface Hall {
  /** Milliseconds from a visitor's first request to the last byte: 95 of 100 waited less. */
  p95: number;
  median: number;
  /** Of one visit. */
  files: number;
}

/** Throws when anything is not answered with 200. */
export async function fillHall(address: string): Promise<Hall> {
  const visits = await Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      await pause((visitor * WITHIN_MS) / VISITORS);
      return visitOnce(address);
    }),
  );
  const times = visits.map(({ time }) => time);
  return {
    p95: quantile(times, 0.95),
    median: quantile(times, 0.5),
    files: visits[0]?.files ?? 0,
  };
}

async function visitOnce(address: string): Promise<{ time: number; files: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const startedAt = performance.now();
  try {
    const files = filesOf(brotliDecompressSync(await load(address, agent)).toString());
    await Promise.all(files.map((file) => load(new URL(file, address).href, agent)));
    return { time: performance.now() - startedAt, files: files.length };
  } finally {
    agent.destroy();
  }
}

const filesOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(FILES)].filter(([tag]) => IS_LOADED.test(tag)).map(([, file = ""]) => file),
  ),
];

/** The body as it was sent. */
function load(address: string, agent: Agent): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  get(address, { agent, headers: { "accept-encoding": "br" } }, (response) => {
    const parts: Buffer[] = [];
    response.on("data", (part: Buffer) => parts.push(part));
    response.on("error", reject);
    response.on("end", () => {
      if (response.statusCode === 200) resolve(Buffer.concat(parts));
      else reject(new Error(`${address} is answered with ${response.statusCode}.`));
    });
  }).on("error", reject);
  return promise;
}
