import { makeDraft } from "./dataFolder.ts";

/**
 * A process that makes an empty database in the locked data folder named by its argument, and ends;
 * `newDatabase` starts it. Says where the database is, or the sentence that says what went wrong.
 */
export type Made = { draft: string } | { problem: string };

// Whoever would take over what is made is gone. This is noticed once the engine has made it, and
// the next start has a draft of its own.
process.on("disconnect", () => process.exit(1));

const made: Made = await makeDraft(process.argv[2] ?? "", {}).then(
  (draft) => ({ draft }),
  (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
);
process.send?.(made, undefined, undefined, () => process.exit(0));
