import { restoreEmbedded } from "../server/store/postgres/embedded/backup.ts";
import { databaseCommand } from "./lib/databaseCommand.ts";

/** `npm run restore -- <file>`: puts a backup in the place of the stopped server's database. */
await databaseCommand({
  name: "restore",
  run: async ({ folder, file }) => {
    const previous = await restoreEmbedded({ folder, file });
    const kept = previous === null ? "" : ` The one before it lies in ${previous}.`;
    return `The database in ${folder} is the one of ${file} now.${kept}`;
  },
});
