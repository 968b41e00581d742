import path from "node:path";
import type { Browser } from "playwright";
import { createMedia } from "../../server/media/media.ts";
import { createFolderFiles } from "../../server/providers/files/folder.ts";
import { pictureDeck } from "../../server/testing/files/pictureDeck.ts";
import { deck } from "../../server/testing/files/pdfs.ts";
import { fillDatabase, newFolder } from "../databases.ts";
import { startProduct } from "../servers.ts";
import { type Figure, median, plain } from "../table.ts";
import { CREATOR } from "../world.ts";
import { slowDown } from "./line.ts";

const PAINTED_MAX_MS = 400;
const KILOBYTE = 1024;

/** How soon a visitor sees a document's preview on its page. */
export async function measurePreview(browser: Browser, rounds: number): Promise<Figure[]> {
  const { folder, remove } = await newFolder();
  const data = { folder, databaseUrl: null };
  try {
    await fillDatabase(data);
    const words = await storePicture(folder, { item: 1, document: deck(["Less, later"]) });
    const noise = pictureDeck({ pageCount: 1, side: 638 });
    const heaviest = await storePicture(folder, { item: 2, document: noise });
    const server = await startProduct(data);
    const measure = async (item: number) => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        times.push(await timeOf(browser, { port: server.port, item }));
      }
      return { middle: median(times), text: textOf(times) };
    };
    try {
      const usual = await measure(1);
      return [
        {
          name: `reader: preview of a slide of words, ${words}, on its item's page, 10 Mbit/s, from its request`,
          measured: usual.text,
          against: "",
          ratio: null,
          aim: `at most ${PAINTED_MAX_MS} ms`,
          isMet: usual.middle <= PAINTED_MAX_MS,
        },
        plain({
          name: `reader: the same of a page of noise, the heaviest there is, ${heaviest}`,
          measured: (await measure(2)).text,
        }),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await remove();
  }
}

/** Puts the first page's picture where the item says that it is; the result is its size. */
async function storePicture(
  folder: string,
  { item, document }: { item: number; document: Uint8Array },
): Promise<string> {
  const { signal } = new AbortController();
  const preview = await createMedia({ now: () => performance.now() }).drawPreview({
    creatorId: "usr_1",
    content: blocksOf(document),
    signal,
  });
  const [first] = typeof preview === "string" ? [] : preview.pages;
  if (first === undefined) throw new Error("The deck has no preview.");
  const files = createFolderFiles({ folder: path.join(folder, "files"), warn: console.error });
  const { contentType, bytes } = first;
  await files.write({ key: pictureOf(item), contentType, content: blocksOf(bytes) });
  return `${Math.round(bytes.length / KILOBYTE)} kB`;
}

const pictureOf = (item: number) => `thumbnails/bench-${item}.webp`;

const textOf = (times: readonly number[]) =>
  `${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms`;

async function* blocksOf(bytes: Uint8Array) {
  yield bytes;
}

/**
 * Milliseconds from the picture's request until it is painted, in a browser with an empty cache.
 */
async function timeOf(
  browser: Browser,
  { port, item }: { port: number; item: number },
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await slowDown(page);
  const path = `/${CREATOR.slug}/consumable/publication/pub_bench_${item}`;
  await page.goto(`http://127.0.0.1:${port}${path}`);
  const time = await page.evaluate(
    (picture) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error("The preview was not painted.")), 20_000);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { url?: string })[]) {
            if (!entry.url?.endsWith(picture)) continue;
            const [request] = performance.getEntriesByName(entry.url);
            if (request !== undefined) resolve(entry.startTime - request.startTime);
          }
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
    pictureOf(item),
  );
  await context.close();
  return time;
}
