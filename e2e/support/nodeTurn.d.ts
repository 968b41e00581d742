/** As much of node-turn as is used here: it has no types of its own. */
declare module "node-turn" {
  import type { EventEmitter } from "node:events";

  class Turn extends EventEmitter {
    constructor(options: {
      listeningPort: number;
      listeningIps: string[];
      relayIps: string[];
      authMech: "long-term";
      credentials: Record<string, string>;
    });
    start(): void;
  }
  export = Turn;
}
