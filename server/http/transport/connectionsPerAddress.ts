import type { Server } from "node:http";
import { createLimitPerKey } from "../../concurrency/limitPerKey.ts";
import { plainAddress, visitorKey } from "./clientAddress.ts";

/** Closes connections of an address, or an IPv6 /64 network, that is at its limit. */
export function limitConnections(server: Server, perAddress: number): void {
  const ofAddress = createLimitPerKey({ places: perAddress });
  server.on("connection", (socket) => {
    const key = visitorKey(plainAddress(socket.remoteAddress ?? ""));
    const leave = ofAddress.tryEnter(key);
    if (leave === null) socket.destroy();
    else socket.once("close", leave);
  });
}
