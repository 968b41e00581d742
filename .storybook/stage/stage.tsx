import { type DataRouter, createMemoryRouter } from "react-router";
import { App } from "../../src/App.tsx";
import { createEnvironment } from "../../src/relay/environment.ts";
import { releaseRouteQueries } from "../../src/relay/routeQuery.ts";
import { createRoutes } from "../../src/router.tsx";
import type { Frame } from "../../src/routes/frame/frame.ts";
import { createSession } from "../../src/session/session.ts";
import { type World, createWorld } from "../../mocks/world/world.ts";
import { type Traces, createStageHost } from "./host.ts";

/** Puts people and facts into a world, and says at which address the story begins. */
export type Scene = (world: World) => Promise<string>;

/** A world that a story is about to be played in. */
export interface Stage {
  world: World;
  address: string;
  traces: Traces;
  /** Null until the curtain is up: the app asks for data from its first moment on. */
  app: { frame: Frame; router: DataRouter } | null;
}

export async function createStage(scene: Scene): Promise<Stage> {
  const world = createWorld();
  return { world, address: await scene(world), traces: { reloads: 0, leftFor: [] }, app: null };
}

/** Starts the real app at the scene's address, over the scene's world. The result ends it. */
export function openStage(stage: Stage): () => void {
  const host = createStageHost(stage.world, {
    goTo: (path) => void router.navigate(path, { replace: true }),
    traces: stage.traces,
  });
  const session = createSession(host);
  const frame: Frame = { session, environment: createEnvironment({ session }) };
  const stopSession = session.start();
  const router = createMemoryRouter(createRoutes(frame), { initialEntries: [stage.address] });
  const stopReleasing = releaseRouteQueries(router);
  stage.app = { frame, router };
  return () => {
    stopReleasing();
    stopSession();
    router.dispose();
  };
}

export function StageView({ stage }: { stage: Stage }) {
  return stage.app === null ? null : <App {...stage.app} />;
}

/** Where the app is now, for assertions: path and query. */
export function addressOf({ app }: Stage): string {
  const location = app?.router.state.location;
  return location ? location.pathname + location.search : "";
}
