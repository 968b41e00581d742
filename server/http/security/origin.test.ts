import { describe, expect, it } from "vitest";
import { isSameSite } from "./origin.ts";

describe("a request's origin", () => {
  const isOurs = (headers: Record<string, string>, publicUrl = "https://site.example") =>
    isSameSite({ headers }, { publicUrl });

  it("is the site's own, by its address or by the host that was asked", () => {
    expect(isOurs({ origin: "https://site.example", host: "10.0.0.1:3000" })).toBe(true);
    expect(isOurs({ origin: "https://www.site.example", host: "www.site.example" })).toBe(true);
    const local = "http://localhost:3000";
    expect(isOurs({ origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }, local)).toBe(true);
  });

  it("is no page at all", () => {
    expect(isOurs({ host: "site.example" })).toBe(true);
  });

  it.each([
    ["another scheme", { origin: "http://site.example", host: "site.example" }],
    ["another port", { origin: "https://site.example:8443", host: "site.example" }],
    ["another host", { origin: "https://evil.example", host: "site.example" }],
    ["none that can be told", { origin: "null", host: "site.example" }],
    ["nonsense", { origin: "site.example", host: "site.example" }],
    [
      "an invalid host",
      { origin: "https://site.example", host: "a b", "sec-fetch-site": "cross-site" },
    ],
    [
      "another site by the browser's word",
      { host: "site.example", "sec-fetch-site": "cross-site" },
    ],
  ])("is refused with %s", (_, headers) => {
    expect(isOurs(headers as unknown as Record<string, string>)).toBe(false);
  });
});
