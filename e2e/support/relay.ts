import { type ChildProcess, fork } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("turnServer.ts", import.meta.url));

/** A TURN server on this machine, for whoever has its password. */
export interface Relay {
  iceServers: { urls: string[]; username: string; credential: string }[];
  /** What it relayed is gone. */
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
}

export async function startRelay(): Promise<Relay> {
  const port = await freeUdpPort();
  const username = "guest";
  const credential = "a password of the test's";
  let child: ChildProcess | null = null;
  const start = async () => {
    child = fork(PROGRAM, [String(port), username, credential]);
    await once(child, "message");
  };
  await start();
  return {
    iceServers: [{ urls: [`turn:127.0.0.1:${port}?transport=udp`], username, credential }],
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
