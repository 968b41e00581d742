import { globSync, readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { inProject } from "../../scripts/lib/project.mjs";
import { createFakeBrowser } from "../session/testing/fakeBrowser.ts";
import { isCodeMissing, latePart, lazily, MissingCode, reloadForCode } from "./lazily.ts";

const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

describe("a screen's code", () => {
  it("that does not come is an error of the network, in words for people", async () => {
    const error: unknown = await lazily(gone)().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MissingCode);
    expect(error).toMatchObject({ code: "NETWORK", message: expect.stringContaining("page") });
  });

  it("is asked for again by another visit", async () => {
    const answers = [gone, () => Promise.resolve("screen")];
    const load = lazily(() => answers.shift()!());
    await expect(load()).rejects.toBeInstanceOf(MissingCode);
    await expect(load()).resolves.toBe("screen");
  });
});

it("code that has come is not asked for again", async () => {
  let asked = 0;
  const load = lazily(() => Promise.resolve((asked += 1)));
  await Promise.all([load(), load()]);
  await load();
  expect(asked).toBe(1);
});

describe("a part of a screen that comes late", () => {
  it("is rendered without a pause where it was brought beforehand", async () => {
    const { Part, preload } = latePart(() => Promise.resolve(() => "questions"));
    await preload();
    // Fails if something suspends: there is no fallback around it.
    expect(renderToStaticMarkup(createElement(Part))).toBe("questions");
  });

  it("is asked for again where it is shown", async () => {
    const answers = [gone, () => Promise.resolve(() => "questions")];
    const { Part, preload } = latePart(() => answers.shift()!());
    await preload();
    const stream = await renderToReadableStream(createElement(Part));
    expect(await new Response(stream).text()).toContain("questions");
  });
});

describe("code of a part of a screen", () => {
  it.each([
    "Failed to fetch dynamically imported module: https://example.com/assets/a.js",
    "error loading dynamically imported module: https://example.com/assets/a.js",
    "Importing a module script failed.",
    "Unable to preload CSS for /assets/a.css",
  ])("is known not to have come: %s", (message) => {
    expect(isCodeMissing(new TypeError(message))).toBe(true);
  });

  it("is not blamed for another error", () => {
    expect([new TypeError("x is undefined"), "text", null].map(isCodeMissing)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe("code of a version that is gone from the server", () => {
  it("makes the page reload once, and again only when it happens later", async () => {
    const browser = createFakeBrowser({ server: () => new Response() });
    const { host, happened } = browser.openTab();
    const load = () => reloadForCode(host, { wasAway: false });
    expect([load(), load()]).toEqual([true, false]);
    await browser.pass(60_000);
    expect(load()).toBe(true);
    expect(happened).toEqual(["reload", "reload"]);
  });

  it("is said to be gone where a tab can't remember that it was reloaded", () => {
    const { host, happened } = createFakeBrowser({ server: () => new Response() }).openTab();
    const full = { ...host, tabStorage: { ...host.tabStorage, setItem: () => false } };
    expect(reloadForCode(full, { wasAway: false })).toBe(false);
    expect(reloadForCode(full, { wasAway: true })).toBe(false);
    expect(happened).toEqual([]);
  });

  it("makes it reload as often as the server was away", () => {
    const { host, happened } = createFakeBrowser({ server: () => new Response() }).openTab();
    const loads = [true, true, false].map((wasAway) => reloadForCode(host, { wasAway }));
    expect(loads).toEqual([true, true, false]);
    expect(happened).toEqual(["reload", "reload"]);
  });
});

it("no part of a screen is loaded without saying what happens when it does not come", () => {
  const files = globSync(inProject("src/**/*.tsx"));
  const parts = files.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/\blazy\((\(\) =>[^;]*)/g),
  ]);
  // A part that names its fallback gets it as the second of two outcomes.
  const unsaid = parts.map(([, load = ""]) => load).filter((load) => !load.includes("() => ({"));
  expect(unsaid).toEqual([]);
});
