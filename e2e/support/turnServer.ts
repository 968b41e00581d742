import Turn from "node-turn";

/** A relay on this machine, in a process of its own: node-turn does not let go of its ports. */
const [port, username, password] = process.argv.slice(2);
const server = new Turn({
  listeningPort: Number(port),
  listeningIps: ["127.0.0.1"],
  relayIps: ["127.0.0.1"],
  authMech: "long-term",
  credentials: { [String(username)]: String(password) },
});
server.start();
process.send?.("started");
