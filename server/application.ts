import { SELLER_COUNTRY_CODE } from "../src/domain/payments/vat/vat.ts";
import { type Clock, createOwnClock, startDatabaseClock } from "./clock.ts";
import type { Environment } from "./environment.ts";
import { type RunningServer, listen } from "./http/transport/server.ts";
import type { PageNeeds } from "./http/security/contentPolicy.ts";
import type { Route } from "./http/handler.ts";
import { createReadiness } from "./http/transport/readiness.ts";
import { type RunningJobs, startJobs } from "./jobs/schedule.ts";
import { keysOf } from "../src/domain/shared/lifecycle.ts";
import { LANES, type Worker, createWorker } from "./jobs/worker.ts";
import { withTimeout } from "./concurrency/withTimeout.ts";
import { createLog } from "./log.ts";
import { isolation, warnWithoutIsolation } from "./media/isolation.ts";
import { createMedia, type RunningMedia } from "./media/media.ts";
import { exportForms } from "./services/forms/exportForms.ts";
import { receiveCardEvent } from "./services/payments/receiveCardEvent.ts";
import { createBookingPace } from "./services/shared/bookingPace.ts";
import { createLiveWatch, type PollingLiveWatch } from "./services/shared/liveWatch.ts";
import { createShownBusyTimes } from "./services/shared/shownBusyTimes.ts";
import { createEndedSessions } from "./services/shared/endedSessions.ts";
import { currentReader } from "./reader.ts";
import { REACTIONS } from "./services/reactions.ts";
import type { Log, ProcessContext } from "./services/shared/context.ts";
import { createSharedCounts } from "./store/postgres/sharedCounts.ts";
import { type Database, openDatabase } from "./store/postgres/open.ts";
import {
  type Sources,
  systemClocks,
  systemRandom,
  systemSources,
  systemTimer,
} from "./systemSources.ts";
import { chooseProviders } from "./wiring/chooseProviders.ts";
import { createProductHandler, readContract } from "./productHandler.ts";

/** The product, running. */
export interface Application {
  context: ProcessContext;
  port: number;
  /** What the start prints. */
  greeting: string;
  /** Drains running calls and reactions, for some seconds, and closes the database. Idempotent. */
  stop(): Promise<void>;
}

