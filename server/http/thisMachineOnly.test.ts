import { describe, expect, it } from "vitest";
import { isForThisMachine } from "./thisMachineOnly.ts";

describe("a local mode that is this machine's alone", () => {
  it.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "app.localhost", undefined])(
    "answers what asks for %s",
    (host) => {
      expect(isForThisMachine({ headers: { host } })).toBe(true);
    },
  );

  it.each(["evil.example:3000", "192.168.1.5", "localhost.evil.example", "a b", ":3000", ""])(
    "refuses what asks for %j, by a proxy or by a name that was made to lead here",
    (host) => {
      expect(isForThisMachine({ headers: { host } })).toBe(false);
    },
  );
});
