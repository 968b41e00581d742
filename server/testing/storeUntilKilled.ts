import path from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { createFolderFiles } from "../providers/files/folder.ts";
import type { ProcessContext } from "../services/shared/context.ts";
import { storeFile } from "../services/shared/storeFile.ts";
import { identityOf } from "../store/contract/rows.ts";
import { DOCUMENT, publicationRow } from "../store/factories/catalogue.ts";
import { userRow } from "../store/factories/profiles.ts";
import { openDatabase } from "../store/postgres/open.ts";
import { systemClocks } from "../systemSources.ts";

/**
 * A process for a test to kill: stores one document after the other below the folder named by its
 * argument, and has one publication name the latest. Prints a line when a file's write has started,
 * and one when its row is written.
 */
const folder = process.argv[2] ?? "";
const log = () => undefined;
const { store } = await openDatabase({ databaseUrl: null, dataFolder: folder, log });
const files = createFolderFiles({ folder: path.join(folder, "files"), warn: log });
const now = systemClocks.wall;
const context = { store, providers: { files } as ProcessContext["providers"], now, log };

await store.users.insert(userRow({ id: "creator" }), identityOf("creator"));

async function* content(number: number) {
  for (let block = 0; block < 40; block += 1) {
    yield new Uint8Array(64 * 1024);
    if (block === 0) process.stdout.write(`begun ${number}\n`);
    await turn();
  }
}

const keyOf = (number: number) => `documents/doc_${number}.pdf`;
const rowOf = (number: number, sizeInBytes: number) =>
  publicationRow({ id: "pub", document: { ...DOCUMENT, id: `doc_${number}`, sizeInBytes } });

for (let number = 1; ; number += 1) {
  const key = keyOf(number);
  const { sizeInBytes } = await storeFile(context, {
    key,
    contentType: "application/pdf",
    content: content(number),
  });
  await store.transaction(async (inside) => {
    const row = rowOf(number, sizeInBytes);
    await (number === 1 ? inside.catalog.insert(row) : inside.catalog.replace(row));
    await inside.files.keep({ keys: [key], at: now() });
    if (number > 1) await inside.files.drop({ keys: [keyOf(number - 1)], at: now() });
  });
  process.stdout.write(`kept ${number}\n`);
}
