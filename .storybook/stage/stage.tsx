import { type DataRouter, createMemoryRouter, parsePath } from "react-router";
import { App } from "../../src/app/App.tsx";
import { createEnvironment } from "../../src/relay/environment.ts";
import { releaseRouteQueries } from "../../src/relay/routeQuery.ts";
import { type LoadedRoutes, createLateRoutes, loadLateRoutes } from "../../src/app/lateRoutes.ts";
import { createRoutes } from "../../src/app/router.tsx";
import type { Frame } from "../../src/app/frame/frame.ts";
import { createSession } from "../../src/session/session.ts";
import { type World, createWorld } from "../../mocks/world/world.ts";
import type { Conditions } from "../toolbar.ts";
import { type Traces, createStageHost } from "./host.ts";

/** Puts people and facts into a world, and says at which address the story begins. */
export type Scene = (world: World) => Promise<string>;

/** A world that a story is about to be played in. */
export interface Stage {
  world: World;
  address: string;
  /** IANA zone that its browser says it runs in. */
  zone: string;
  traces: Traces;
  /** As in the browser: what somebody who is signed in begins with. */
  first: LoadedRoutes | null;
  /** Null until it is started: the app asks for data from its first moment on. */
  app: { frame: Frame; router: DataRouter } | null;
}

/** Fills a new world by the scene. The app is not started yet. */
export async function createStage(scene: Scene, conditions: Conditions): Promise<Stage> {
  const { zone, now, network } = conditions;
  const world = createWorld({ now });
  const address = await scene(world);
  // A network that the scene itself has broken stays broken.
  if (network !== "fast") world.faults.network ??= network;
  const { pathname = "/" } = parsePath(address);
  const first = world.token === null ? null : await loadLateRoutes(pathname);
  return {
    world,
    address,
    zone,
    first,
    traces: { reloads: 0, leftFor: [], faults: [] },
    app: null,
  };
}

/** Starts the real app at the scene's address, over the scene's world. The result ends it. */
export function openStage(stage: Stage): () => void {
  const closing = new AbortController();
  const host = createStageHost(stage.world, {
    closed: closing.signal,
    goTo: (path) => void router.navigate(path, { replace: true }),
    traces: stage.traces,
    zone: stage.zone,
  });
  const session = createSession(host);
  const frame: Frame = { session, environment: createEnvironment({ session }) };
  const stopSession = session.start();
  const router = createMemoryRouter(createRoutes(frame, stage.first), {
    ...createLateRoutes(frame, stage.first),
    // With a key of its own: by keys the router remembers how far each page was scrolled.
    initialEntries: [{ ...parsePath(stage.address), key: `stage-${keyOf(stage)}` }],
  });
  const stopReleasing = releaseRouteQueries(router);
  stage.app = { frame, router };
  return () => {
    stopReleasing();
    stopSession();
    router.dispose();
    closing.abort();
  };
}

/** What the app shows; nothing until it is started. */
export function StageView({ stage }: { stage: Stage }) {
  // Another world is another app: nothing of the one before may stay on the page.
  return stage.app === null ? null : <App key={keyOf(stage)} {...stage.app} />;
}

const keys = new WeakMap<Stage, number>();
let stages = 0;

function keyOf(stage: Stage): number {
  const key = keys.get(stage) ?? (stages += 1);
  keys.set(stage, key);
  return key;
}

/** Where the app is now, for assertions: path and query. */
export function addressOf({ app }: Stage): string {
  const location = app?.router.state.location;
  return location ? location.pathname + location.search : "";
}
