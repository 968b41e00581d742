import { describe, expect, it } from "vitest";
import { URL_MAX } from "../shared/limits.ts";
import { outsideLink } from "./outsideLink.ts";

describe("a link inside a document", () => {
  it.each([
    ["https://example.com/a?b#c", "https://example.com/a?b#c"],
    ["http://example.com", "http://example.com/"],
    ["mailto:anna@example.com", "mailto:anna@example.com"],
    ["HTTPS://EXAMPLE.COM", "https://example.com/"],
  ])("%s may be followed", (address, whole) => {
    expect(outsideLink(address)).toBe(whole);
  });

  it("shows a name that imitates another as what it is", () => {
    expect(outsideLink("https://ex\u0430mple.com/")).toBe("https://xn--exmple-4nf.com/");
    const marked = outsideLink("https://example.com/\u202emoc.elpmaxe");
    expect(marked).toBe("https://example.com/%E2%80%AEmoc.elpmaxe");
  });

  it("shows the host first, without what could be taken for it", () => {
    expect(outsideLink("https://example.com:443@evil.test/")).toBe("https://evil.test/");
    expect(outsideLink("mailto:anna@example.com")).toBe("mailto:anna@example.com");
  });

  it("is not followed when nobody would read the whole of it", () => {
    const begin = "https://example.com/";
    expect(outsideLink(begin.padEnd(URL_MAX, "x"))).toHaveLength(URL_MAX);
    expect(outsideLink(begin.padEnd(URL_MAX + 1, "x"))).toBeNull();
    // Each of these is written as six characters.
    expect(outsideLink(begin + "\u00e9".repeat(URL_MAX / 4))).toBeNull();
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "file:///etc",
    "tel:1",
    "/relative",
    "",
    "x",
  ])("%s is never followed", (address) => {
    expect(outsideLink(address)).toBeNull();
  });
});
