import { makeDraft } from "./dataFolder.ts";

/**
 * A process that makes an empty database in the locked data folder named by its argument.
 * `newDatabase` starts it, and ends it once it has reported the database's path, or a sentence
 * saying what went wrong.
 */
export type Made = { draft: string } | { problem: string };

// The parent that would take over the result is gone. This fires once the engine has finished, and
// the next start uses its own draft.
process.on("disconnect", () => process.exit(1));

const made: Made = await makeDraft(process.argv[2] ?? "", {}).then(
  (draft) => ({ draft }),
  (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
);
process.send?.(made);
