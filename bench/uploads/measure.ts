import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { text } from "node:stream/consumers";
import { newFolder } from "../databases.ts";
import { type Server, startUploads } from "../servers.ts";
import { megabytesOf, withinMegabytes } from "../startMemory.ts";
import { type Figure, plain } from "../table.ts";
import { CALL } from "./storing.ts";
import { authorization } from "./token.ts";

const MEGABYTE = 1024 * 1024;
const FILE_BYTES = 30 * MEGABYTE;
/** What a server may take for an upload in addition to what it holds anyway. */
const ABOVE_IDLE_MAX = 64;
const BOUNDARY = "a-boundary-of-the-figures";

interface Outcome {
  megabytesPerSecond: number;
  /** Of the first upload of a process that has seen none of this size. */
  firstAboveIdle: number;
  aboveIdle: number;
}

/** One file of 30 MB after the other, read as it arrives, and as a whole. */
export async function measureUploads({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const uploads = isQuick ? 3 : 12;
  const streaming = await measure({ way: "streaming", uploads });
  const buffered = await measure({ way: "buffered", uploads });
  return [
    plain({
      name: "uploads: a PDF of 30 MB, stored while it arrives",
      measured: speed(streaming),
      against: `read whole first: ${speed(buffered)}`,
      ratio: streaming.megabytesPerSecond / buffered.megabytesPerSecond,
    }),
    withinMegabytes(
      ABOVE_IDLE_MAX,
      `uploads: peak above idle, over ${uploads} of them`,
      streaming.aboveIdle,
    ),
    plain({
      name: "uploads: peak above idle when read whole first",
      measured: `${buffered.aboveIdle} MB, ${buffered.firstAboveIdle} MB at the first`,
      against: `stored while it arrives: ${streaming.firstAboveIdle} MB at the first`,
    }),
  ];
}

async function measure(options: {
  way: "streaming" | "buffered";
  uploads: number;
}): Promise<Outcome> {
  const { folder, remove } = await newFolder();
  const server = await startUploads(options.way, { folder });
  try {
    // The code that will run is loaded, and nothing of an upload is held.
    await upload(server, Buffer.alloc(1_000));
    const { pid = 0 } = server.child;
    await forgetPeak(pid);
    const idle = megabytesOf(pid, "VmRSS");
    const file = randomBytes(FILE_BYTES);
    let seconds = 0;
    let firstAboveIdle = 0;
    for (let count = 0; count < options.uploads; count += 1) {
      const began = performance.now();
      await upload(server, file);
      seconds += (performance.now() - began) / 1_000;
      if (count === 0) firstAboveIdle = megabytesOf(pid, "VmHWM") - idle;
    }
    return {
      megabytesPerSecond: (30 * options.uploads) / seconds,
      firstAboveIdle,
      aboveIdle: megabytesOf(pid, "VmHWM") - idle,
    };
  } finally {
    await server.stop();
    await remove();
  }
}

/** Linux begins a new peak. */
const forgetPeak = (pid: number) => writeFile(`/proc/${pid}/clear_refs`, "5");

const speed = ({ megabytesPerSecond }: Outcome) => `${megabytesPerSecond.toFixed(0)} MB/s`;

async function upload({ port }: Server, file: Buffer): Promise<void> {
  const operations = JSON.stringify({ query: CALL, variables: { file: null } });
  const head = [
    ["operations", operations],
    ["map", '{"0":["variables.file"]}'],
  ].map(([name, value]) => `${partHead(`name="${name}"`)}${value}\r\n`);
  const begin = `${head.join("")}${partHead('name="0"; filename="drop.pdf"', "application/pdf")}`;
  const end = `\r\n--${BOUNDARY}--\r\n`;
  const sending = request({
    port,
    host: "127.0.0.1",
    path: "/graphql",
    method: "POST",
    headers: {
      "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
      "content-length": begin.length + file.length + end.length,
      authorization: await authorization(),
    },
  });
  const answer = once(sending, "response").then(([response]) => text(response as IncomingMessage));
  await pipeline(Readable.from(blocks(begin, file, end)), sending);
  const expected = JSON.stringify({ data: { store: file.length } });
  if ((await answer) !== expected) throw new Error(`An upload was answered by ${await answer}`);
}

const partHead = (disposition: string, type = "text/plain") =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: ${type}\r\n\r\n`;

function* blocks(begin: string, file: Buffer, end: string): Generator<Buffer> {
  yield Buffer.from(begin);
  for (let at = 0; at < file.length; at += 64 * 1024) yield file.subarray(at, at + 64 * 1024);
  yield Buffer.from(end);
}
