import { chmod, mkdtemp, open, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { localSecrets } from "./secrets.ts";

describe("the secrets of a machine", () => {
  let folder: string;
  let count = 0;
  const newSecret = () => `secret${(count += 1)}`;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "secrets-"));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await rm(folder, { recursive: true });
  });
  const rightsOf = async (place: string) => (await stat(place)).mode & 0o777;

  it("are made at the first start, in a folder of its own, and stay", async () => {
    const dataFolder = path.join(folder, "deep", "data");
    const first = await localSecrets({ dataFolder, newSecret });
    expect(new Set(Object.values(first)).size).toBe(3);
    expect(await localSecrets({ dataFolder, newSecret })).toEqual(first);
  });

  it("can be read by their owner only", async () => {
    await localSecrets({ dataFolder: folder, newSecret });
    expect(await rightsOf(path.join(folder, "secrets.json"))).toBe(0o600);
  });

  it("and their folder are closed also where they were open before", async () => {
    const first = await localSecrets({ dataFolder: folder, newSecret });
    await chmod(folder, 0o755);
    await chmod(path.join(folder, "secrets.json"), 0o644);
    expect(await localSecrets({ dataFolder: folder, newSecret })).toEqual(first);
    expect(await rightsOf(path.join(folder, "secrets.json"))).toBe(0o600);
    expect(await rightsOf(folder)).toBe(0o700);
  });

  it("leave nothing behind that would break a later start when the disk is full", async () => {
    const handle = await open(folder);
    await handle.close();
    const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    const writing = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, "writeFile");
    writing.mockRejectedValueOnce(full);
    const failed = localSecrets({ dataFolder: folder, newSecret });
    await expect(failed).rejects.toThrow(/^The disk of .* must be room for this machine's secrets/);
    expect(await readdir(folder)).toEqual([]);
    expect(await localSecrets({ dataFolder: folder, newSecret })).toHaveProperty("token");
  });

  it.each(["", "{", "null", '{"token":"a"}', '{"token":"","cardMessages":"b","signInClient":"c"}'])(
    "are not taken from a file with %j, which stays for its owner to see",
    async (text) => {
      const file = path.join(folder, "secrets.json");
      await writeFile(file, text);
      const started = localSecrets({ dataFolder: folder, newSecret });
      await expect(started).rejects.toThrow("secrets.json is empty or damaged");
      expect(await readFile(file, "utf8")).toBe(text);
    },
  );

  it("are the same for processes that start at once", async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, () => localSecrets({ dataFolder: folder, newSecret })),
    );
    expect(new Set(all.map(({ token }) => token)).size).toBe(1);
  });
});
