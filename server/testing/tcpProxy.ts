import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Sits between a process and its database, which a test can't stop or freeze. */
export interface TcpProxy {
  /** The same address, by way of the proxy. */
  url: string;
  /** Forwards nothing in either direction; connections stay open, and new ones are accepted. */
  stall(): void;
  /** Breaks all connections and closes new ones at once. */
  cut(): void;
  /** Forwards everything again. What a stall held back arrives late. */
  restore(): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of the server of this address. */
export async function startTcpProxy(url: string): Promise<TcpProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let state: "open" | "stalled" | "cut" = "open";
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on("data", (part) => void other.write(part));
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      other.destroy();
    });
    if (state === "stalled") socket.pause();
  };
  const server = createServer((socket) => {
    if (state === "cut") return void socket.destroy();
    const behind = connect(Number(target.port || 5432), target.hostname);
    keep(socket, behind);
    keep(behind, socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const own = new URL(url);
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: own.href,
    stall: () => {
      state = "stalled";
      for (const socket of sockets) socket.pause();
    },
    cut: () => {
      state = "cut";
      breakAll();
    },
    restore: () => {
      state = "open";
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      breakAll();
      server.close();
      await once(server, "close");
    },
  };
}
