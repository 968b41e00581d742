import { StrictMode } from "react";
import { type Root, createRoot, hydrateRoot } from "react-dom/client";
import { parsePath } from "react-router";
import { http } from "msw/http";
import { answer } from "../../mocks/answer.ts";
import { type CallBody, handlersOf } from "../../mocks/handlers.ts";
import { App } from "../../src/app/App.tsx";
import { rootErrors } from "../../src/app/frame/faults.ts";
import { loadLateRoutes } from "../../src/app/lateRoutes.ts";
import type { PageData } from "../../src/app/pageData.ts";
import { whenSettled } from "../../src/app/whenSettled.ts";
import { PATHS } from "../../src/domain/shared/paths.ts";
import type { World } from "../../server/world/world.ts";
import { answerBy } from "./network.ts";
import { outlineOf } from "./outline.ts";
import { anotherStage, closeRunning } from "./run.ts";
import { type Stage, openStage, stageIn } from "./stage.tsx";

/** What the server is asked for by a visitor who opens the story's page. */
interface Visit {
  address: string;
  origin: string;
  now: number;
  /** IANA zone of the browser. */
  zone: string;
}

/** A page that the server has rendered. */
interface Rendered {
  markup: string;
  data: PageData;
}

/** How a page looks, and what went wrong. */
interface Seen {
  outline: string[];
  troubles: string[];
}

let asked: Stage | null = null;
let shown: { page: Element; troubles: string[]; stage: Stage; close: () => void } | null = null;

/**
 * For the story runner, which has the page of a story rendered by the server's code and compares
 * it, once taken over, with the one that the browser draws by itself. The world is as at first.
 */
export const agreement = { visit, ask, takeOver, draw, seen, end };

/** Null where the server renders nothing, or not all: for who is signed in, and if calls fail. */
async function visit(): Promise<Visit | null> {
  asked = await anotherStage();
  if (asked === null || asked.world.token !== null || isFaulty(asked.world)) return null;
  const { address, world, zone } = asked;
  return { address, origin: world.settings.publicUrl, now: world.clock.now(), zone };
}

const isFaulty = ({ faults: { network, hanging, failing, late } }: World) =>
  network !== null || hanging.size + failing.size + late.size > 0;

/** What the server would answer this visitor, as texts. */
async function ask(call: string): Promise<string> {
  if (asked === null) throw new Error("nobody visits");
  const { documentId, variables = {} } = JSON.parse(call) as CallBody;
  const answered = await answer(asked.world, { documentId, variables, token: null });
  return JSON.stringify(answered?.result);
}

/** Shows the server's page and has the app take it over. */
async function takeOver({ markup, data }: Rendered): Promise<void> {
  await show({ data }, (page, app, onRecoverableError) => {
    page.innerHTML = markup;
    return hydrateRoot(page, app, { ...rootErrors, onRecoverableError });
  });
}

/** Has the app draw the page by itself. */
async function draw(): Promise<void> {
  await show({}, (page, app) => {
    const root = createRoot(page, rootErrors);
    root.render(app);
    return root;
  });
}

async function show(
  { data }: { data?: PageData },
  start: (
    page: Element,
    app: React.ReactNode,
    onRecoverableError: (error: unknown) => void,
  ) => Root,
): Promise<void> {
  closeRunning();
  shown?.close();
  if (asked === null) throw new Error("nobody visits");
  const stage = await stageIn(asked.world, asked);
  const troubles: string[] = [];
  answerBy(
    http.post("/graphql", async ({ request }) => {
      if (data && (await request.clone().text()) in data.answers)
        troubles.push("it asks again for what the page came with");
    }),
    ...handlersOf(stage.world),
  );
  if (data) {
    if (data.isMissing) stage.address = PATHS.notFound;
    stage.first = await loadLateRoutes(parsePath(stage.address).pathname ?? "/");
  }
  const closeApp = openStage(stage, data);
  const { app } = stage;
  if (app === null) throw new Error("the app was not started");
  if (data) await whenSettled(app.router);
  setAside(true);
  const page = document.createElement("div");
  document.body.append(page);
  const root = start(
    page,
    <StrictMode>
      <App {...app} />
    </StrictMode>,
    (error) => troubles.push(`React: ${String(error)}`),
  );
  const close = () => {
    root.unmount();
    closeApp();
    page.remove();
  };
  shown = { page, troubles, stage, close };
}

/** The story's own page, which is not what is looked at now. */
function setAside(isAside: boolean): void {
  const story = document.getElementById("storybook-root");
  if (story) story.hidden = isAside;
}

function seen(): Seen {
  if (shown === null) throw new Error("no page is shown");
  const { page, troubles, stage } = shown;
  const faults = stage.traces.faults.map((fault) => `a fault: ${String(fault)}`);
  return { outline: outlineOf(page), troubles: [...troubles, ...faults] };
}

function end(): void {
  shown?.close();
  shown = null;
  asked = null;
  setAside(false);
}
