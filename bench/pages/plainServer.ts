import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";

/*
 * Pages as plain files: what the product renders, with the same markup, styles, fonts and pictures,
 * and without its scripts and their data unless these are asked for. All is in memory and compressed
 * as far as it goes, which is the least that a server can have to do.
 */

interface Plain {
  body: Buffer;
  headers: Record<string, string>;
}

const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;
const LINKED = /(?:href|src)="(\/[^"]+)"/g;
const IN_STYLES = /url\(["']?(\/[^"')]+)["']?\)/g;
const TEXT = /^(?:text\/|image\/svg|application\/(?:manifest|json))/;

async function main(): Promise<void> {
  const { ORIGIN = "", PAGES = "", PORT = "" } = process.env;
  const files = new Map<string, Plain>();
  for (const page of PAGES.split(",")) await copyPage(ORIGIN, page, files);
  createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const file = files.get(request.url ?? "");
    response.writeHead(file ? 200 : 404, file?.headers).end(file?.body);
  }).listen(Number(PORT), "127.0.0.1");
}

/** Copies a page and all that it loads. */
async function copyPage(origin: string, page: string, files: Map<string, Plain>): Promise<void> {
  const { type, body } = await get(origin + page);
  const html = process.env["HAS_CODE"] ? body.toString() : body.toString().replaceAll(SCRIPTS, "");
  files.set(page, plain(type, Buffer.from(html)));
  const left = linkedIn(html).filter((path) => isFile(path));
  for (const path of left) {
    if (files.has(path)) continue;
    const file = await get(origin + path);
    files.set(path, plain(file.type, file.body));
    if (file.type.startsWith("text/css")) {
      left.push(...[...file.body.toString().matchAll(IN_STYLES)].map(([, found = ""]) => found));
    }
  }
}

const linkedIn = (html: string) =>
  [...html.matchAll(LINKED)].map(([, found = ""]) => found.replaceAll("&amp;", "&"));

/** Links to other pages are not followed. */
const isFile = (path: string) => /\.[a-z0-9]+$/.test(path);

async function get(address: string): Promise<{ type: string; body: Buffer }> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} is answered with ${response.status}.`);
  const type = response.headers.get("content-type") ?? "";
  return { type, body: Buffer.from(await response.arrayBuffer()) };
}

function plain(type: string, body: Buffer): Plain {
  const isText = TEXT.test(type);
  const sent = isText ? brotliCompressSync(body) : body;
  const isPage = type.startsWith("text/html");
  return {
    body: sent,
    headers: {
      "content-type": type,
      "content-length": String(sent.length),
      "cache-control": isPage ? "no-cache" : "public, max-age=31536000, immutable",
      ...(isText ? { "content-encoding": "br" } : {}),
    },
  };
}

await main();
