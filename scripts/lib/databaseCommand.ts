import { ownArguments } from "../../server/machine/arguments.mjs";

/** Where a backup lies and where the database does. */
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
    if (process.env["DATABASE_URL"]) {
      throw new Error(
        "DATABASE_URL names a PostgreSQL server: use its own tools, pg_dump and pg_restore.",
      );
    }
    console.log(await run({ folder: process.env["DATA_FOLDER"] || "./data", file }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
