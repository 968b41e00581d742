import { useCallback, useSyncExternalStore } from "react";
import { type DataRouter, createMemoryRouter, parsePath } from "react-router";
import { App } from "../../src/app/App.tsx";
import { createEnvironment } from "../../src/relay/environment.ts";
import { releaseRouteQueries } from "../../src/relay/routeQuery.ts";
import { type LoadedRoutes, createLateRoutes, loadLateRoutes } from "../../src/app/lateRoutes.ts";
import { type PageData, takingHost } from "../../src/app/pageData.ts";
import { createRoutes } from "../../src/app/router.tsx";
import type { Frame } from "../../src/app/frame/frame.ts";
import type { KeyValueStorage } from "../../src/session/host.ts";
import { createSession } from "../../src/session/session.ts";
import { createFakeLocks } from "../../src/session/testing/fakeLocks.ts";
import { STORAGE_KEYS } from "../../src/domain/shared/limits.ts";
import { type World, createWorld } from "../../server/world/world.ts";
import type { Conditions } from "../toolbar.ts";
import { type StageBrowser, createStageHost, createStorage } from "./host.ts";

/** Sets up people and data in a world, and returns the address where the story begins. */
export type Scene = (world: World) => Promise<string>;

/** A world that a story is about to run in. */
export interface Stage extends StageBrowser {
  /** Where its page is loaded: the scene's address, or that of the last reload. */
  address: string;
  /** As in the browser: the late routes a signed-in person starts with. */
  first: LoadedRoutes | null;
  /** Null until started: the app fetches data from its first moment on. */
  app: { frame: Frame; router: DataRouter; onShown: () => void } | null;
  listeners: Set<() => void>;
}

/** Creates a world and fills it by the scene. Does not start the app. */
export async function createStage(scene: Scene, conditions: Conditions): Promise<Stage> {
  const { zone, now, network } = conditions;
  const world = createWorld({ now });
  const address = await scene(world);
  // A network that the scene itself broke stays broken.
  if (network !== "fast") world.faults.network ??= network;
  return stageIn(world, { address, zone });
}

/** A stage whose browser has never been in this world, but for who is signed in there. */
export async function stageIn(
  world: World,
  { address, zone }: Pick<Stage, "address" | "zone">,
): Promise<Stage> {
  const storage = createStorage();
  if (world.token !== null) storage.setItem(STORAGE_KEYS.token, world.token);
  return {
    world,
    address,
    zone,
    storage,
    tabStorage: createStorage(),
    locks: createFakeLocks(),
    first: await firstRoutes(storage, address),
    traces: { reloads: 0, leftFor: [], faults: [] },
    app: null,
    listeners: new Set(),
  };
}

async function firstRoutes(storage: KeyValueStorage, address: string) {
  const { pathname = "/" } = parsePath(address);
  return storage.getItem(STORAGE_KEYS.token) === null ? null : await loadLateRoutes(pathname);
}

/** What its browser does first on a reload, at the app's current address. */
export async function prepareReload(stage: Stage): Promise<void> {
  stage.address = addressOf(stage);
  stage.first = await firstRoutes(stage.storage, stage.address);
}

/**
 * Starts the real app at the stage's address, over the scene's world. The result closes it.
 * @param data of the page that the server has rendered there, if the app is to take it over
 */
export function openStage(stage: Stage, data?: PageData): () => void {
  const closing = new AbortController();
  const browser = createStageHost(stage, {
    closed: closing.signal,
    goTo: (path) => void router.navigate(path, { replace: true }),
  });
  const taking = data && takingHost(browser, data);
  const session = createSession(taking?.host ?? browser);
  const frame: Frame = { session, environment: createEnvironment({ session }) };
  const stopSession = session.start();
  const router = createMemoryRouter(createRoutes(frame, stage.first), {
    ...createLateRoutes(frame, stage.first),
    // With a key of its own: the router stores scroll positions by key.
    initialEntries: [{ ...parsePath(stage.address), key: `stage-${keyOf(stage)}` }],
  });
  const stopReleasing = releaseRouteQueries(router);
  stage.app = { frame, router, onShown: () => void taking?.end() };
  for (const listener of stage.listeners) listener();
  return () => {
    stopReleasing();
    stopSession();
    router.dispose();
    closing.abort();
    stage.locks.drop(closing.signal);
  };
}

/** Renders the app; nothing until it is started. */
export function StageView({ stage }: { stage: Stage }) {
  const { listeners } = stage;
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    [listeners],
  );
  const app = useSyncExternalStore(subscribe, () => stage.app);
  // Nothing of a previous app may stay on the page.
  return app === null ? null : <App key={keyOf(app)} {...app} />;
}

const keys = new WeakMap<object, number>();
let keyed = 0;

function keyOf(thing: Stage | NonNullable<Stage["app"]>): number {
  const key = keys.get(thing) ?? (keyed += 1);
  keys.set(thing, key);
  return key;
}

/** The app's current path and query, for assertions. */
export function addressOf({ app }: Stage): string {
  const location = app?.router.state.location;
  return location ? location.pathname + location.search : "";
}
