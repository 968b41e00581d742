import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import persistedQueries from "../src/__generated__/persisted.json" with { type: "json" };
import persistedOperations from "../src/operations/generated/persisted-documents.json" with { type: "json" };
import { PATHS } from "../src/domain/shared/paths.ts";
import type { Environment } from "./environment.ts";
import { createSchema } from "./graphql/schema.ts";
import { createCalendarFeeds } from "./http/routes/calendarFeed.ts";
import { cardWebhook } from "./http/routes/cardWebhook.ts";
import type { PageNeeds } from "./http/security/contentPolicy.ts";
import { createExports } from "./http/routes/exports.ts";
import { documents } from "./http/routes/documents.ts";
import { oneClick } from "./http/routes/oneClick.ts";
import { framedForms } from "./http/routes/framedForms.ts";
import { createLiveSessions } from "./http/routes/liveSessions.ts";
import { createGraphQLEndpoint } from "./http/graphql/graphqlEndpoint.ts";
import { createHandler, kindBy, type Route } from "./http/handler.ts";
import { persistedDocuments } from "./http/graphql/persistedDocuments.ts";
import { openBuiltPages } from "./http/pages/builtPages.ts";
import { createRenderedPages } from "./http/pages/renderedPages.ts";
import { linkPreviews } from "./http/routes/linkPreviews.ts";
import { createKeptPictures } from "./http/routes/keptPictures.ts";
import { pictureRoutes } from "./http/routes/pictures.ts";
import { policyReports } from "./http/security/policyReports.ts";
import { type RateLimitOptions, createRateLimits } from "./http/security/rateLimits.ts";
import { inlineScriptsOf } from "./http/security/inlineScripts.ts";
import { createSecurityHeaders } from "./http/security/securityHeaders.ts";
import type { Handler } from "./http/transport/server.ts";
import { createWebApp } from "./http/routes/webApp.ts";
import { robots } from "./http/routes/robots.ts";
import { sitemapRoutes } from "./http/routes/sitemap.ts";
import { openGeo } from "./providers/geo/mmdb.ts";
import { findSession } from "./services/session/findSession.ts";
import type { ProcessContext } from "./services/shared/context.ts";

type RenderedPages = ReturnType<typeof createRenderedPages>;

const PROJECT = fileURLToPath(new URL("..", import.meta.url));

const BUILT = path.join(PROJECT, "dist");

/** The contract, as text. */
export const readContract = (): Promise<string> =>
  readFile(path.join(PROJECT, "schema.graphql"), "utf8");

/** The web app; a policy of the operator's own takes the place of ours. */
function webAppOf(
  { policyUrls }: Environment,
  answerRendered: RenderedPages | undefined,
): ReturnType<typeof createWebApp> {
  const { terms, privacy } = policyUrls;
  const elsewhere = {
    ...(terms === null ? {} : { [PATHS.terms]: terms }),
    ...(privacy === null ? {} : { [PATHS.privacy]: privacy }),
  };
  return createWebApp(BUILT, { elsewhere, ...(answerRendered ? { answerRendered } : {}) });
}

/** Everything that the product serves over HTTP, plus `routes`. */
export async function createProductHandler(options: {
  environment: Environment;
  context: ProcessContext;
  contract: string;
  routes: readonly Route[];
  pageNeeds: readonly PageNeeds[];
  sharedCounts: RateLimitOptions["shared"];
  isReady: () => Promise<boolean>;
  takesWrites: () => boolean;
  /** Aborts when the process stops: what would go on for minutes ends then. */
  stopping: AbortSignal;
}): Promise<Handler> {
  const { environment, context, contract, routes, pageNeeds, sharedCounts, isReady, takesWrites } =
    options;
  const { isProduction, exposure, trustedProxies, countryHeader, publicUrl } = environment;
  const rateLimits = createRateLimits({
    perMinute: environment.callsPerMinute,
    shared: sharedCounts,
    sessionOf: (refreshToken) => findSession(context, refreshToken),
  });
  const scope = { process: context, geo: await openGeo(), trustedProxies, countryHeader };
  const graphql = createGraphQLEndpoint({
    ...scope,
    schema: createSchema(contract),
    documents: persistedDocuments(persistedQueries, persistedOperations),
    isOpen: !isProduction,
    rateLimits,
  });
  const built = await openBuiltPages(BUILT, context.log);
  const answerRendered =
    built === null
      ? undefined
      : createRenderedPages({ ...scope, ...built, ask: graphql.ask, rateLimits });
  const pictures = createKeptPictures({ files: context.providers.files, now: context.now });
  return createHandler({
    routes: [
      { path: "/graphql", kind: kindBy(["GET", "POST"]), answer: graphql.answer },
      createExports({ ...scope, rateLimits }),
      createCalendarFeeds({ process: context, rateLimits }),
      createLiveSessions({ ...scope, stopping: options.stopping }),
      documents(scope),
      ...pictureRoutes(pictures),
      linkPreviews({ ...scope, rateLimits, pictures }),
      cardWebhook(context),
      policyReports(context),
      framedForms(context),
      oneClick(context),
      robots(context),
      ...sitemapRoutes(context),
      ...routes,
    ],
    files: [{ path: "/", answer: webAppOf(environment, answerRendered) }],
    securityHeaders: createSecurityHeaders({
      isSecure: publicUrl.startsWith("https:"),
      needs: [...pageNeeds, inlineScriptsOf(BUILT)],
    }),
    rateLimits,
    process: context,
    trustedProxies,
    isForThisMachineOnly: !isProduction && exposure === null,
    isReady,
    takesWrites,
    log: context.log,
  });
}