/** Opens the database, makes the context over it, and serves. */
export async function startApplication(environment: Environment): Promise<Application> {
  const log = createLog({ level: environment.logLevel });
  const { databaseUrl, dataFolder } = environment;
  const database = await openDatabase({
    databaseUrl,
    dataFolder,
    log,
    reader: currentReader,
  });
  try {
    const clock = await startClock({ database, log });
    const sources = systemSources(clock);
    const made = await createContext({ environment, database, log, sources });
    return await serve({ environment, database, clock, ...made });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Processes that share a database share its time; the embedded one is this process's alone. */
async function startClock({ database, log }: { database: Database; log: Log }): Promise<Clock> {
  if (database.engine === "embedded") return createOwnClock(systemClocks);
  const databaseTime = () => database.time();
  return startDatabaseClock({ ...systemClocks, databaseTime, timer: systemTimer, log });
}

interface Made {
  context: ProcessContext;
  live: PollingLiveWatch;
  media: RunningMedia;
  routes: readonly Route[];
  pageNeeds: readonly PageNeeds[];
  greeting: string | null;
}

async function createContext(options: {
  environment: Environment;
  database: Database;
  log: Log;
  sources: Sources;
}): Promise<Made> {
  const { environment, database, log, sources } = options;
  const { publicUrl, policyUrls, seller, dataFolder } = environment;
  const clockCorrection = () => sources.now() - systemClocks.wall();
  const warn = (message: string, details: Record<string, unknown>) => log("warn", message, details);
  const openLocalMode = environment.isProduction ? null : await loadLocalMode();
  const local = await openLocalMode?.({
    publicUrl,
    dataFolder,
    hasGraphiql: environment.hasGraphiql,
    exposure: environment.exposure,
    database,
    hasOwnFiles: environment.providers.files === null,
    hasOwnCalendars: environment.providers.calendars === null,
    ...sources,
    clockCorrection,
    warn,
    exportForms: () => exportForms(database.store.forms),
    receiveCardMessage: async (message) => void (await receiveCardEvent(context, message)),
  });
  const chosen = chooseProviders({
    settings: environment.providers,
    local: local?.adapters ?? null,
    clockCorrection,
    warn,
  });
  const tokenSecret = environment.tokenSecret ?? local?.tokenSecret;
  if (tokenSecret === undefined) throw new Error("There is no secret to sign access tokens with.");
  warnWithoutIsolation(await isolation(), { warn });
  const media = createMedia({ now: systemClocks.monotonic });
  const live = createLiveWatch({
    store: database.store,
    timer: systemTimer,
    everyMs: database.engine === "server" ? WATCH_SHARED_MS : WATCH_OWN_MS,
    warn,
  });
  const context: ProcessContext = {
    store: database.store,
    log,
    ...sources,
    startedAt: sources.now(),
    endedSessions: createEndedSessions({ store: database.store, now: sources.now }),
    shownBusyTimes: createShownBusyTimes(sources),
    bookingPace: createBookingPace(systemClocks),
    live,
    settings: {
      publicUrl,
      seller,
      policyUrls,
      tokenSecret: new TextEncoder().encode(tokenSecret),
      sellerCountryCode: SELLER_COUNTRY_CODE,
      documentsMaxBytes: environment.documentsMaxBytes,
    },
    providers: chosen.providers,
    media,
  };
  return {
    context,
    live,
    media,
    routes: [...chosen.routes, ...(local?.pages ?? [])],
    pageNeeds: chosen.pageNeeds,
    greeting: local?.greeting({ hasLocalSignIn: environment.providers.signIn === null }) ?? null,
  };
}

/** How often a process asks for live sessions that another one changes, in milliseconds. */
const WATCH_SHARED_MS = 250;
/** Where there is no other, only bookings change unnoticed. */
const WATCH_OWN_MS = 1_000;

/** Loaded only here, so that a production process has none of its code. */
async function loadLocalMode() {
  const { openLocalMode } = await import("./local/localMode.ts");
  return openLocalMode;
}

async function serve(
  options: Made & { environment: Environment; database: Database; clock: Clock },
): Promise<Application> {
  const { environment, database, clock, context, live, routes, pageNeeds } = options;
  const stopping = new AbortController();
  const answers = createReadiness({ ping: () => database.ping(), now: systemClocks.monotonic });
  const handler = await createProductHandler({
    environment,
    context,
    contract: await readContract(),
    routes,
    pageNeeds,
    sharedCounts:
      database.engine === "server"
        ? createSharedCounts({ pool: database.pool, monotonic: systemClocks.monotonic })
        : null,
    isReady: async () => !stopping.signal.aborted && (await answers()),
    takesWrites: () => database.takesWrites(),
    stopping: stopping.signal,
  });
  const { port, host, trustedProxies } = environment;
  const server = await listen({ handler, port, host, trustedProxies });
  const jobs = startJobs({ context, timer: systemTimer, vacuum: database.vacuum });
  const workers = startWorkers({ context, database });
  live.start();
  return {
    context,
    port: server.port,
    greeting: options.greeting ?? `Listening on port ${server.port}.`,
    stop: once(async () => {
      stopping.abort();
      await stopAll({ server, jobs, workers, live, media: options.media, clock, database });
      context.providers.mail.close?.();
    }),
  };
}

/**
 * Carries out what follows from events: this process's at once, and those
 * of others as they fall due.
 */
function startWorkers(options: { context: ProcessContext; database: Database }): Worker[] {
  const workers = keysOf(LANES).map((lane) =>
    createWorker({
      context: options.context,
      lane,
      reactions: REACTIONS,
      timer: systemTimer,
      random: systemRandom,
    }),
  );
  options.database.listen(() => {
    for (const worker of workers) worker.wake();
  });
  for (const worker of workers) worker.start();
  return workers;
}

async function stopAll(running: {
  server: RunningServer;
  jobs: RunningJobs;
  workers: readonly Worker[];
  live: PollingLiveWatch;
  media: RunningMedia;
  clock: Clock;
  database: Database;
}) {
  const { server, jobs, workers, live, media, clock, database } = running;
  const late = setTimeout(() => database.abandon(), STOP_PATIENCE_MS);
  media.stop();
  const jobsEnd = Promise.all([jobs.stop(), ...workers.map((worker) => worker.stop())]);
  // An unreported reaction is claimed again when its lease ends.
  const jobsEnded = withTimeout(jobsEnd, { ms: STOP_LIMIT_MS, onLate: () => {} });
  await Promise.all([server.stop(), jobsEnded]);
  clearTimeout(late);
  live.stop();
  clock.stop();
  await database.close();
}

/**
 * After this long the database is abandoned: calls still waiting for it, for a lock for example,
 * are answered with `UNAVAILABLE` before their connections are cut.
 */
const STOP_PATIENCE_MS = 5_000;
/** Reactions that take longer after the stop are left to another process. */
const STOP_LIMIT_MS = 6_000;

function once(work: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => (result ??= work());
}
