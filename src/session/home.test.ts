import { describe, expect, it } from "vitest";
import { homeOf } from "./home.ts";
import { demoUser } from "./testing/tokens.ts";

describe("the screen to start from", () => {
  it.each([
    [{ role: "beamer", beamerIsOnboarded: true }, "/beamer"],
    [{ role: "beamer", beamerIsOnboarded: false }, "/beamer/onboarding"],
    [{ role: "user", userIsOnboarded: true }, "/user"],
    [{ role: "user", userIsOnboarded: false }, "/user/onboarding"],
  ] as const)("of %o is %s", (me, path) => {
    expect(homeOf({ ...demoUser, ...me })).toBe(path);
  });

  it("of a visitor is the sign-in", () => {
    expect(homeOf(null)).toBe("/login");
  });
});
