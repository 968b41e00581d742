import { describe, expect, it } from "vitest";
import { returnAddress } from "./returnAddress.ts";
import { logInPressAt } from "./logInReturn.ts";

describe("a pressed 'Log in'", () => {
  it.each([
    "/demo-speaker",
    "/demo-speaker/about",
    "/Demo-Speaker/offerings",
    "/demo-speaker/consumable/talk/tlk_1",
    "/demo-speaker/booking/one_1",
    "/demo-speaker/one-on-one-booking-detail/bkg_1",
    "/payment/pay_1",
    "/payment/pay_1/status",
  ])("remembers %s, where content waits", (path) => {
    expect(logInPressAt(path)).toBe("remember");
  });

  it.each(["/login", "/login/return", "/LOGIN/return", "/join"])(
    "keeps at %s what was remembered before",
    (path) => {
      expect(logInPressAt(path)).toBe("keep");
    },
  );

  it.each(["/", "/home", "/HOME", "/404", "/terms", "/privacy", "/features", "/user/home"])(
    "forgets at %s, so that the role decides",
    (path) => {
      expect(logInPressAt(path)).toBe("forget");
    },
  );
});

describe("the address that a sign-in leads back to", () => {
  it("is a path of this site", () => {
    expect(returnAddress("/demo/booking/1?x=1")).toBe("/demo/booking/1?x=1");
  });

  it.each([null, "", "//evil.example", "https://evil.example", "/\\evil.example", "/..//evil"])(
    "is never another site (%j)",
    (address) => {
      expect(returnAddress(address)).toBeNull();
    },
  );

  it.each([
    "/login",
    "/login?error=x",
    "/login/return?error=access_denied",
    "/Login/Return",
    "/a/../login/return",
  ])("is never the sign-in itself (%s)", (address) => {
    expect(returnAddress(address)).toBeNull();
  });

  it("may be a page whose name only begins like the sign-in's", () => {
    expect(returnAddress("/login-coach/about")).toBe("/login-coach/about");
  });
});
