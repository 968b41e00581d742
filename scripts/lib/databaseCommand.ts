import { ownArguments } from "../../server/machine/arguments.mjs";
import { sentenceOf } from "../../server/machine/sentence.mjs";
import { readDataSettings } from "../../server/settings.ts";

/** Where the backup and the database are. */
interface Paths {
  folder: string;
  file: string;
}

/**
 * Runs a command on the embedded database: `npm run <name> -- <file>`. The data folder is the one
 * that the server would open. Says what was done, or in a sentence why it was not.
 */
export async function databaseCommand({
  name,
  run,
}: {
  name: string;
  run: (paths: Paths) => Promise<string>;
}): Promise<void> {
  const [file] = ownArguments({ command: `npm run ${name}`, words: "FILE" }).words;
  try {
    if (file === undefined) throw new Error(`Name the file: npm run ${name} -- <file>`);
    const { dataFolder: folder, databaseUrl } = readDataSettings();
    if (databaseUrl !== null) {
      throw new Error(
        "DATABASE_URL names a PostgreSQL server: use its own tools, pg_dump and pg_restore.",
      );
    }
    console.log(await run({ folder, file }));
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}
