import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { App } from "./App.tsx";
import { createEnvironment } from "../relay/environment.ts";
import { releaseRouteQueries } from "../relay/routeQuery.ts";
import { createRoutes } from "./router.tsx";
import { browserHost } from "../session/browserHost.ts";
import { createSession } from "../session/session.ts";
import { applyTheme, storedTheme } from "../ui/theme/useTheme.ts";
import "../ui/ui.css";

applyTheme(storedTheme());

const session = createSession(
  browserHost({ goTo: (path) => void router.navigate(path, { replace: true }) }),
);
const frame = { session, environment: createEnvironment({ session }) };
session.start();
const router = createBrowserRouter(createRoutes(frame));
releaseRouteQueries(router);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root.");
// What the boundaries catch is logged by them, once.
createRoot(root, { onCaughtError: () => {} }).render(
  <StrictMode>
    <App frame={frame} router={router} />
  </StrictMode>,
);
