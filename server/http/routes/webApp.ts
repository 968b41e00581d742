import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pageAt } from "../pages/pageAt.ts";
import { sendElsewhere } from "../pages/sendPage.ts";
import { isRead, sendNotAllowed } from "../transport/readOnly.ts";
import { sendText } from "../transport/send.ts";
import { createBuiltFiles } from "./builtFiles.ts";

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

const INDEX = "/index.html";
interface WebAppOptions {
  /** Pages that are at another address, by their paths: a visit is sent there. */
  elsewhere?: Readonly<Record<string, string>>;
  /** Answers with a rendered page; false for what the browser renders itself. */
  answerRendered?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

/**
 * The built web app. A path at which the app has a page is the app's to answer; so is every other one that
 * does not look like a file, but with status 404 (docs/product.md 18.2).
 */
export function createWebApp(
  folder: string,
  { elsewhere = {}, answerRendered = async () => false }: WebAppOptions = {},
): Serve {
  if (!existsSync(path.join(folder, INDEX))) return notBuilt;
  const index = readFileSync(path.join(folder, INDEX), "utf8");
  const sendBuilt = createBuiltFiles(folder);
  return async (request, response) => {
    if (!isRead(request)) return sendNotAllowed(response);
    const pathname = pathOf(request);
    if (looksLikeFile(pathname)) {
      if (!(await sendBuilt(request, response, pathname))) notFound(response);
      return;
    }
    const address = elsewhere[pathname.replace(/\/$/, "").toLowerCase()];
    if (address !== undefined) return sendElsewhere(response, address);
    if (await answerRendered(request, response)) return;
    if (pageAt(pathname) === null) {
      return sendText(response, { status: 404, text: index, type: "text/html" });
    }
    if (!(await sendBuilt(request, response, INDEX))) notFound(response);
  };
}

const pathOf = (request: IncomingMessage) => (request.url ?? "/").split(/[?#]/)[0] ?? "/";

const looksLikeFile = (pathname: string) =>
  pathname.startsWith("/assets/") || /\.[a-z0-9]{1,12}$/i.test(pathname);

function notFound(response: ServerResponse): void {
  sendText(response, { status: 404, text: "Not found" });
}

const notBuilt: Serve = (_request, response) =>
  sendText(response, {
    status: 503,
    text: "The web app isn't built yet: run `npm run build`, then start the server again.",
  });
