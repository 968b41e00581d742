import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, type DataRouter } from "react-router";
import { App } from "./App.tsx";
import { rootErrors } from "./frame/faults.ts";
import { createEnvironment } from "../relay/environment.ts";
import { releaseRouteQueries } from "../relay/routeQuery.ts";
import { createLateRoutes, loadLateRoutes, type LoadedRoutes } from "./lateRoutes.ts";
import { createRoutes } from "./router.tsx";
import { browserHost } from "../session/browserHost.ts";
import { createSession } from "../session/session.ts";
import "../ui/ui.css";

/** `npm run dev` has no service worker. */
const bringFoot = import.meta.env.PROD
  ? () => import("./version/NewVersion.tsx").then((m) => m.NewVersion)
  : undefined;

let router: DataRouter | undefined;
const session = createSession(
  browserHost({ goTo: (path) => void router?.navigate(path, { replace: true }) }),
);
const frame = { session, environment: createEnvironment({ session }) };
session.start();

// Anyone signed out is redirected. If this fails, the router retries, and shows it.
if (session.me()) loadLateRoutes(location.pathname).then(begin, () => begin(null));
else begin(null);

function begin(first: LoadedRoutes | null): void {
  router = createBrowserRouter(createRoutes(frame, first), createLateRoutes(frame, first));
  releaseRouteQueries(router);
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no element #root.");
  createRoot(root, rootErrors).render(
    <StrictMode>
      <App frame={frame} router={router} bringFoot={bringFoot} />
    </StrictMode>,
  );
}
