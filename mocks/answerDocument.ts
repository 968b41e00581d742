import { RefusalError } from "../src/domain/shared/errors.ts";
import { readDocument } from "../server/services/documents/readDocument.ts";
import { byteRange } from "../server/services/shared/byteRange.ts";
import { contextOf } from "./answer.ts";
import type { World } from "../server/world/world.ts";
import { refusalAnswer } from "./refusal.ts";

interface AskedDocument {
  id: string;
  /** The header; null without one. */
  range: string | null;
  token: string | null;
}

/** A document, or a stretch of it, as the server answers it, from this world. */
export async function answerDocument(world: World, asked: AskedDocument): Promise<Response> {
  const { context, isTokenExpired } = await contextOf(world, asked);
  try {
    const { document, key } = await readDocument(context, asked);
    const size = document.sizeInBytes;
    const range = byteRange(asked.range ?? undefined, size);
    if (range === "UNSATISFIABLE") return new Response("No such range", { status: 416 });
    const file = await world.providers.files.read({ key, ...(range === null ? {} : { range }) });
    if (file === null) throw new RefusalError("NOT_FOUND");
    const blocks: Uint8Array<ArrayBuffer>[] = [];
    for await (const block of file.content) blocks.push(new Uint8Array(block));
    const headers = new Headers({ "content-type": document.contentType });
    if (range !== null) headers.set("content-range", `bytes ${range.first}-${range.last}/${size}`);
    return new Response(new Blob(blocks), { status: range === null ? 200 : 206, headers });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return refusalAnswer(error, { isTokenExpired });
  }
}
