import { setTimeout as pause } from "node:timers/promises";
import { newFolder } from "../databases.ts";
import { startPlainPages, startProduct } from "../servers.ts";

/** Pages of the demo marketplace that visitors open. */
export const PAGES = {
  home: "/home",
  profile: "/demo-speaker/about",
  offerings: "/demo-speaker/offerings",
  item: "/demo-speaker/consumable/publication/pub_demo_speaker_1",
} as const;

/** The product with its demo, and the same pages as plain files. */
export interface PagesSite {
  product: string;
  plain: string;
  stop(): Promise<void>;
}

/** Starts both. */
export async function startPagesSite(): Promise<PagesSite> {
  const { folder, remove } = await newFolder();
  const product = await startProduct({ folder, databaseUrl: null });
  const address = `http://127.0.0.1:${product.port}`;
  const pages = Object.values(PAGES);
  await untilReady(address, pages);
  const plain = await startPlainPages({ folder }, { origin: address, pages });
  return {
    product: address,
    plain: `http://127.0.0.1:${plain.port}`,
    stop: async () => {
      await plain.stop();
      await product.stop();
      await remove();
    },
  };
}

const ITEM = /href="(\/[^"]+\/consumable\/[^"]+)"/g;

/** Waits until each page is rendered, and the previews of the demo's documents are made. */
export async function untilReady(address: string, pages: readonly string[]): Promise<void> {
  for (const page of pages) await untilShown(address, page, isRendered);
  const offerings = await textOf(address + PAGES.offerings);
  for (const [, item = ""] of offerings.matchAll(ITEM)) {
    await untilShown(address, item, (html) => !html.includes("The preview is being made"));
  }
}

/** A cold server may leave a page to the browser. */
const isRendered = (html: string) => html.includes('id="page-data"');

async function untilShown(
  address: string,
  page: string,
  isShown: (html: string) => boolean,
): Promise<void> {
  for (let round = 0; !isShown(await textOf(address + page)); round += 1) {
    if (round === LOOKS_MAX) throw new Error(`${page} is not ready.`);
    await pause(LOOKS_EVERY_MS);
  }
}

const LOOKS_MAX = 100;
const LOOKS_EVERY_MS = 200;

const textOf = async (address: string) => (await fetch(address)).text();
