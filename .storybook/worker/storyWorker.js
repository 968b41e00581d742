/* global importScripts */

/*
 * The service worker behind all stories: MSW's, which is not asked about files that can't be the
 * product's. A page of the workshop loads hundreds of them, and each question goes to the worker,
 * from there to the page, and back. `?own=` repeats the beginnings of their paths.
 */
importScripts("/mockServiceWorker.js");

addEventListener("install", (event) => {
  const own = new URL(location.href).searchParams.getAll("own");
  // A browser without `addRoutes` asks about each.
  event.addRoutes?.(
    own.map((path) => ({
      condition: { urlPattern: `${path}*`, requestMethod: "GET" },
      source: "network",
    })),
  );
});
