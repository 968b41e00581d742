import { beforeEach, describe, expect, it } from "vitest";
import { type World, createWorld } from "../../world/world.ts";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import { discardFiles, storeFile } from "./storeFile.ts";

const FILE = { key: "documents/doc_1.pdf", contentType: "application/pdf" };

async function* bytes(...blocks: string[]) {
  for (const block of blocks) yield new TextEncoder().encode(block);
}

async function* cutOff() {
  yield* bytes("%PDF-");
  throw new RefusalError("PAYLOAD_TOO_LARGE");
}

describe("storing a file", () => {
  let world: World;
  beforeEach(() => {
    world = createWorld();
  });
  const noted = () =>
    world.store.files.toSweep({ writingBefore: Infinity, droppedBefore: Infinity, limit: 9 });
  const stored = () => world.providers.files.read(FILE);

  it("writes it, and notes it as not yet kept", async () => {
    const content = bytes("%PDF-", "1.7");
    expect(await storeFile(world, { ...FILE, content })).toEqual({ sizeInBytes: 8 });
    expect(await stored()).not.toBeNull();
    expect(await noted()).toMatchObject([{ key: FILE.key, state: "WRITING" }]);
  });

  it("leaves neither file nor note when the upload is cut off, and says why", async () => {
    await expect(storeFile(world, { ...FILE, content: cutOff() })).rejects.toMatchObject({
      code: "PAYLOAD_TOO_LARGE",
    });
    expect(await stored()).toBeNull();
    expect(await noted()).toEqual([]);
  });

  it("leaves the note to the sweep when the storage is away", async () => {
    const away = async () => {
      throw new RefusalError("UNAVAILABLE");
    };
    world.providers.files = { write: away, read: away, sizeOf: away, remove: away };
    await expect(storeFile(world, { ...FILE, content: bytes("%PDF-") })).rejects.toMatchObject({
      code: "UNAVAILABLE",
    });
    expect(await noted()).toMatchObject([{ key: FILE.key, state: "DROPPED" }]);
  });

  it("never writes over a file", async () => {
    await storeFile(world, { ...FILE, content: bytes("first") });
    await expect(storeFile(world, { ...FILE, content: bytes("second") })).rejects.toThrow(
      "stored_files_pkey",
    );
    expect((await stored())?.sizeInBytes).toBe(5);
  });

  it("can be undone as long as no row names it", async () => {
    await storeFile(world, { ...FILE, content: bytes("written") });
    await discardFiles(world, [FILE.key]);
    expect(await stored()).toBeNull();
    expect(await noted()).toEqual([]);
  });

  it("is not undone once a row names it", async () => {
    await storeFile(world, { ...FILE, content: bytes("written") });
    await world.store.files.keep({ keys: [FILE.key], at: world.now() });
    await discardFiles(world, [FILE.key]);
    expect(await stored()).not.toBeNull();
  });
});
