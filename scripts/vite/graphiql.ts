import { createServer, type Plugin, type ViteDevServer } from "vite";
import { inProject } from "../lib/project.mjs";

/**
 * Nothing from other hosts. GraphiQL's editor writes style sheets and fonts
 * of its own into the page.
 */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join("; ");

interface GraphiqlOptions {
  /** Path of the page, without a trailing slash. */
  path: string;
}

/**
 * GraphiQL next to the web app's dev server; not part of any build. It has a dev server of its own,
 * which starts when the page is opened: the app's start doesn't wait for the editor's packages, and
 * the app isn't reloaded when they are found.
 */
export function graphiql({ path }: GraphiqlOptions): Plugin {
  let page: Promise<ViteDevServer> | null = null;
  return {
    name: "graphiql",
    apply: "serve",
    // Else Vite looks for the app's packages in every page below the project, this one included.
    config: () => ({ optimizeDeps: { entries: ["index.html"] } }),
    configureServer({ middlewares, httpServer }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "", "http://localhost");
        if (pathname !== path && !pathname.startsWith(`${path}/`)) return next();
        response.setHeader("content-security-policy", POLICY);
        page ??= startPage({ path, httpServer });
        page.then((server) => server.middlewares(request, response, next), next);
      });
    },
    async closeBundle() {
      const server = await page;
      page = null;
      await server?.close();
    },
  };
}

function startPage(
  options: GraphiqlOptions & Pick<ViteDevServer, "httpServer">,
): Promise<ViteDevServer> {
  const { path, httpServer } = options;
  return createServer({
    configFile: false,
    root: inProject("dev", "graphiql"),
    base: `${path}/`,
    logLevel: "error",
    cacheDir: inProject("node_modules", ".vite", "graphiql"),
    optimizeDeps: {
      // Packages that start workers cannot be bundled beforehand. What the workers import must be
      // where it is CommonJS.
      exclude: ["graphiql/setup-workers/vite", "@graphiql/react/setup-workers/vite"],
      include: [
        "graphiql > @graphiql/react > graphql-language-service",
        "graphiql > @graphiql/react > monaco-graphql > picomatch-browser",
      ],
    },
    server: {
      middlewareMode: true,
      ...(httpServer ? { ws: { server: httpServer } } : {}),
      fs: { allow: [inProject()] },
    },
  });
}
