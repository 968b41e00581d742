import { type Socket, connect } from "node:net";

/*
 * Sends the same requests again and again over connections that stay open, and counts. A process of its
 * own, and no HTTP library: what it costs is taken from the server that shares the machine's cores.
 */

/** The client's instructions, as JSON in its first argument. */
export interface LoadOrder {
  port: number;
  connections: number;
  /** Sent in turns. */
  requests: readonly { path: string; body: string }[];
  /** The run ends after so many milliseconds … */
  milliseconds: number;
  /** … or so many answers, whichever comes first. */
  answers: number;
}

/** What the client prints, as JSON. */
export interface LoadReport {
  answers: number;
  milliseconds: number;
  /** How long each answer took, in milliseconds, a sample of them. */
  latencies: number[];
  /** Answers that were not 200, or spoke of errors. */
  failures: number;
  /** The first failure's text. */
  failure: string | null;
}

const HOST = "127.0.0.1";
const SAMPLES_MAX = 50_000;

async function main(): Promise<void> {
  const order = JSON.parse(process.argv[2] ?? "") as LoadOrder;
  const requests = order.requests.map(({ path, body }) => requestBytes(order.port, path, body));
  const report: LoadReport = {
    answers: 0,
    milliseconds: 0,
    latencies: [],
    failures: 0,
    failure: null,
  };
  const start = performance.now();
  let sent = 0;
  const next = (): Buffer | null => {
    const isOver = sent >= order.answers || performance.now() - start >= order.milliseconds;
    return isOver ? null : (requests[sent++ % requests.length] as Buffer);
  };
  await Promise.all(
    Array.from({ length: order.connections }, () => converse({ port: order.port, next, report })),
  );
  report.milliseconds = performance.now() - start;
  process.stdout.write(JSON.stringify(report));
}

function requestBytes(port: number, path: string, body: string): Buffer {
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${HOST}:${port}`,
    "content-type: application/json",
    "accept: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}`);
}

/** One connection: a request, its whole answer, the next request. */
function converse(options: {
  port: number;
  next: () => Buffer | null;
  report: LoadReport;
}): Promise<void> {
  const { port, next, report } = options;
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ host: HOST, port, noDelay: true });
    let sentAt = 0;
    let parts: Buffer[] = [];
    const send = () => {
      const request = next();
      if (request === null) return void socket.end(resolve);
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on("connect", send);
    socket.on("data", (part) => {
      parts.push(part);
      const answer = parts.length === 1 ? part : Buffer.concat(parts);
      if (!isWhole(answer)) return;
      parts = [];
      note(report, answer, performance.now() - sentAt);
      send();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve());
  });
}

const HEAD_END = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

function isWhole(answer: Buffer): boolean {
  const end = answer.indexOf(HEAD_END);
  if (end < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(answer.toString("latin1", 0, end + 2));
  if (length) return answer.length >= end + HEAD_END.length + Number(length[1]);
  return answer.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
}

const OK = "HTTP/1.1 200";
const ERRORS = Buffer.from('"errors"');

function note(report: LoadReport, answer: Buffer, latency: number): void {
  report.answers++;
  if (report.latencies.length < SAMPLES_MAX) report.latencies.push(latency);
  if (answer.toString("latin1", 0, OK.length) === OK && !answer.includes(ERRORS)) return;
  report.failures++;
  report.failure ??= answer.toString("utf8", 0, 600);
}

await main();
