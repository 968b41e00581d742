import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makePrivateFolder } from "./privateFolder.ts";

describe("a folder for data", () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), "private-"));
  });
  afterEach(() => rm(root, { recursive: true }));
  const rightsOf = async (folder: string) => (await stat(folder)).mode & 0o777;

  it("is its owner's alone when it is made", async () => {
    const folder = path.join(root, "deep", "data");
    await makePrivateFolder(folder);
    expect(await rightsOf(folder)).toBe(0o700);
  });

  it.each([[], ["database"], ["secrets.json", "notes.txt"], ["database.replaced-1"]])(
    "is closed when it was open, with %j in it",
    async (...names) => {
      const folder = path.join(root, "data");
      await mkdir(folder, { mode: 0o755 });
      for (const name of names) await writeFile(path.join(folder, name), "");
      await makePrivateFolder(folder);
      expect(await rightsOf(folder)).toBe(0o700);
    },
  );

  it("is refused, and left as it is, when it is others' as well", async () => {
    await writeFile(path.join(root, "notes.txt"), "");
    await chmod(root, 0o755);
    await expect(makePrivateFolder(root)).rejects.toThrow(`Others can read ${root}`);
    expect(await rightsOf(root)).toBe(0o755);
    await chmod(root, 0o700);
    await expect(makePrivateFolder(root)).resolves.toBeUndefined();
  });
});
