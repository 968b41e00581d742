import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type DataRouter } from "react-router";
import { App } from "./App.tsx";
import { rootErrors } from "./frame/faults.ts";
import { createEnvironment } from "../relay/environment.ts";
import { releaseRouteQueries } from "../relay/routeQuery.ts";
import { createLateRoutes, loadLateRoutes, type LoadedRoutes } from "./lateRoutes.ts";
import { readPageData, takingHost } from "./pageData.ts";
import { createRoutes } from "./router.tsx";
import { whenSettled } from "./whenSettled.ts";
import { PATHS } from "../domain/shared/paths.ts";
import { browserHost } from "../session/browserHost.ts";
import { STORAGE_KEYS } from "../domain/shared/limits.ts";
import { createSession } from "../session/session.ts";
import "../ui/ui.css";

let router: DataRouter | undefined;
const browser = browserHost({ goTo: (path) => void router?.navigate(path, { replace: true }) });
// A page rendered for visitors is of no use to somebody who is signed in.
const data = browser.storage.getItem(STORAGE_KEYS.token) === null ? readPageData() : null;
const taking = data && takingHost(browser, data);
const session = createSession(taking?.host ?? browser);
const frame = { session, environment: createEnvironment({ session }) };
void start();

async function start(): Promise<void> {
  await nextTask();
  session.start();
  // Anyone signed out is redirected, unless the server has rendered the page for them. If this
  // fails, the router retries, and shows it.
  const needsLate = session.me() !== null || taking !== null;
  await begin(needsLate ? await loadLateRoutes(location.pathname).catch(() => null) : null);
}

/** A slow phone takes long for each step, and answers to a touch only in between. */
async function nextTask(): Promise<void> {
  await new Promise((resolve) => void setTimeout(resolve));
}

/** What was rendered long ago is asked for again, once it is shown. */
function shown() {
  if (taking?.end()) void router?.revalidate();
}

/** What is at the foot of every page. */
async function bringFoot() {
  const { dropCanonical, noteZone, NewVersion } = await import("./later.ts");
  if (router) dropCanonical(router);
  noteZone(browser.timeZone, data?.timeZone);
  // `npm run dev` has no service worker.
  return import.meta.env.PROD ? NewVersion : () => null;
}

async function begin(first: LoadedRoutes | null): Promise<void> {
  await nextTask();
  if (data?.isMissing) history.replaceState(null, "", PATHS.notFound);
  router = createBrowserRouter(createRoutes(frame, first), createLateRoutes(frame, first));
  releaseRouteQueries(router);
  const root = document.getElementById("root");
  if (!root) throw new Error("No #root");
  const app = (
    <StrictMode>
      <App frame={frame} router={router} onShown={taking && shown} bringFoot={bringFoot} />
    </StrictMode>
  );
  if (!taking) root.textContent = "";
  document.documentElement.hidden = false;
  if (!taking) return createRoot(root, rootErrors).render(app);
  await whenSettled(router);
  await nextTask();
  window.early?.begin();
  hydrateRoot(root, app, rootErrors);
}
