import { describe, expect, it } from "vitest";
import { readCookies, writeCookie } from "./cookies.ts";

describe("cookies of a request", () => {
  it("reads ours among others, decoded", () => {
    const header = "other=1; timeZone=Europe%2FBrussels; country=BE; refresh=a-b_c";
    expect(readCookies(header)).toEqual({
      refresh: "a-b_c",
      country: "BE",
      timeZone: "Europe/Brussels",
    });
  });

  it("reads none from a header that is missing, broken or absurd", () => {
    const none = { refresh: null, country: null, timeZone: null };
    const headers = [undefined, "", ";;;=;", "country", "country=", "country=%E0%A4%A"];
    for (const header of headers) expect(readCookies(header)).toEqual(none);
    expect(readCookies(`country=${"B".repeat(10_000)}`)).toEqual(none);
  });

  it("takes the first of two with one name, which has the longest path", () => {
    expect(readCookies("country=BE; country=FR").country).toBe("BE");
  });
});

describe("cookies of an answer", () => {
  it("never lets scripts read them, and sends the refresh token to calls of this site only", () => {
    const cookie = writeCookie(
      { name: "refresh", value: "abc", expiresAt: Date.UTC(2027, 0, 2) },
      { isSecure: true },
    );
    expect(cookie).toBe(
      "refresh=abc; Path=/graphql; HttpOnly; SameSite=Strict; Secure; Expires=Sat, 02 Jan 2027 00:00:00 GMT",
    );
  });

  it("deletes with a date that is over", () => {
    const cookie = writeCookie(
      { name: "country", value: null, expiresAt: null },
      { isSecure: false },
    );
    expect(cookie).toBe(
      "country=; Path=/; HttpOnly; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT",
    );
  });

  it("cannot be broken by what stands in them", () => {
    const value = "Europe/Brussels; Domain=evil.test\r\nSet-Cookie: a=b";
    const cookie = writeCookie({ name: "timeZone", value, expiresAt: null }, { isSecure: false });
    expect(cookie.split("; ")[0]).toBe(`timeZone=${encodeURIComponent(value)}`);
    expect(readCookies(cookie.split(";")[0]).timeZone).toBe(value);
  });
});
