import type { ServerPath } from "../domain/shared/paths.ts";
import { CallError, networkError } from "../calls/callError.ts";
import { refusalOf } from "../calls/refusalOf.ts";
import { type Asker, askAsMe } from "../session/askAsMe.ts";

/** A file of the signed-in person's. Rejects with `CallError`, also when only a part of it came. */
export async function download(session: Asker, path: ServerPath): Promise<Blob> {
  try {
    const response = await askAsMe(session, path);
    if (!response.ok) throw await refusalOf(response);
    return await response.blob();
  } catch (error) {
    throw error instanceof CallError ? error : networkError();
  }
}
