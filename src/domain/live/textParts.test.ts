import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { URL_MAX } from "../shared/limits.ts";
import { textParts } from "./textParts.ts";

/** The links of a text: what is shown, and where it leads if that is written differently. */
const linksIn = (text: string) =>
  textParts(text).flatMap(({ text: shown, address }) => {
    if (address === null) return [];
    return shown === address ? [shown] : [`${shown} → ${address}`];
  });

describe("the links in a text", () => {
  it("are its web addresses, and the rest is words", () => {
    expect(textParts("See https://a.example/b?c=d#e and http://f.example/.")).toEqual([
      { text: "See ", address: null },
      { text: "https://a.example/b?c=d#e", address: "https://a.example/b?c=d#e" },
      { text: " and ", address: null },
      { text: "http://f.example/", address: "http://f.example/" },
      { text: ".", address: null },
    ]);
  });

  it.each([
    "",
    "No link",
    "a.example",
    "www.a.example",
    "mail@a.example",
    "http://",
    "https:// a.example",
  ])("are not found in %j", (text) => {
    expect(textParts(text)).toEqual(text === "" ? [] : [{ text, address: null }]);
  });

  it.each([
    ["(https://a.example/b)", "https://a.example/b"],
    ["“https://a.example/b”!?", "https://a.example/b"],
    ["<https://a.example/b>", "https://a.example/b"],
    ['"https://a.example/b"', "https://a.example/b"],
    ["{[https://a.example/b]}…", "https://a.example/b"],
    ["https://a.example/b...", "https://a.example/b"],
    ["https://a.example/slot_(computing)", "https://a.example/slot_(computing)"],
    ["(https://a.example/slot_(computing)).", "https://a.example/slot_(computing)"],
    ["https://a.example/?list[]=1&list[]", "https://a.example/?list[]=1&list[]"],
    ["http://[::1]/", "http://[::1]/"],
    ["http://[::1]", "http://[::1] → http://[::1]/"],
  ])("end where the address in %s ends", (text, link) => {
    expect(linksIn(text)).toEqual([link]);
  });

  it("are one for each, also on many lines", () => {
    const text = "HTTPS://A.example/\nhttps://b.example/,https://c.example/\thttps://d.example/";
    expect(linksIn(text)).toEqual([
      "HTTPS://A.example/ → https://a.example/",
      "https://b.example/,https://c.example/",
      "https://d.example/",
    ]);
  });

  it.each([
    "javascript:alert(1)",
    "JavaScript://%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "file:///etc/passwd",
    "ftp://a.example/",
    "blob:x",
    "httpſ://a.example/",
    "http://%00/",
    "http://a.example:99999999/",
    "http://\uD800/",
    "https://a\u202Eb.example/",
  ])("are not made for an address that isn't a web page's: %j", (text) => {
    expect(linksIn(text)).toEqual([]);
  });

  it("begin with the web address that something else hides", () => {
    expect(linksIn("javascript:alert(1)//https://a.example/")).toEqual(["https://a.example/"]);
  });

  it("lead nowhere with a name and password, whatever is shown", () => {
    expect(linksIn("https://bank.example@a.example/ http://user:secret@b.example/x")).toEqual([
      "https://bank.example@a.example/ → https://a.example/",
      "http://user:secret@b.example/x → http://b.example/x",
    ]);
  });

  it("show plainly where they lead when their letters look different or run the other way", () => {
    expect(linksIn("https://аpple.example/ https://a.example/\u202Efdp.exe")).toEqual([
      "https://аpple.example/ → https://xn--pple-43d.example/",
      "https://a.example/\u202Efdp.exe → https://a.example/%E2%80%AEfdp.exe",
    ]);
    expect(linksIn("ראו https://a.example/ב עכשיו")).toEqual([
      "https://a.example/ב → https://a.example/%D7%91",
    ]);
  });

  it("are not made for an address that is longer than any page's", () => {
    const longest = `https://a.example/${"b".repeat(URL_MAX - 18)}`;
    expect(linksIn(longest)).toEqual([longest]);
    expect(linksIn(`${longest}b`)).toEqual([]);
  });

  it.each([
    ["brackets", `https://a.example/${")".repeat(300_000)}b`],
    ["opened brackets", `https://a.example/${"(".repeat(150_000)}${")".repeat(150_000)}`],
    ["dots", `https://a.example/${".".repeat(300_000)}/`],
    ["beginnings", "http://".repeat(50_000)],
    ["addresses", "http://a.example/) ".repeat(20_000)],
    ["letters", "h".repeat(500_000)],
  ])(
    "are found within seconds among endless %s",
    (_, text) => {
      expect(
        textParts(text)
          .map((part) => part.text)
          .join("") === text,
      ).toBe(true);
    },
    5_000,
  );

  it("leave every text whole, and lead to web pages only", () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom(
        "http://",
        "https://",
        "a.example",
        "user:pw@",
        "javascript:",
        "/",
        ")",
        "(",
        ". ",
        "]",
        "\u202E",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join("");
        const parts = textParts(text);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        for (const { address } of parts) {
          if (address === null) continue;
          const { protocol, username, password, host } = new URL(address);
          expect(["http:", "https:"]).toContain(protocol);
          expect([username, password]).toEqual(["", ""]);
          expect(host).not.toBe("");
        }
      }),
    );
  });
});
