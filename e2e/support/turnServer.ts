import Turn from "node-turn";
import { turnCredential } from "./turnCredential.ts";

/*
 * A relay on this machine, in a process of its own: node-turn does not let go of its ports. As
 * coturn with `use-auth-secret`, it accepts a name `<expiry>:<anything>` with what the
 * secret makes of it. node-turn wants a password for each name; here it is made when it is asked for.
 */
const [port, secret = ""] = process.argv.slice(2);
const credentials = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, username) => {
      const [, expiry] = /^(\d+):/.exec(String(username)) ?? [];
      const isValid = Number(expiry) * 1_000 > Date.now();
      return isValid ? turnCredential(secret, String(username)) : undefined;
    },
  },
);
const server = new Turn({
  listeningPort: Number(port),
  listeningIps: ["127.0.0.1"],
  relayIps: ["127.0.0.1"],
  authMech: "long-term",
  credentials,
});

/*
 * A browser asks again when no answer has come within 250 ms. node-turn would open a second relay
 * for it and send from that one, while the browser names the first: the other side then sees an
 * address that nobody has named.
 */
const [allocate] = server.listeners("allocate");
const asked = new Set<string>();
server.removeAllListeners("allocate");
server.on("allocate", (message: { transactionID: string }, reply: unknown) => {
  if (asked.has(message.transactionID)) return;
  asked.add(message.transactionID);
  allocate?.(message, reply);
});

server.start();
process.send?.("started");
