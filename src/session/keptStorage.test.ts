import { describe, expect, it } from "vitest";
import { keptStorage } from "./keptStorage.ts";

/** A browser's storage, which can become full. */
function createDisk() {
  const values = new Map<string, string>();
  const disk = {
    isFull: false,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (disk.isFull) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
  return disk;
}

describe("a storage that the browser forbids", () => {
  const forbidden = () =>
    keptStorage(() => {
      throw new DOMException("forbidden", "SecurityError");
    });

  it("holds nothing at first", () => {
    expect(forbidden().getItem("theme")).toBeNull();
  });

  it("keeps what is set for as long as the page, and says that it is no longer", () => {
    const storage = forbidden();
    expect(storage.setItem("answers", "typed")).toBe(false);
    expect(storage.getItem("answers")).toBe("typed");
    storage.removeItem("answers");
    expect(storage.getItem("answers")).toBeNull();
  });
});

describe("a storage that is full", () => {
  it("keeps for as long as the page what does not fit, instead of what it has", () => {
    const disk = createDisk();
    const storage = keptStorage(() => disk);
    expect(storage.setItem("answers", "first")).toBe(true);
    disk.isFull = true;
    expect(storage.setItem("answers", "second")).toBe(false);
    expect(storage.getItem("answers")).toBe("second");
    expect(disk.getItem("answers")).toBe("first");
  });

  it("is used again once there is room", () => {
    const disk = createDisk();
    const storage = keptStorage(() => disk);
    disk.isFull = true;
    storage.setItem("answers", "first");
    disk.isFull = false;
    expect(storage.setItem("answers", "second")).toBe(true);
    expect(disk.getItem("answers")).toBe("second");
    expect(storage.getItem("answers")).toBe("second");
  });

  it("tells what another tab has stored meanwhile", () => {
    const disk = createDisk();
    const storage = keptStorage(() => disk);
    storage.setItem("token", "old");
    disk.isFull = true;
    storage.setItem("token", "own");
    disk.removeItem("token");
    expect(storage.getItem("token")).toBeNull();
  });
});
