import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Cards } from "../providers/cards/port.ts";
import {
  type AskedOfOther,
  type AskedOfTest,
  CARD_CALLS,
  type OtherProcess,
} from "../services/contract/lives/otherProcess.ts";
import { BARE_ENVIRONMENT } from "./bareEnvironment.ts";
import { createCalls } from "./calls.ts";

const PROGRAM = fileURLToPath(new URL("livesProcess.ts", import.meta.url));
const { href: IMPORT_TEXTS } = new URL("importTexts.ts", import.meta.url);

/** Starts the second process of the histories on a database. */
export function startLivesProcess(databaseUrl: string): OtherProcess & { end(): Promise<void> } {
  const child = fork(PROGRAM, [databaseUrl], {
    execArgv: ["--import", IMPORT_TEXTS],
    env: BARE_ENVIRONMENT,
    // Rows contain maps and undefined.
    serialization: "advanced",
  });
  const ended = once(child, "exit");
  let cards: Cards;
  const ours = Object.fromEntries(
    CARD_CALLS.map((name) => [name, (question: never) => cards[name](question)]),
  ) as unknown as AskedOfTest;
  const calls = createCalls<AskedOfOther>({ send: (message) => void child.send(message), ours });
  const { theirs } = calls;
  child.on("message", calls.receive);
  child.on("exit", (code) => calls.end(new Error(`the second process ended with ${code}`)));

  return {
    join: async (world) => {
      cards = world.providers.cards;
      const { clock } = world;
      await theirs.begin(clock.now());
      const { advance } = clock;
      clock.advance = (milliseconds) => {
        advance(milliseconds);
        void theirs.setClock(clock.now());
      };
    },
    carryOut: async ({ world, people, items, ids, failures }, work) => {
      const country = world.cookies.get("country") ?? null;
      const done = await theirs.carryOut({ work, people, items, country });
      for (const id of done.made.bkg) ids.bkg.add(id);
      for (const id of done.made.pay) ids.pay.add(id);
      failures.push(...done.failures);
    },
    end: async () => {
      child.disconnect();
      await ended;
    },
  };
}
