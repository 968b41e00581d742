import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, it } from "vitest";
import { storeDocument } from "../world/documents.ts";
import { beamer } from "../world/people.ts";
import { type World, createWorld } from "../world/world.ts";
import { refuse } from "../../src/domain/shared/errors.ts";
import { UPLOAD_MAX_BYTES } from "../../src/domain/shared/limits.ts";
import { REACTIONS } from "../services/reactions.ts";
import { checkPdf } from "../services/documents/steps/pdfContent.ts";
import type { PublicationRow } from "../store/ports/catalogue.ts";
import { HARMLESS, NO_DOCUMENTS, UNDRAWABLE } from "../testing/files/hostileDocuments.ts";
import { ownMediaChildren } from "../testing/mediaChildren.ts";
import { PATIENCE } from "../testing/patience.ts";
import { createMedia } from "./media.ts";

const MEGABYTE = 1024 * 1024;
const drawing = { ...PATIENCE, memory: 450 * MEGABYTE };
const media = createMedia({ now: () => 0, drawing });
/** For what would never end. */
const brief = createMedia({ now: () => 0, drawing: { ...drawing, cpuSeconds: 3 } });

async function* inBlocks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.slice(at, at + 65_536);
}

/** As an upload's content does it: whatever is announced, bytes are counted. */
async function* limited(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const block of content) {
    length += block.length;
    if (length > UPLOAD_MAX_BYTES) refuse("PAYLOAD_TOO_LARGE");
    yield block;
  }
}

/** What becomes of a file that a creator uploads, and of everything stored along the way. */
async function upload(bytes: Uint8Array, world = createWorld(), drawnBy = media) {
  world.media = drawnBy;
  const item = await (await beamer(world)).drops();
  const content = checkPdf(limited(inBlocks(bytes)), { field: "file" });
  await storeDocument(world, { itemId: item.id, content });
  const due = {
    subjectId: item.id,
    event: "documentStored",
    at: world.now(),
    attempts: 1,
  } as const;
  await REACTIONS.makePreviews(world, due, new AbortController().signal);
  const { document, thumbnails } = (await world.store.catalog.byId(item.id)) as PublicationRow;
  return { state: document?.previewState, thumbnails };
}

/** Whether there is a file under the key of a world's first document. */
const isStored = async ({ providers }: World) =>
  (await providers.files.read({ key: "documents/doc_000001.pdf" })) !== null;

/** What this process holds after garbage collection, in bytes. */
function held(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe("a hostile file", () => {
  let before: number;
  beforeAll(async () => {
    await upload(new TextEncoder().encode("%PDF-1.7"));
    before = held();
  });

  it.each(Object.entries(NO_DOCUMENTS))("that is no PDF is refused: %s", async (_, make) => {
    const world = createWorld();
    await expect(upload(make(), world)).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
      message: "Only PDF files are allowed",
    });
    expect(await isStored(world)).toBe(false);
  });

  it("that is too large is refused, and nothing of it is stored", async () => {
    const world = createWorld();
    const bytes = new Uint8Array(UPLOAD_MAX_BYTES + 1);
    bytes.set(new TextEncoder().encode("%PDF-1.7"));
    await expect(upload(bytes, world)).rejects.toMatchObject({
      code: "PAYLOAD_TOO_LARGE",
      message: "File size must be less than 30MB",
    });
    expect(await isStored(world)).toBe(false);
  });

  it.each(Object.entries(UNDRAWABLE))("that can't be drawn has no preview: %s", async (_, make) => {
    expect(await upload(make(), createWorld(), brief)).toEqual({ state: "FAILED", thumbnails: [] });
  });

  it.each(Object.entries(HARMLESS))("that is harmless has one page: %s", async (_, make) => {
    const { state, thumbnails } = await upload(make());
    expect(state).toBe("READY");
    expect(thumbnails).toHaveLength(1);
  });

  it("leaves no process behind, nor anything in this one's memory", async () => {
    expect(await ownMediaChildren()).toEqual([]);
    expect(held() - before).toBeLessThan(16 * MEGABYTE);
  });
});
