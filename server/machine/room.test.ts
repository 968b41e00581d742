import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { requireRoom, withRoom } from "./room.mjs";

const folder = path.join(tmpdir(), "no", "such", "folder");
const need = { folder, bytes: 3 * 1024 * 1024, purpose: "a thing" };
const failing = (error: unknown) =>
  withRoom(need, async () => {
    throw error;
  });

describe("the room on a disk", () => {
  it("is looked for where the folder will be", async () => {
    await expect(requireRoom({ ...need, bytes: 1 })).resolves.toBeUndefined();
    const asked = requireRoom({ ...need, bytes: 2 ** 60 });
    await expect(asked).rejects.toThrow(
      /^The disk of \/.*folder \(mounted at \/.*\) has \d+ MB left\. There must be room for a thing: \d+ MB\.$/,
    );
  });

  it.each([
    Object.assign(new Error("write"), { code: "ENOSPC" }),
    Object.assign(new Error("write"), { code: "EDQUOT" }),
    // As reported by the embedded database.
    { name: "ErrnoError", errno: 51 },
  ])("is what an error is about (%#)", async (error) => {
    await expect(failing(error)).rejects.toThrow("There must be room for a thing: 3 MB.");
  });

  it("is not blamed for another error", async () => {
    const error = Object.assign(new Error("other"), { code: "EACCES", errno: -13 });
    await expect(failing(error)).rejects.toBe(error);
    await expect(failing("text")).rejects.toBe("text");
  });

  it("is left alone by work that succeeds", async () => {
    expect(await withRoom(need, async () => 7)).toBe(7);
  });
});
