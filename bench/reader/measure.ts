import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type Page, chromium } from "playwright";
import { build } from "vite";
import { ensureBrowser } from "../../scripts/lib/browser.mjs";
import { CHROMIUM_ARGUMENTS } from "../../scripts/lib/chromium.mjs";
import { servePdfFiles } from "../../scripts/vite/pdfFiles.ts";
import { createWebApp } from "../../server/http/routes/webApp.ts";
import { residentBytes } from "../../server/media/residentBytes.ts";
import { byteRange } from "../../server/services/shared/byteRange.ts";
import { pictureDeck } from "../../server/testing/files/pictureDeck.ts";
import { type Figure, atMost, median } from "../table.ts";
import { slowDown } from "./line.ts";
import { measurePreview } from "./preview.ts";

const MEGABYTE = 1024 * 1024;
const PAGES = 24;
/** 24 pictures of so many pixels have 28 MB. */
const SIDE = 638;
const MANY_PAGES = 500;
const FEW_PAGES = 20;
const NEXT_MAX_MS = 100;
/** How much of the memory after a few pages it may take after many. */
const MEMORY_MAX = 1.25;

interface Site {
  address: string;
  server: Server;
  /** What `/documents/deck` gives. */
  document: Uint8Array;
}

/** How a long document opens, turns its pages and stays within memory. */
export async function measureReader({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-reader-"));
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    await buildPage(folder);
    const site = await serve(folder);
    const figures = [
      ...(await measureOpening(browser, site, isQuick ? 1 : 3)),
      ...(await measureTurning(browser, site, isQuick ? 100 : MANY_PAGES)),
      ...(await measurePreview(browser, isQuick ? 1 : 5)),
    ];
    site.server.close();
    return figures;
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureOpening(browser: Browser, site: Site, rounds: number): Promise<Figure[]> {
  site.document = pictureDeck({ pageCount: PAGES, side: SIDE });
  const measure = async (way: "stretches" | "whole") => {
    const times: number[] = [];
    const moved: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await openPage(browser, site);
      await slowDown(page);
      const { time, bytes } = await page.evaluate((chosen) => window.reader.open(chosen), way);
      times.push(time);
      moved.push(bytes);
      await page.evaluate(() => window.reader.close());
      await page.context().close();
    }
    return { time: median(times), moved: median(moved) };
  };
  const stretches = await measure("stretches");
  const whole = await measure("whole");
  const name = `reader: first page of ${PAGES}, ${megabytes(site.document.length)}, 10 Mbit/s`;
  return [
    atMost(0.5, {
      name: `${name}, time`,
      measured: seconds(stretches.time),
      against: `fetched whole: ${seconds(whole.time)}`,
      ratio: stretches.time / whole.time,
    }),
    atMost(0.1, {
      name: `${name}, bytes moved`,
      measured: megabytes(stretches.moved),
      against: `fetched whole: ${megabytes(whole.moved)}`,
      ratio: stretches.moved / whole.moved,
    }),
  ];
}

async function measureTurning(browser: Browser, site: Site, count: number): Promise<Figure[]> {
  site.document = pictureDeck({ pageCount: count, side: 128 });
  const page = await openPage(browser, site);
  await page.evaluate(() => window.reader.open("stretches"));
  const times: number[] = [];
  let few = 0;
  for (let number = 2; number <= count; number += 1) {
    await page.evaluate((shown) => window.reader.nextIsDrawn(shown), number - 1);
    times.push(await page.evaluate((shown) => window.reader.show(shown), number));
    if (number === FEW_PAGES) few = await memoryOf(browser, page);
  }
  const many = await memoryOf(browser, page);
  await page.evaluate(() => window.reader.close());
  await page.context().close();
  const slowest = Math.max(...times);
  return [
    {
      name: "reader: next page, drawn beforehand, on the screen",
      measured: `${median(times).toFixed(0)} ms, at most ${slowest.toFixed(0)} ms`,
      against: "",
      ratio: null,
      aim: `at most ${NEXT_MAX_MS} ms`,
      isMet: median(times) <= NEXT_MAX_MS,
    },
    atMost(MEMORY_MAX, {
      name: `reader: memory of the tab after ${count} pages`,
      measured: megabytes(many),
      against: `after ${FEW_PAGES}: ${megabytes(few)}`,
      ratio: many / few,
    }),
  ];
}

/** Memory of all the browser's pages, one of which does anything, after garbage collection. */
async function memoryOf(browser: Browser, page: Page): Promise<number> {
  await (await page.context().newCDPSession(page)).send("HeapProfiler.collectGarbage");
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  const sizes = await Promise.all(renderers.map(async ({ id }) => (await residentBytes(id)) ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function openPage(browser: Browser, { address }: Site): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => "reader" in window);
  return page;
}

async function buildPage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL("./", import.meta.url)),
    logLevel: "error",
    mode: "production",
    plugins: [servePdfFiles()],
    build: { outDir, emptyOutDir: true },
  });
}

async function serve(folder: string): Promise<Site> {
  const answerFile = createWebApp(folder);
  const server = createServer((request, response) => {
    if (request.url === "/documents/deck")
      return sendDocument(site, request.headers.range, response);
    void answerFile(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const site: Site = {
    address: `http://127.0.0.1:${port}`,
    server,
    document: new Uint8Array(),
  };
  return site;
}

function sendDocument(site: Site, header: string | undefined, response: ServerResponse): void {
  const size = site.document.length;
  const range = byteRange(header, size);
  if (range === "UNSATISFIABLE") return void response.writeHead(416).end();
  const { first, last } = range ?? { first: 0, last: size - 1 };
  response.writeHead(range === null ? 200 : 206, {
    "content-length": last - first + 1,
    ...(range === null ? {} : { "content-range": `bytes ${first}-${last}/${size}` }),
  });
  response.end(site.document.subarray(first, last + 1));
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;
