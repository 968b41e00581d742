import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import persistedOperations from "../src/operations/generated/persisted-documents.json" with { type: "json" };
import persistedQueries from "../src/__generated__/persisted.json" with { type: "json" };
import { SELLER_COUNTRY_CODE } from "../src/domain/payments/vat/vat.ts";
import type { Environment } from "./environment.ts";
import { createSchema } from "./graphql/schema.ts";
import { cardWebhook, localCardRoutes } from "./http/cardRoutes.ts";
import { createGraphQLEndpoint } from "./http/graphqlEndpoint.ts";
import { type Route, createHandler } from "./http/handler.ts";
import { localPages } from "./local/pages/localPages.ts";
import { persistedDocuments } from "./http/persistedDocuments.ts";
import { createRateLimits } from "./http/rateLimits.ts";
import { createSecurityHeaders } from "./http/securityHeaders.ts";
import { type RunningServer, listen } from "./http/server.ts";
import { createPictures, createWebApp } from "./http/webApp.ts";
import { systemSources, systemTimer } from "./systemSources.ts";
import { createLiveSignIn } from "./liveSignIn.ts";
import { type LocalSecrets, localSecrets } from "./local/secrets.ts";
import { openPostgresStandIns } from "./local/standIns/postgres.ts";
import { type RunningJobs, startJobs } from "./jobs/schedule.ts";
import { createLog } from "./log.ts";
import { createLocalCalendars } from "./providers/calendars/portable/local.ts";
import { type LocalCards, createLocalCards } from "./providers/cards/portable/local.ts";
import { openGeo } from "./providers/geo/mmdb.ts";
import { createLocalVatNumbers } from "./providers/vatNumbers/portable/local.ts";
import type { StandInStore } from "./providers/standIns.ts";
import type { ProcessContext } from "./services/shared/context.ts";
import { receiveCardEvent } from "./services/payments/receiveCardEvent.ts";
import { type Database, openDatabase } from "./store/postgres/open.ts";

const PROJECT = fileURLToPath(new URL("..", import.meta.url));

/** The product, running. */
export interface Application {
  context: ProcessContext;
  standIns: StandInStore;
  port: number;
  /** Answers what is under way, takes nothing new, closes the database. Safe to call again. */
  stop(): Promise<void>;
}

/** Opens the database, puts the live parts together and listens. */
export async function startApplication(environment: Environment): Promise<Application> {
  const log = createLog({ level: environment.logLevel });
  const sources = systemSources();
  const { dataFolder, isProduction } = environment;
  const secrets = isProduction ? null : await localSecrets({ dataFolder, ...sources });
  const database = await openDatabase({
    databaseUrl: environment.databaseUrl,
    dataFolder,
    onConnectionError: (error) =>
      log("warn", "a database connection broke", { error: error.message }),
  });
  try {
    const standIns = await openPostgresStandIns(database.pool);
    const { context, routes } = createProcess({
      environment,
      secrets,
      database,
      standIns,
      log,
      sources,
    });
    return { ...(await serve({ environment, database, context, routes })), standIns };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function createProcess(options: {
  environment: Environment;
  secrets: LocalSecrets | null;
  database: Database;
  standIns: StandInStore;
  log: ProcessContext["log"];
  sources: ReturnType<typeof systemSources>;
}): { context: ProcessContext; routes: Route[] } {
  const { environment, secrets, standIns, log, sources } = options;
  const { store } = options.database;
  const { publicUrl, policyUrls } = environment;
  const basis = { store, log, ...sources };
  const { signIn, routes } = createLiveSignIn({ environment, secrets, standIns, basis });
  const tokenSecret = environment.tokenSecret ?? secrets?.token;
  if (tokenSecret === undefined || secrets === null) throw new Error("no stand-ins in production");
  const cards: LocalCards = createLocalCards({
    standIns,
    webhookSecret: secrets.cardMessages,
    now: sources.now,
    newSecret: sources.newSecret,
    deliver: async (message) => void (await receiveCardEvent(context, message)),
  });
  const context: ProcessContext = {
    ...basis,
    settings: {
      publicUrl,
      policyUrls,
      tokenSecret: new TextEncoder().encode(tokenSecret),
      sellerCountryCode: SELLER_COUNTRY_CODE,
    },
    providers: {
      signIn,
      cards,
      calendars: createLocalCalendars({ standIns }),
      vatNumbers: createLocalVatNumbers(),
    },
  };
  return {
    context,
    routes: [...routes, ...localCardRoutes({ cards, publicUrl }), ...localPages()],
  };
}

async function serve(options: {
  environment: Environment;
  database: Database;
  context: ProcessContext;
  routes: readonly Route[];
}): Promise<Omit<Application, "standIns">> {
  const { environment, database, context } = options;
  const { isProduction, trustedProxies, dataFolder } = environment;
  const rateLimits = createRateLimits({ perMinute: environment.callsPerMinute });
  const typeDefs = await readFile(path.join(PROJECT, "schema.graphql"), "utf8");
  const pictures = createPictures(path.join(dataFolder, "pictures"));
  let isStopping = false;
  const handler = createHandler({
    routes: [
      {
        path: "/graphql",
        answer: createGraphQLEndpoint({
          process: context,
          geo: await openGeo(),
          trustedProxies,
          schema: createSchema(typeDefs),
          documents: persistedDocuments(persistedQueries, persistedOperations),
          isOpen: !isProduction,
          rateLimits,
        }),
      },
      cardWebhook(context),
      ...options.routes,
    ],
    files: [
      { path: "/thumbnails/", answer: pictures },
      { path: "/profilepics/", answer: pictures },
      { path: "/", answer: createWebApp(path.join(PROJECT, "dist")) },
    ],
    securityHeaders: createSecurityHeaders({
      isSecure: environment.publicUrl.startsWith("https:"),
    }),
    rateLimits,
    trustedProxies,
    isReady: async () => !isStopping && (await answers(database)),
    log: context.log,
  });
  const server = await listen({ handler, port: environment.port, host: environment.host });
  const jobs = startJobs({ context, timer: systemTimer });
  return {
    context,
    port: server.port,
    stop: once(async () => {
      isStopping = true;
      await stopAll({ server, jobs, database });
    }),
  };
}

async function stopAll(running: { server: RunningServer; jobs: RunningJobs; database: Database }) {
  const { server, jobs, database } = running;
  await Promise.all([server.stop(), jobs.stop()]);
  await database.close();
}

async function answers(database: Database): Promise<boolean> {
  return database.ping().then(
    () => true,
    () => false,
  );
}

function once(work: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => (result ??= work());
}
