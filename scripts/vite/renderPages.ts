import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { inspect } from "node:util";
import { type Connect, createServerModuleRunner, type Plugin, type ViteDevServer } from "vite";
import type { ModuleRunner } from "vite/module-runner";
import { type AskedPage, askedPage, shownPage } from "../../server/http/pages/askedPage.ts";
import { zoneOfVisitor } from "../../server/http/pages/countryZone.ts";
import { withPage } from "../../server/http/pages/pageDocument.ts";
import type { RenderPage } from "../../server/http/pages/rendered.ts";
import { inProject } from "../lib/project.mjs";
import { pageStyles } from "./pageStyles.ts";

type RenderedPage = Awaited<ReturnType<RenderPage>>;

const INDEX = "/index.html";
const PROGRAM = "/src/app/render.tsx";
/** What a browser loads of every page. */
const EVERYWHERE = [PROGRAM, "/src/ui/ui.css"];

interface RenderPagesOptions {
  /** Where the server is that answers calls. */
  apiOrigin: string;
}

/**
 * Renders visitors' pages on the app's dev server, as the server does in production. A page that
 * can't be rendered is the browser's own, and the console says why.
 */
export function renderPages({ apiOrigin }: RenderPagesOptions): Plugin {
  let runner: ModuleRunner | null = null;
  return {
    name: "render-pages",
    apply: "serve",
    configureServer(server) {
      runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
      const answer = createAnswer({ server, runner, apiOrigin });
      // After everything of Vite's but its last: what it has no file for is a page.
      return () => server.middlewares.use((...visit) => void answer(...visit));
    },
    hotUpdate({ modules }) {
      if (this.environment.name !== "ssr") return undefined;
      // They run again with the next page: nothing is reloaded before, as Vite would say it is.
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      return [];
    },
    closeBundle: () => runner?.close(),
  };
}

interface AnswerOptions extends RenderPagesOptions {
  server: ViteDevServer;
  runner: ModuleRunner;
}

/** A middleware that never fails. */
type Answer = (...visit: Parameters<Connect.NextHandleFunction>) => Promise<void>;

function createAnswer({ server, runner, apiOrigin }: AnswerOptions): Answer {
  const { ssr: environment } = server.environments;

  const render = async (
    { address, browserZone }: AskedPage,
    { headers }: Connect.IncomingMessage,
  ): Promise<RenderedPage> => {
    const { renderPage } = (await runner.import(PROGRAM)) as { renderPage: RenderPage };
    return renderPage({
      address,
      origin: `http://${headers.host}`,
      now: Date.now(),
      timeZone: zoneOfVisitor(browserZone, null),
      ask: (call) => answerTo(call, { apiOrigin, cookie: headers.cookie }),
    });
  };

  /** The page's content in Vite's own page. */
  const documentOf = async (
    page: Exclude<RenderedPage, { redirectTo: string }>,
    { url, modules }: { url: string; modules: readonly string[] },
  ): Promise<string> => {
    const loaded = [...EVERYWHERE, ...modules.map((module) => `/${module}`)];
    // Its code, the browser finds by itself.
    const links = { styles: await pageStyles(loaded, { environment, runner }), code: "" };
    const index = await readFile(inProject(INDEX), "utf8");
    return withPage(await server.transformIndexHtml(INDEX, index, url), { ...page, links });
  };

  /** False, with nothing answered, for what the browser renders itself. */
  const isAnswered = async (
    request: Connect.IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    const { method, originalUrl = "/", headers } = request;
    if (method !== "GET" || request.url !== INDEX) return false;
    const asked = askedPage({ url: originalUrl, headers }, { isSecure: false });
    if (asked === null) return false;
    const page = await render(asked, request);
    if ("redirectTo" in page) {
      const location = page.redirectTo + asked.search;
      response.writeHead(302, { location, "cache-control": "no-cache" }).end();
      return true;
    }
    const { status, modules } = shownPage(asked.address, page.data);
    const html = await documentOf(page, { url: originalUrl, modules });
    response.writeHead(status, { "content-type": "text/html", "cache-control": "no-cache" });
    response.end(html);
    return true;
  };

  return async (request, response, next) => {
    try {
      if (await isAnswered(request, response)) return;
    } catch (error) {
      const text = `${request.originalUrl} could not be rendered:\n${inspect(error)}`;
      server.config.logger.error(text, { error: error as Error, timestamp: true });
    }
    next();
  };
}

/** What the server answers a call of a visitor's. */
async function answerTo(
  call: string,
  { apiOrigin, cookie = "" }: RenderPagesOptions & { cookie: string | undefined },
): Promise<string> {
  const response = await fetch(`${apiOrigin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", cookie },
    body: call,
  });
  return response.text();
}
