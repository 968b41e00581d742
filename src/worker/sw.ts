import { clientsClaim } from "workbox-core/clientsClaim.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { PrecacheFallbackPlugin } from "workbox-precaching/PrecacheFallbackPlugin.js";
import { precacheAndRoute } from "workbox-precaching/precacheAndRoute.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkOnly } from "workbox-strategies/NetworkOnly.js";
import { DAY_MS, SECOND_MS } from "../domain/shared/limits.ts";
import { SERVER_PATHS } from "../domain/shared/paths.ts";
import { handlingOf } from "./handling.ts";
import type { WorkerScope } from "./scope.ts";

/**
 * The service worker (docs/product.md 18.11). It depends on no version of the app: pages come from
 * the network, and kept files have their content's hash in their name. So a new one can wait until
 * the old one has no pages left. It never asks to skip that: Chromium can lose such a takeover while
 * the old worker is busy, and then loads no page of the app any more.
 */
declare const self: WorkerScope;

/** More than a build has, so that a tab of the version before keeps its files. */
const ASSETS_MAX = 600;
const ASSETS_KEPT_DAYS = 30;

const precached = self.__WB_MANIFEST;
const build = precached.find(({ revision }) => revision !== null)?.revision;

clientsClaim();

// Nothing but these very addresses: `/offline` may be a creator's page.
precacheAndRoute(precached, {
  cleanURLs: false,
  directoryIndex: "",
  ignoreURLParametersMatching: [],
});

registerRoute(
  ({ request }) => handlingOf(request, self.location.origin) === "page",
  new NetworkOnly({ plugins: [new PrecacheFallbackPlugin({ fallbackURL: "/offline.html" })] }),
);
registerRoute(
  ({ request }) => handlingOf(request, self.location.origin) === "asset",
  new CacheFirst({
    cacheName: "assets",
    plugins: [
      new ExpirationPlugin({
        maxEntries: ASSETS_MAX,
        maxAgeSeconds: (ASSETS_KEPT_DAYS * DAY_MS) / SECOND_MS,
        purgeOnQuotaError: true,
      }),
    ],
  }),
);

self.addEventListener("install", (event) => {
  // A worker that has gone to sleep would otherwise be started for each call.
  const routes = SERVER_PATHS.map((path) => ({
    condition: { urlPattern: { pathname: `${path}{/*}?` } },
    source: "network" as const,
  }));
  event.addRoutes?.(routes).catch(() => {});
});

// A page asks whether it is of the same build.
self.addEventListener("message", ({ ports: [port] }) => port?.postMessage(build));
