import type { GraphQLSchema } from "graphql";
import { type World, createWorld } from "../world/world.ts";
import { createGraphQLEndpoint } from "../http/graphql/graphqlEndpoint.ts";
import { type HandlerOptions, createHandler } from "../http/handler.ts";
import { type PersistedDocuments, persistedDocuments } from "../http/graphql/persistedDocuments.ts";
import { createRateLimits } from "../http/security/rateLimits.ts";
import type { RenderedPagesOptions } from "../http/pages/renderedPages.ts";
import { createSecurityHeaders } from "../http/security/securityHeaders.ts";
import { listen } from "../http/transport/server.ts";
import { sendText } from "../http/transport/send.ts";
import { findSession } from "../services/session/findSession.ts";
import type { Store } from "../store/ports/store.ts";
import { TRANSPORT_LIMITS, type TransportLimits } from "../http/transport/transportLimits.ts";

/** A line of the log. */
export interface LogEntry {
  level: string;
  message: string;
  details: Record<string, unknown>;
}

/** A world behind a real port. */
export interface TestServer {
  world: World;
  log: LogEntry[];
  /** `http://127.0.0.1:…`, without a trailing slash. */
  address: string;
  /** Posts JSON to `/graphql`. */
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  documents?: PersistedDocuments;
  isOpen?: boolean;
  callsPerMinute?: number;
  trustedProxies?: number;
  countryHeader?: string;
  limits?: Partial<TransportLimits>;
  /** What the world remembers; memory by default. */
  store?: Store;
  /** A test's own calls instead of the product's. */
  schema?: GraphQLSchema;
  /** Pages over the server's own world. */
  filesOf?: (parts: Omit<RenderedPagesOptions, "render" | "toDocument">) => HandlerOptions["files"];
  /** Routes over the server's own world. */
  routesOf?: (parts: { world: World; limits: TransportLimits }) => HandlerOptions["routes"];
  more?: Partial<
    Pick<HandlerOptions, "routes" | "files" | "isReady" | "takesWrites" | "isForThisMachineOnly">
  >;
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { trustedProxies = 0, callsPerMinute = 1_000_000, more = {} } = options;
  const { countryHeader = null } = options;
  const log: LogEntry[] = [];
  // No one else calls a test's server while it stops.
  const limits = { ...TRANSPORT_LIMITS, drainMs: 0, ...options.limits };
  const world = createWorld(options.store === undefined ? {} : { store: options.store });
  world.log = (level, message, details = {}) => void log.push({ level, message, details });
  const rateLimits = createRateLimits({
    perMinute: callsPerMinute,
    shared: null,
    sessionOf: (refreshToken) => findSession(world, refreshToken),
  });
  const scope = {
    process: world,
    geo: { countryOf: (address: string) => (address === "8.8.8.8" ? "US" : null) },
    trustedProxies,
    countryHeader,
  };
  const graphql = createGraphQLEndpoint({
    ...scope,
    schema: options.schema ?? world.schema,
    documents: options.documents ?? persistedDocuments(),
    isOpen: options.isOpen ?? true,
    rateLimits,
    limits,
  });
  const handler = createHandler({
    routes: [
      { path: "/graphql", answer: graphql.answer },
      ...(more.routes ?? []),
      ...(options.routesOf?.({ world, limits }) ?? []),
    ],
    files: options.filesOf?.({ ...scope, rateLimits, ask: graphql.ask }) ??
      more.files ?? [
        {
          path: "/",
          answer: (_request, response) => sendText(response, { status: 200, text: "app" }),
        },
      ],
    securityHeaders: createSecurityHeaders({ isSecure: true }),
    rateLimits,
    process: world,
    trustedProxies,
    isForThisMachineOnly: more.isForThisMachineOnly ?? false,
    isReady: more.isReady ?? (async () => true),
    takesWrites: more.takesWrites ?? (() => true),
    limits,
    log: world.log,
  });
  const server = await listen({ handler, port: 0, host: "127.0.0.1", trustedProxies, limits });
  const address = `http://127.0.0.1:${server.port}`;
  return {
    world,
    log,
    address,
    post: (body, headers = {}) =>
      fetch(`${address}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    stop: server.stop,
  };
}
