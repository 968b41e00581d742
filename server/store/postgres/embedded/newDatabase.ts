import { fork } from "node:child_process";
import { once } from "node:events";
import { rename } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { databaseOf, removeDrafts } from "./dataFolder.ts";
import type { Made } from "./makeDatabase.ts";

const MAKER = fileURLToPath(new URL("./makeDatabase.ts", import.meta.url));

/**
 * Nothing runs there for long enough to be worth V8's optimiser, and its garbage goes early: it was
 * seen to do with 20 MB.
 */
const THRIFTY = ["--liftoff-only", "--max-old-space-size=32", "--max-semi-space-size=1"];

/**
 * Makes an empty database in a locked folder, under its name only when it is whole: a first start
 * may be killed too. A process of its own makes it, and takes the memory of making with it when it
 * ends: the engine gives nothing back. Throws a sentence when there is no room for it.
 */
export async function newDatabase(folder: string): Promise<void> {
  const maker = fork(MAKER, [folder], { execArgv: THRIFTY, stdio: "inherit" });
  const made = await outcomeOf(maker);
  if ("problem" in made) {
    await removeDrafts(folder);
    throw new Error(made.problem);
  }
  await rename(made.draft, databaseOf(folder));
}

/** What the process says, or how it ended when it said nothing. */
async function outcomeOf(maker: ReturnType<typeof fork>): Promise<Made> {
  let said: Made | null = null;
  maker.once("message", (message) => (said = message as Made));
  const [code, signal] = (await once(maker, "exit")) as [number | null, string | null];
  return said ?? { problem: `The database was not made: its process ended by ${signal ?? code}.` };
}
