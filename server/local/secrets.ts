import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** Secrets of a machine's own server and stand-ins. */
export interface LocalSecrets {
  token: string;
  cardMessages: string;
  signInClient: string;
}

/** The secrets in the data folder, made at the first start; nobody but their owner can read the file. */
export async function localSecrets(options: {
  dataFolder: string;
  newSecret: () => string;
}): Promise<LocalSecrets> {
  const { dataFolder, newSecret } = options;
  await mkdir(dataFolder, { recursive: true });
  const file = path.join(dataFolder, "secrets.json");
  const fresh: LocalSecrets = {
    token: newSecret(),
    cardMessages: newSecret(),
    signInClient: newSecret(),
  };
  try {
    // Only one of several processes that start at once writes; the others read what it wrote.
    await writeFile(file, JSON.stringify(fresh, null, 2), { mode: 0o600, flag: "wx" });
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return JSON.parse(await readFile(file, "utf8")) as LocalSecrets;
  }
}
