import { afterEach, describe, expect, it } from "vitest";
import { deckPdf } from "../../../../server/world/deckPdf.ts";
import { pagesPdf } from "../../../../server/world/pagesPdf.ts";
import { type OpenPdf, openPdf } from "../engine/openPdf.ts";
import { createMemoryRanges } from "../engine/testing/memoryRanges.ts";
import { createNodeEngine } from "../engine/testing/nodeEngine.ts";
import { linksOf } from "./pageLinks.ts";

const engine = createNodeEngine();
const opened: OpenPdf[] = [];

afterEach(async () => {
  for (const pdf of opened.splice(0)) await pdf.close();
});

async function linksIn(file: Uint8Array, number = 1) {
  const { signal } = new AbortController();
  const ranges = createMemoryRanges(file);
  const pdf = await openPdf({ documentId: "doc_1", ranges, signal, engine });
  opened.push(pdf);
  return linksOf(pdf, await pdf.document.getPage(number));
}

/** The targets of links with such actions, each on its own page. */
async function targetsOf(action: string) {
  const page = { width: 600, height: 400, lines: ["Press me"] };
  const links = await linksIn(pagesPdf([{ ...page, action }, page]));
  return links.map(({ target }) => target);
}

describe("the links of a page", () => {
  it("lead to its pages and to other sites, at their places", async () => {
    const links = await linksIn(deckPdf({ title: "Less", pageCount: 5 }));
    expect(links.map(({ target }) => target)).toEqual([
      { kind: "page", page: 5 },
      { kind: "outside", address: "https://example.com/more" },
    ]);
    // From 80 to 480 of 960 points, and from 112 to 144 of 540, counted from below.
    expect(links[0]).toMatchObject({ left: (100 * 80) / 960, width: (100 * 400) / 960 });
    expect(links[0]?.top).toBeCloseTo((100 * (540 - 144)) / 540);
    expect(links[0]?.height).toBeCloseTo((100 * 32) / 540);
  });

  it.each([
    ["/S/Named/N/NextPage", { kind: "turn", to: "next" }],
    ["/S/Named/N/PrevPage", { kind: "turn", to: "previous" }],
    ["/S/Named/N/LastPage", { kind: "turn", to: "last" }],
    ["/S/GoTo/D[1/Fit]", { kind: "page", page: 2 }],
    [
      "/S/URI/URI(mailto:anna@example.com)",
      { kind: "outside", address: "mailto:anna@example.com" },
    ],
  ])("may ask for %s", async (action, target) => {
    expect(await targetsOf(action)).toEqual([target]);
  });

  it.each([
    "/S/JavaScript/JS(app.alert\\(1\\))",
    "/S/URI/URI(javascript:alert\\(1\\))",
    "/S/URI/URI(file:///etc/passwd)",
    "/S/Launch/F(calc.exe)",
    "/S/Named/N/Print",
    "/S/GoTo/D[99/Fit]",
    "/S/GoTo/D(nowhere)",
    "/S/SubmitForm/F(https://example.com)",
  ])("never ask for %s", async (action) => {
    expect(await targetsOf(action)).toEqual([]);
  });

  it("are offered up to a number that a page can show", async () => {
    const link = { id: "1R", subtype: "Link", rect: [0, 0, 9, 9], url: "https://example.com/" };
    const page = {
      getAnnotations: async () => Array.from({ length: 5_000 }, () => link),
      getViewport: () => ({ width: 9, height: 9, convertToViewportPoint: () => [0, 0] }),
    } as unknown as Parameters<typeof linksOf>[1];
    const pdf = { within: <T>(work: Promise<T>) => work } as unknown as OpenPdf;
    expect(await linksOf(pdf, page)).toHaveLength(500);
  });
});
