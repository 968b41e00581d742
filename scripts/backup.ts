import { backupEmbedded } from "../server/store/postgres/embedded/backup.ts";
import { databaseCommand } from "./lib/databaseCommand.ts";

/** `npm run backup -- <file>`: writes the stopped server's embedded database into the file. */
await databaseCommand({
  name: "backup",
  run: async ({ folder, file }) => {
    await backupEmbedded({ folder, file });
    return `The database in ${folder} is backed up in ${file}.`;
  },
});
