import { describe, expect, it } from "vitest";
import { readArguments } from "./arguments.mjs";

const read = (args: string[], options: { flags?: string[]; words?: string; most?: number } = {}) =>
  readArguments({ command: "npm run try", args, ...options });

describe("the arguments of a command", () => {
  it("are flags, flags with a value, and words", () => {
    const options = { flags: ["--quick", "--only=TEXT"], words: "GROUP …", most: 9 };
    const { has, valueOf, words } = read(["--quick", "one", "--only=a=b", "two"], options);
    expect(has("--quick")).toBe(true);
    expect(valueOf("--only")).toBe("a=b");
    expect(words).toEqual(["one", "two"]);
    expect(read([], options).has("--quick")).toBe(false);
    expect(read([], options).valueOf("--only")).toBeNull();
  });

  it.each([
    [["--prod"], "--prod"],
    [["--production", "production"], "production"],
    [["--production=yes"], "--production=yes"],
    [["--Production"], "--Production"],
    [["—production"], "—production"],
    [[""], '""'],
  ])("%j are refused with what there is", (args, named) => {
    const reading = () => read(args, { flags: ["--production"] });
    expect(reading).toThrow(named);
    expect(reading).toThrow("npm run try");
    expect(reading).toThrow("It takes --production.");
  });

  it("are refused where there are none, and where a value is missing", () => {
    expect(() => read(["x"])).toThrow("It takes no arguments.");
    expect(() => read(["--only"], { flags: ["--only=TEXT"] })).toThrow("It takes --only=TEXT.");
    expect(() => read(["a", "b"], { words: "FILE" })).toThrow('does not know "b"');
    expect(() => read(["-x"], { words: "FILE" })).toThrow("It takes FILE.");
  });
});
