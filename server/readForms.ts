import { exportForms } from "./services/forms/exportForms.ts";
import { openToRead } from "./store/postgres/openToRead.ts";

/** Hands all forms to the operator on as CSV, piece by piece, from the database of these settings. */
export async function readForms(
  settings: { databaseUrl: string | null; dataFolder: string },
  take: (text: string) => Promise<void> | void,
): Promise<void> {
  const { store, close } = await openToRead({ ...settings, log: () => {} });
  try {
    for await (const text of exportForms(store.forms)) await take(text);
  } finally {
    await close();
  }
}
