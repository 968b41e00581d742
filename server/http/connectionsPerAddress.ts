import type { Server } from "node:http";
import { plainAddress, visitorKey } from "./clientAddress.ts";

/** Closes connections of an address, or an IPv6 network of 64 bits, that has so many already. */
export function limitConnections(server: Server, perAddress: number): void {
  const byAddress = new Map<string, number>();
  server.on("connection", (socket) => {
    const key = visitorKey(plainAddress(socket.remoteAddress ?? ""));
    const others = byAddress.get(key) ?? 0;
    if (others >= perAddress) return void socket.destroy();
    byAddress.set(key, others + 1);
    socket.once("close", () => {
      const left = (byAddress.get(key) ?? 1) - 1;
      if (left === 0) byAddress.delete(key);
      else byAddress.set(key, left);
    });
  });
}
