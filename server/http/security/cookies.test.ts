import { describe, expect, it } from "vitest";
import { cookieNameOf, readCookies, writeCookie } from "./cookies.ts";

const none = {
  refresh: null,
  signedIn: null,
  signIn: null,
  country: null,
  timeZone: null,
  browserZone: null,
};

describe("cookies of a request", () => {
  it("reads ours among others, decoded", () => {
    const header = "other=1; timeZone=Europe%2FBrussels; country=BE; refresh=a-b_c; signIn=d";
    expect(readCookies(header, { isSecure: false })).toEqual({
      ...none,
      refresh: "a-b_c",
      signIn: "d",
      country: "BE",
      timeZone: "Europe/Brussels",
    });
  });

  it("reads none from a header that is missing, broken or absurd", () => {
    const headers = [undefined, "", ";;;=;", "country", "country=", "country=%E0%A4%A"];
    for (const header of headers) {
      expect(readCookies(header, { isSecure: false })).toEqual(none);
    }
    const long = `country=${"B".repeat(10_000)}`;
    expect(readCookies(long, { isSecure: false })).toEqual(none);
  });

  it("takes the first of two with one name, which has the longest path", () => {
    const header = "country=BE; country=FR";
    expect(readCookies(header, { isSecure: false }).country).toBe("BE");
  });

  it("are taken under https only by names that no page without it can set", () => {
    const plain = "refresh=a; signIn=d; country=BE; timeZone=UTC";
    expect(readCookies(plain, { isSecure: true })).toEqual(none);
    const prefixed = "__Secure-refresh=b; __Host-signIn=e; __Host-country=FR; __Host-timeZone=UTC";
    const ours = { ...none, refresh: "b", signIn: "e", country: "FR", timeZone: "UTC" };
    expect(readCookies(`${plain}; ${prefixed}`, { isSecure: true })).toEqual(ours);
    expect(readCookies(prefixed, { isSecure: false })).toEqual(none);
  });
});

describe("cookies of an answer", () => {
  it("never lets scripts read them, and sends the refresh token to calls of this site only", () => {
    const cookie = writeCookie(
      { name: "refresh", value: "abc", expiresAt: Date.UTC(2027, 0, 2) },
      { isSecure: true },
    );
    expect(cookie).toBe(
      "__Secure-refresh=abc; Path=/graphql; HttpOnly; SameSite=Strict; Secure; Expires=Sat, 02 Jan 2027 00:00:00 GMT",
    );
  });

  it("bears the strictest prefix that its path allows, which browsers hold it to", () => {
    for (const name of ["refresh", "signIn", "country", "timeZone"] as const) {
      const cookie = writeCookie({ name, value: "x", expiresAt: null }, { isSecure: true });
      expect(cookie.startsWith(`${cookieNameOf(name, { isSecure: true })}=x; `)).toBe(true);
      const isWholeHosts = cookie.includes("Path=/;");
      expect(cookie).toMatch(isWholeHosts ? /^__Host-/ : /^__Secure-/);
      expect(cookie).toContain("; Secure");
      expect(cookie).not.toContain("Domain");
    }
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

  it("cannot be broken by their contents", () => {
    const value = "Europe/Brussels; Domain=evil.test\r\nSet-Cookie: a=b";
    const cookie = writeCookie({ name: "timeZone", value, expiresAt: null }, { isSecure: false });
    expect(cookie.split("; ")[0]).toBe(`timeZone=${encodeURIComponent(value)}`);
    expect(readCookies(cookie.split(";")[0], { isSecure: false }).timeZone).toBe(value);
  });
});
