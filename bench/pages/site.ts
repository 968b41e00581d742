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
  await untilRendered(address, pages);
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

/** Asks for each page until the server renders it: a cold server may leave that to the browser. */
export async function untilRendered(address: string, pages: readonly string[]): Promise<void> {
  for (const page of pages) {
    for (let round = 0; ; round += 1) {
      const html = await (await fetch(address + page)).text();
      if (html.includes('id="page-data"')) break;
      if (round === 20) throw new Error(`${page} is not rendered.`);
    }
  }
}
