import { describe, expect, it } from "vitest";
import { sentenceOf } from "./sentence.mjs";

const system = (code: string) =>
  Object.assign(new Error(`${code}: went wrong`), { code, path: "/srv/data" });

describe("what a command says of an error", () => {
  it.each([
    ["EACCES", "You have no permission to read or write /srv/data."],
    ["EPERM", "You have no permission to read or write /srv/data."],
    ["EROFS", "/srv/data is on a read-only disk."],
    ["ENOENT", "There is no /srv/data."],
  ])("names the file of %s", (code, sentence) => {
    expect(sentenceOf(system(code))).toContain(sentence);
  });

  it("does not take the name of a command for a file", () => {
    const error = Object.assign(new Error("spawn git ENOENT"), {
      code: "ENOENT",
      path: "git",
      syscall: "spawn git",
    });
    expect(sentenceOf(error)).toBe("spawn git ENOENT");
  });

  it("is otherwise its message, and whatever else was thrown", () => {
    expect(sentenceOf(system("EIO"))).toBe("EIO: went wrong");
    expect(sentenceOf(new Error("No room."))).toBe("No room.");
    expect(sentenceOf("text")).toBe("text");
  });
});
