import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeFiles } from "./contract.ts";
import { createFolderFiles } from "./folder.ts";

const FILE = { key: "documents/doc_1.pdf", contentType: "application/pdf" };

async function* text(content: string) {
  yield new TextEncoder().encode(content);
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stored-"));
});
afterAll(() => rm(folder, { recursive: true }));

describeFiles("a folder", async () => createFolderFiles({ folder, warn: () => undefined }));

describe("a folder of files", () => {
  const warnings: unknown[] = [];
  const files = (at = folder) =>
    createFolderFiles({ folder: at, warn: (_, details) => void warnings.push(details) });

  it("is its owner's alone", async () => {
    await files().write({ ...FILE, content: text("x") });
    for (const [name, rights] of [
      ["documents", 0o700],
      [FILE.key, 0o600],
    ] as const) {
      expect((await stat(path.join(folder, name))).mode & 0o777).toBe(rights);
    }
  });

  it.each(["../secret.txt", "documents/../../x.pdf", "/etc/passwd", "documents/.hidden", "a", ""])(
    "has nothing under %o",
    async (key) => {
      await expect(files().read({ key })).rejects.toThrow("is not a key");
      await expect(files().write({ ...FILE, key, content: text("x") })).rejects.toThrow(
        "is not a key",
      );
    },
  );

  it("removes what a killed process has left of a file", async () => {
    await writeFile(path.join(folder, "documents", "doc_9.pdf.draft"), "half");
    expect(await files().sizeOf("documents/doc_9.pdf")).toBeNull();
    await files().remove("documents/doc_9.pdf");
    expect(await readdir(path.join(folder, "documents"))).not.toContain("doc_9.pdf.draft");
  });

  it("refuses with UNAVAILABLE, and says why in the log, where it cannot write", async () => {
    await writeFile(path.join(folder, "file"), "no folder");
    const nowhere = files(path.join(folder, "file"));
    await expect(nowhere.write({ ...FILE, content: text("x") })).rejects.toMatchObject({
      code: "UNAVAILABLE",
    });
    expect(warnings.at(-1)).toMatchObject({ error: expect.stringContaining("ENOTDIR") });
  });

  it(
    "leaves nothing of a file for which there is no room",
    { skip: !existsSync("/dev/full"), meta: { skippedBecause: "there is no /dev/full here" } },
    async () => {
      // Any write there finds the disk full.
      await symlink("/dev/full", path.join(folder, "documents", "doc_8.pdf.draft"));
      const key = "documents/doc_8.pdf";
      await expect(files().write({ ...FILE, key, content: text("x") })).rejects.toMatchObject({
        code: "UNAVAILABLE",
      });
      expect(warnings.at(-1)).toMatchObject({ error: expect.stringContaining("ENOSPC") });
      const names = await readdir(path.join(folder, "documents"));
      expect(names.filter((name) => name.startsWith("doc_8"))).toEqual([]);
    },
  );
});
