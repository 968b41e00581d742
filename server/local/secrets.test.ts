import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { localSecrets } from "./secrets.ts";

describe("the secrets of a machine", () => {
  let folder: string;
  let count = 0;
  const newSecret = () => `secret${(count += 1)}`;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "secrets-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("are made at the first start, in a folder of its own, and stay", async () => {
    const dataFolder = path.join(folder, "deep", "data");
    const first = await localSecrets({ dataFolder, newSecret });
    expect(new Set(Object.values(first)).size).toBe(3);
    expect(await localSecrets({ dataFolder, newSecret })).toEqual(first);
  });

  it("can be read by their owner only", async () => {
    await localSecrets({ dataFolder: folder, newSecret });
    const { mode } = await stat(path.join(folder, "secrets.json"));
    expect(mode & 0o777).toBe(0o600);
  });

  it("are the same for processes that start at once", async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, () => localSecrets({ dataFolder: folder, newSecret })),
    );
    expect(new Set(all.map(({ token }) => token)).size).toBe(1);
  });
});
