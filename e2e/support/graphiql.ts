import { createServer } from "vite";
import { graphiql } from "../../scripts/vite/graphiql.ts";
import { GRAPHIQL_PATH } from "../../src/domain/shared/paths.ts";

/** Listens at `port` as `npm run dev` does: serves GraphiQL, and proxies the rest to the server. */
export async function startGraphiql(options: { port: number; serverUrl: string }) {
  const { port, serverUrl } = options;
  const front = await createServer({
    configFile: false,
    logLevel: "error",
    plugins: [graphiql({ path: GRAPHIQL_PATH })],
    optimizeDeps: { noDiscovery: true },
    server: {
      port,
      strictPort: true,
      ws: false,
      proxy: { [`^(?!${GRAPHIQL_PATH})`]: { target: serverUrl } },
    },
  });
  await front.listen();
  return { close: () => front.close() };
}
