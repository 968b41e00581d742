import { beforeEach, describe, expect, it } from "vitest";
import { type World, createWorld } from "../world/world.ts";
import { RefusalError } from "../../src/domain/shared/errors.ts";
import { HOUR_MS, MINUTE_MS } from "../../src/domain/shared/limits.ts";
import { storeFile } from "../services/shared/storeFile.ts";
import { tick } from "./tick.ts";

const CUT_OFF = "documents/cut_off.pdf";
const KEPT = "documents/kept.pdf";
const DROPPED = "documents/dropped.pdf";

describe("the sweep of files", () => {
  let world: World;
  const logged: string[] = [];
  beforeEach(async () => {
    logged.length = 0;
    world = createWorld();
    world.log = (_level, message) => void logged.push(message);
    for (const key of [CUT_OFF, KEPT, DROPPED]) await write(key);
    await keep([KEPT, DROPPED]);
  });

  const write = (key: string) => {
    const content = new Blob([key]).stream();
    return storeFile(world, { key, contentType: "application/pdf", content });
  };
  const keep = (keys: string[]) => world.store.files.keep({ keys, at: world.now() });
  const drop = (keys: string[]) => world.store.files.drop({ keys, at: world.now() });
  const isThere = async (key: string) => (await world.providers.files.sizeOf(key)) !== null;
  const noted = async () => {
    const everything = { writingBefore: Infinity, droppedBefore: Infinity, limit: 1_000 };
    return (await world.store.files.toSweep(everything)).map(({ key }) => key);
  };
  const failsFor = (fails: (key: string) => boolean, error: Error) => {
    const { remove } = world.providers.files;
    world.providers.files.remove = async (key) => {
      if (fails(key)) throw error;
      await remove(key);
    };
  };

  it("removes what was cut off, after an hour", async () => {
    world.clock.advance(HOUR_MS);
    await tick(world);
    expect(await isThere(CUT_OFF)).toBe(true);
    world.clock.advance(1);
    await tick(world);
    expect(await isThere(CUT_OFF)).toBe(false);
    expect(await noted()).toEqual([]);
  });

  it("removes what was dropped, after five minutes", async () => {
    await drop([DROPPED]);
    world.clock.advance(5 * MINUTE_MS);
    await tick(world);
    expect(await isThere(DROPPED)).toBe(true);
    world.clock.advance(1);
    await tick(world);
    expect(await isThere(DROPPED)).toBe(false);
    expect(await noted()).toEqual([CUT_OFF]);
  });

  it("never removes what a row names, however old it is", async () => {
    world.clock.advance(10_000 * HOUR_MS);
    await tick(world);
    expect(await isThere(KEPT)).toBe(true);
  });

  it("removes what was never written", async () => {
    await world.store.files.begin({ key: "documents/none.pdf", at: world.now() });
    world.clock.advance(2 * HOUR_MS);
    await tick(world);
    expect(await noted()).toEqual([]);
  });

  it("leaves a file to its row when the row is written just then", async () => {
    const { toSweep } = world.store.files;
    world.store.files.toSweep = async (query) => {
      const rows = await toSweep(query);
      await keep([CUT_OFF]);
      return rows;
    };
    world.clock.advance(2 * HOUR_MS);
    await tick(world);
    expect(await isThere(CUT_OFF)).toBe(true);
  });

  it("keeps the row from being written once the file is being removed", async () => {
    failsFor(() => true, new Error("killed"));
    world.clock.advance(2 * HOUR_MS);
    await tick(world);
    await expect(keep([CUT_OFF])).rejects.toThrow("is not being written");
  });

  it("goes on past a file that cannot be removed, and comes back to it", async () => {
    await drop([DROPPED]);
    world.clock.advance(2 * HOUR_MS);
    let isBroken = true;
    failsFor((key) => isBroken && key === CUT_OFF, new Error("no"));
    await tick(world);
    expect(await noted()).toEqual([CUT_OFF]);
    expect(logged).toEqual(["a file could not be removed"]);
    isBroken = false;
    await tick(world);
    expect(await noted()).toEqual([CUT_OFF]);
    world.clock.advance(5 * MINUTE_MS + 1);
    await tick(world);
    expect(await noted()).toEqual([]);
  });

  it("waits for a storage that is away, which others log, and goes on with the files behind", async () => {
    await drop([DROPPED]);
    world.clock.advance(2 * HOUR_MS);
    failsFor((key) => key === CUT_OFF, new RefusalError("UNAVAILABLE"));
    await tick(world);
    expect(await isThere(DROPPED)).toBe(true);
    await tick(world);
    expect(await isThere(DROPPED)).toBe(false);
    expect(logged).toEqual([]);
  });

  it("removes so many in a round, and no more", async () => {
    for (let count = 0; count < 120; count += 1) {
      await world.store.files.begin({ key: `documents/none_${count}.pdf`, at: world.now() });
    }
    world.clock.advance(2 * HOUR_MS);
    await tick(world);
    expect(await noted()).toHaveLength(21);
    await tick(world);
    expect(await noted()).toEqual([]);
  });

  it("ends with its process", async () => {
    world.clock.advance(2 * HOUR_MS);
    await tick(world, { signal: AbortSignal.abort() });
    expect(await noted()).toEqual([CUT_OFF]);
  });
});
