import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../scripts/lib/freePort.mjs";
import { SERVER_ENV, SERVER_NODE_ARGS } from "../scripts/lib/server.mjs";

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;

/** A server in its own process. */
export interface Server {
  port: number;
  child: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Where a server finds its data: a folder for the embedded database, and optionally a PostgreSQL
 * address.
 */
export interface Data {
  folder: string;
  databaseUrl: string | null;
}

/**
 * The product as `npm start` runs it, or without a part, see `bench/without`. Its limits are on;
 * only how often one address may call is raised.
 */
export function startProduct(
  { folder, databaseUrl }: Data,
  {
    without,
    tokenSecret,
    isThrifty = true,
  }: {
    without?: string;
    tokenSecret?: string;
    /** Else with Node's own options, which take more memory. */
    isThrifty?: boolean;
  } = {},
): Promise<Server> {
  const [thriftyArguments, thriftyEnvironment] = isThrifty
    ? [SERVER_NODE_ARGS, SERVER_ENV]
    : [[], {}];
  const hooks = without === undefined ? [] : ["--import", pathOf("without/register.ts")];
  return start({
    file: pathOf("../server/main.ts"),
    nodeArguments: [...thriftyArguments, "--expose-gc", "--import", pathOf("probe.ts"), ...hooks],
    folder,
    environment: {
      DATA_FOLDER: folder,
      DATABASE_URL: databaseUrl ?? "",
      ...thriftyEnvironment,
      CALLS_PER_MINUTE: "10000000",
      LOG_LEVEL: "error",
      WITHOUT: without ?? "",
      ...(tokenSecret === undefined ? {} : { TOKEN_SECRET: tokenSecret }),
    },
  });
}

/** The stock server, see `bench/stock/server.ts`. */
export function startStock(data: Data): Promise<Server> {
  return startPlain(pathOf("stock/server.ts"), data);
}

/** The limit, see `bench/limit/server.ts`. */
export function startLimit(data: Data): Promise<Server> {
  return startPlain(pathOf("limit/server.ts"), data);
}

/** A server of `bench/uploads`. */
export function startUploads(
  way: "streaming" | "buffered",
  data: Pick<Data, "folder">,
): Promise<Server> {
  return start({
    file: pathOf(`uploads/${way}.ts`),
    nodeArguments: [...SERVER_NODE_ARGS],
    folder: data.folder,
    environment: { DATA_FOLDER: data.folder },
  });
}

/** Copies of these pages of another server, see `bench/pages/plainServer.ts`. */
export function startPlainPages(
  { folder }: Pick<Data, "folder">,
  {
    origin,
    pages,
    hasCode = false,
  }: {
    origin: string;
    pages: readonly string[];
    /** Whether they keep their scripts. */
    hasCode?: boolean;
  },
): Promise<Server> {
  return start({
    file: pathOf("pages/plainServer.ts"),
    folder,
    environment: { ORIGIN: origin, PAGES: pages.join(), HAS_CODE: hasCode ? "yes" : "" },
  });
}

function startPlain(file: string, { folder, databaseUrl }: Data): Promise<Server> {
  const environment = { DATA_FOLDER: folder, DATABASE_URL: databaseUrl ?? "" };
  return start({ file, folder, environment });
}

async function start(options: {
  file: string;
  /** Where it runs: a folder without settings of the machine's owner. */
  folder: string;
  environment: Record<string, string>;
  nodeArguments?: string[];
}): Promise<Server> {
  const port = await freePort();
  const { PATH } = process.env;
  const child = spawn(process.execPath, [...(options.nodeArguments ?? []), options.file], {
    cwd: options.folder,
    env: { PATH, NODE_ENV: "production", PORT: String(port), ...options.environment },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const end = () => void child.kill("SIGKILL");
  process.once("exit", end);
  await listening({ child, port, file: options.file });
  return {
    port,
    child,
    stop: async () => {
      process.off("exit", end);
      const isOver = once(child, "exit");
      child.kill("SIGTERM");
      await Promise.race([isOver, pause(STOP_LIMIT_MS, null, { ref: false }).then(end)]);
    },
  };
}

async function listening(options: { child: ChildProcess; port: number; file: string }) {
  const { child, port, file } = options;
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    // Any answer will do: the stock server and the limit have no such page.
    const isThere = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await pause(50);
  }
  child.kill("SIGKILL");
  throw new Error(`${file} did not start.`);
}
