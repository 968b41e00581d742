import { chmod, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { makePrivateFolder } from "../machine/privateFolder.ts";
import { withRoom } from "../machine/room.mjs";
import { writeWhole } from "../machine/wholeFile.mjs";

const secret = z.string().min(1);
const secretsSchema = z.object({ token: secret, cardMessages: secret, signInClient: secret });

/** Secrets of a machine's own server and stand-ins. */
export type LocalSecrets = z.output<typeof secretsSchema>;

/** What the file system takes for a file, with its folder. */
const NEED_BYTES = 1024 * 1024;

/**
 * The secrets in the data folder, created at the first start; only their owner can read the file.
 * Throws a sentence when the disk is full, or when the existing file has no secrets.
 */
export async function localSecrets(options: {
  dataFolder: string;
  newSecret: () => string;
}): Promise<LocalSecrets> {
  const { dataFolder, newSecret } = options;
  await makePrivateFolder(dataFolder);
  const file = path.join(dataFolder, "secrets.json");
  const fresh: LocalSecrets = {
    token: newSecret(),
    cardMessages: newSecret(),
    signInClient: newSecret(),
  };
  const need = { folder: dataFolder, bytes: NEED_BYTES, purpose: "this machine's secrets" };
  // Of several processes that start at once, only one writes; the others read what it wrote.
  const isWritten = await withRoom(need, () =>
    writeWhole(file, JSON.stringify(fresh, null, 2), { isKept: true }),
  );
  if (isWritten) return fresh;
  await chmod(file, 0o600);
  return readSecrets(file);
}

async function readSecrets(file: string): Promise<LocalSecrets> {
  const { data } = secretsSchema.safeParse(parsed(await readFile(file, "utf8")));
  if (data !== undefined) return data;
  throw new Error(
    `${file} is empty or damaged, as a start on a full disk could leave it. ` +
      "Delete it and start again: new secrets are made, and everybody has to sign in again.",
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
