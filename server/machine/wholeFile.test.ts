import {
  type FileHandle,
  mkdtemp,
  open,
  readFile,
  readdir,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writeWhole } from "./wholeFile.mjs";

describe("a file that is there whole or not at all", () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "whole-"));
    file = path.join(folder, "file");
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await rm(folder, { recursive: true });
  });

  it("is its owner's alone, and leaves no draft", async () => {
    expect(await writeWhole(file, "new")).toBe(true);
    expect(await readFile(file, "utf8")).toBe("new");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["file"]);
  });

  it("takes the place of another, or leaves it where that is asked", async () => {
    await writeFile(file, "old");
    expect(await writeWhole(file, "new", { isKept: true })).toBe(false);
    expect(await readFile(file, "utf8")).toBe("old");
    expect(await writeWhole(file, "new")).toBe(true);
    expect(await readFile(file, "utf8")).toBe("new");
    expect(await readdir(folder)).toEqual(["file"]);
  });

  it("is synced before it has its name, and its folder after", async () => {
    const steps: string[] = [];
    const handles = await fileHandles(folder);
    const { sync } = handles;
    vi.spyOn(handles, "sync").mockImplementation(async function (this: FileHandle) {
      const kind = (await this.stat()).isDirectory() ? "folder" : "draft";
      steps.push(`${kind}, ${(await readdir(folder)).includes("file") ? "named" : "not named"}`);
      return sync.call(this);
    });
    await writeWhole(file, "new");
    expect(steps).toEqual(["draft, not named", "folder, named"]);
  });

  it("leaves neither a file nor a draft where there is no room for all of it", async () => {
    await writeFile(file, "old");
    const handles = await fileHandles(folder);
    vi.spyOn(handles, "writeFile").mockImplementation(async function (this: FileHandle) {
      await this.write("ne");
      throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    });
    await expect(writeWhole(file, "new")).rejects.toThrow("no space left");
    expect(await readFile(file, "utf8")).toBe("old");
    expect(await readdir(folder)).toEqual(["file"]);
  });
});

/** The prototype of all open files of this process. */
async function fileHandles(folder: string): Promise<FileHandle> {
  const handle = await open(folder);
  await handle.close();
  return Object.getPrototypeOf(handle) as FileHandle;
}
