import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { troublesAtLargeText } from "../scripts/lib/stories/largeText.mjs";
import { launchBrowser } from "./support/browser.ts";

/** What the story runner reports: it lays the page out in a browser, or there are no lines. */
describe("the check of large text", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  });
  afterAll(() => browser.close());

  async function troublesOf(html: string): Promise<string[]> {
    const style =
      "body { margin: 0; font: 1rem monospace; overflow-wrap: anywhere } input, select { font: inherit }";
    await page.setContent(`<style>${style}</style><body>${html}</body>`);
    const troubles = await page.evaluate(troublesAtLargeText);
    expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe("");
    return troubles;
  }
  const kindsOf = async (html: string) =>
    (await troublesOf(html)).map((trouble) => trouble.replace(/(?: of| in|: <).*/s, ""));

  it.each([
    {
      what: "a page that scrolls sideways",
      html: `<div style="width: 30rem">Wide</div>`,
      said: ["it scrolls sideways"],
    },
    {
      what: "a time that its field has no room for",
      html: `<input value="09:00" style="width: 90px; padding: 0 16px">`,
      said: ['cut: "09:00"'],
    },
    {
      what: "a choice that its list has no room for",
      html: `<select style="width: 90px"><option>Belgium</option></select>`,
      said: ['cut: "Belgium"'],
    },
    {
      what: "words that end at the edge of their box",
      html: `<div style="width: 60px; overflow: clip; white-space: nowrap">Session</div>`,
      said: ['cut: "Session"'],
    },
    {
      what: "lines below the edge of their box",
      html: `<div style="height: 40px; overflow: hidden">One line and then others after it</div>`,
      said: ['cut: "One line and then others after it"'],
    },
    {
      what: "a shortened text that nothing says all of",
      html: `<p style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Forty pages on screens</p>`,
      said: ['cut: "Forty pages on screens"'],
    },
    {
      what: "a column of letters",
      html: `<div style="width: 40px">Monday</div>`,
      said: ['broken: "Monday"'],
    },
    {
      what: "an amount whose digits are on two lines",
      html: `<div style="width: 120px">€\u00A060,00</div>`,
      said: ['broken: "€\u00A060,00"'],
    },
  ])("finds $what", async ({ html, said }) => {
    expect(await kindsOf(html)).toEqual(said);
  });

  it.each([
    { what: "words on lines of their own", html: `<p>Your weekly hours, day by day</p>` },
    {
      what: "a word that would not fit on a line of a card either",
      html: `<p>Demonstrationsveranstaltung</p>`,
    },
    { what: "a word that ends its line at a hyphen", html: `<p>Maximiliana-Theodora</p>` },
    { what: "an address", html: `<p style="width: 120px">me@demo.example</p>` },
    {
      what: "letters that are written without spaces",
      html: `<p style="width: 80px">東京都港区</p>`,
    },
    {
      what: "a part of a longer word",
      html: `<p style="width: 100px"><span>demo.example</span><b>/calm</b></p>`,
    },
    {
      what: "words for screen readers",
      html: `<p style="width: 1px; height: 1px; overflow: hidden">Close</p>`,
    },
    {
      what: "letters without a colour, over a picture of them",
      html: `<div style="width: 60px; overflow: clip; white-space: nowrap; color: transparent">Session</div>`,
    },
    {
      what: "what can be scrolled to",
      html: `<div style="overflow: auto; white-space: nowrap">One tab, another tab, and more</div>`,
    },
    {
      what: "a shortened text with a tooltip",
      html: `<p title="Forty pages on screens" style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Forty pages on screens</p>`,
    },
    {
      what: "a value that is longer than a line",
      html: `<input value="A title that no phone has room for" style="width: 300px">`,
    },
  ])("bears $what", async ({ html }) => {
    expect(await troublesOf(html)).toEqual([]);
  });
});
