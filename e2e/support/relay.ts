import { type ChildProcess, fork } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { HOUR_MS, SECOND_MS } from "../../src/domain/shared/limits.ts";
import { turnCredential } from "./turnCredential.ts";

const PROGRAM = fileURLToPath(new URL("turnServer.ts", import.meta.url));

/** A TURN server on this machine. */
export interface Relay {
  url: string;
  /** What credentials for it are made with. */
  secret: string;
  /** With credentials that last for a test. */
  iceServers: { urls: string[]; username: string; credential: string }[];
  /** What it relayed is gone. */
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
}

export async function startRelay(): Promise<Relay> {
  const port = await freeUdpPort();
  const url = `turn:127.0.0.1:${port}?transport=udp`;
  const secret = "a secret of the test's";
  const username = `${Math.floor((Date.now() + HOUR_MS) / SECOND_MS)}:guest`;
  let child: ChildProcess | null = null;
  const start = async () => {
    child = fork(PROGRAM, [String(port), secret]);
    await once(child, "message");
  };
  await start();
  return {
    url,
    secret,
    iceServers: [{ urls: [url], username, credential: turnCredential(secret, username) }],
    start,
    stop: async () => {
      if (child === null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      child = null;
      await ended;
    },
  };
}

async function freeUdpPort(): Promise<number> {
  const socket = createSocket("udp4").bind(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address();
  socket.close();
  await once(socket, "close");
  return port;
}
