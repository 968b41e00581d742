import { once } from "node:events";
import { type Socket, connect } from "node:net";

/*
 * Sends servers the same requests in turns, over connections that stay open, and counts. Turns are
 * short, so that whatever else the machine does affects all servers alike. A process of its own,
 * and no HTTP library: what it costs is taken from the server that shares the machine's cores.
 */

/** A server, and the requests sent to it in turns. */
export interface Side {
  port: number;
  /** Bodies to `/graphql`. */
  bodies: readonly string[];
  /** Sent in addition to the usual headers. */
  headers?: Readonly<Record<string, string>>;
}

/** The client's instructions, as JSON in its first argument. */
export interface LoadOrder {
  sides: readonly Side[];
  /** To each side. */
  connections: number;
  /** Answers of a turn. */
  turn: number;
  /** Rounds run for this long before anything is counted … */
  warmUpMilliseconds: number;
  /**
   * … and then for this long, or until each side has given this many answers, whichever comes
   * first.
   */
  milliseconds: number;
  answers: number;
}

/** What one side showed. */
export interface SideReport {
  answers: number;
  /** How long each turn took, in milliseconds; a turn of each side makes a round. */
  turns: number[];
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
  const sides = await Promise.all(order.sides.map((side) => openSide(side, order.connections)));
  await askInTurns(sides, { ...order, milliseconds: order.warmUpMilliseconds, answers: Infinity });
  for (const side of sides) side.report = newReport();
  await askInTurns(sides, order);
  for (const { sockets } of sides) for (const socket of sockets) socket.destroy();
  process.stdout.write(JSON.stringify(sides.map(({ report }) => report)));
}

interface OpenSide {
  requests: readonly Buffer[];
  sockets: readonly Socket[];
  sent: number;
  report: SideReport;
}

const newReport = (): SideReport => ({
  answers: 0,
  turns: [],
  latencies: [],
  failures: 0,
  failure: null,
});

async function openSide(side: Side, connections: number): Promise<OpenSide> {
  const sockets = Array.from({ length: connections }, async () => {
    const socket = connect({ host: HOST, port: side.port, noDelay: true });
    await once(socket, "connect");
    return socket;
  });
  return {
    requests: side.bodies.map((body) => requestBytes(side, body)),
    sockets: await Promise.all(sockets),
    sent: 0,
    report: newReport(),
  };
}

async function askInTurns(
  sides: readonly OpenSide[],
  { turn, milliseconds, answers }: Pick<LoadOrder, "turn" | "milliseconds" | "answers">,
): Promise<void> {
  const start = performance.now();
  const isOver = () =>
    performance.now() - start >= milliseconds || (sides[0]?.report.answers ?? 0) >= answers;
  while (!isOver()) {
    // Shuffled, so that no side always follows the same one.
    for (const side of shuffled(sides)) {
      const startOfTurn = performance.now();
      await takeTurn(side, turn);
      side.report.turns.push(performance.now() - startOfTurn);
    }
  }
}
function requestBytes({ port, headers = {} }: Side, body: string): Buffer {
  const all = {
    host: `${HOST}:${port}`,
    "content-type": "application/json",
    accept: "application/json",
    "content-length": Buffer.byteLength(body),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(["POST /graphql HTTP/1.1", ...lines, "", body].join("\r\n"));
}

/**
 * All connections of a side at once: each sends a request, waits for its
 * whole answer, sends the next.
 */
async function takeTurn(side: OpenSide, answers: number): Promise<void> {
  let left = answers;
  await Promise.all(
    side.sockets.map(async (socket) => {
      while (left-- > 0) await ask(side, socket);
    }),
  );
}

async function ask(side: OpenSide, socket: Socket): Promise<void> {
  const request = side.requests[side.sent++ % side.requests.length] as Buffer;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  if (socket.destroyed) throw new Error("The server closed a connection between two turns.");
  const sentAt = performance.now();
  let parts: Buffer[] = [];
  const onData = (part: Buffer) => {
    parts.push(part);
    const answer = parts.length === 1 ? part : Buffer.concat(parts);
    if (!isWhole(answer)) return;
    parts = [];
    stop();
    note(side.report, answer, performance.now() - sentAt);
    resolve();
  };
  const onClose = () => reject(new Error("The server closed a connection."));
  const stop = () => void socket.off("data", onData).off("error", reject).off("close", onClose);
  socket.on("data", onData).once("error", reject).once("close", onClose);
  socket.write(request);
  return promise;
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

function note(report: SideReport, answer: Buffer, latency: number): void {
  report.answers++;
  if (report.latencies.length < SAMPLES_MAX) report.latencies.push(latency);
  if (answer.toString("latin1", 0, OK.length) === OK && !answer.includes(ERRORS)) return;
  report.failures++;
  report.failure ??= answer.toString("utf8", 0, 600);
}

function shuffled<T>(given: readonly T[]): T[] {
  const list = [...given];
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [list[last], list[other]] = [list[other] as T, list[last] as T];
  }
  return list;
}

await main();
