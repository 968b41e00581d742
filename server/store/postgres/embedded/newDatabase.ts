import { fork } from "node:child_process";
import { once } from "node:events";
import { rename } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { databaseOf, removeDrafts } from "./dataFolder.ts";
import type { Made } from "./makeDatabase.ts";

const MAKER = fileURLToPath(new URL("./makeDatabase.ts", import.meta.url));

/**
 * Nothing runs long enough there to be worth V8's optimiser, and garbage is collected early: 20 MB
 * were enough when measured.
 */
const THRIFTY = ["--liftoff-only", "--max-old-space-size=32", "--max-semi-space-size=1"];

/**
 * Makes an empty database in a locked folder, under its final name only once it is complete: a
 * first start may be killed too. A separate process makes it, and releases the memory by exiting:
 * the engine never gives any back. Throws a sentence when the disk is full.
 */
export async function newDatabase(folder: string): Promise<void> {
  const maker = fork(MAKER, [folder], { execArgv: THRIFTY, stdio: "inherit" });
  const made = await outcomeOf(maker);
  try {
    if ("problem" in made) throw new Error(made.problem);
    await rename(made.draft, databaseOf(folder));
  } catch (error) {
    await removeDrafts(folder);
    throw error;
  }
}

/**
 * The process's report, or how it exited if it gave none. After the report its work is done, and it
 * is killed: by itself, Node sometimes never exits (nodejs/node#54918).
 */
async function outcomeOf(maker: ReturnType<typeof fork>): Promise<Made> {
  let said: Made | null = null;
  maker.on("message", (message) => {
    if (!isMade(message)) return;
    said = message;
    maker.kill("SIGKILL");
  });
  const [code, signal] = (await once(maker, "exit")) as [number | null, string | null];
  return said ?? { problem: `The database was not made: its process ended by ${signal ?? code}.` };
}

/** Under `node --watch`, Node sends messages of its own over the same channel. */
const isMade = (message: unknown): message is Made =>
  typeof message === "object" && message !== null && ("draft" in message || "problem" in message);
