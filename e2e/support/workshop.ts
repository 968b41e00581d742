import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Page } from "playwright";
import { freePort } from "../../scripts/lib/freePort.mjs";

const READY_WITHIN_MS = 100_000;
/** A cold start bundles the workshop's dependencies before it shows anything. */
export const FIRST_STORY_WITHIN_MS = 100_000;
const STORY_WITHIN_MS = 30_000;

/** The development workshop, in its own process. */
interface Workshop {
  url: string;
  /** Its output so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts what `npm run storybook` runs, on a free port, and waits until it answers. */
export async function startWorkshop(): Promise<Workshop> {
  const port = await freePort();
  const command = ["node_modules/.bin/storybook", "dev", "-p", String(port), "--ci", "--no-open"];
  const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "pipe"] });
  const printed: string[] = [];
  child.stdout.on("data", (text) => printed.push(String(text)));
  child.stderr.on("data", (text) => printed.push(String(text)));
  const url = `http://localhost:${port}`;
  const output = () => printed.join("");
  await untilReady(url, { child, output }).catch((error: unknown) => {
    child.kill("SIGKILL");
    throw error;
  });
  return {
    url,
    output,
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}

async function untilReady(
  url: string,
  { child, output }: { child: ChildProcess; output: () => string },
): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the workshop ended:\n${output()}`);
    const response = await fetch(`${url}/index.json`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the workshop is not ready:\n${output()}`);
}

/** The page that stories are drawn on, without the panels and the sidebar around it. */
export async function openStage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/iframe.html?globals=a11y.manual:!true`, {
    timeout: FIRST_STORY_WITHIN_MS,
  });
  await page.waitForFunction(
    () =>
      (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__?.storyStoreValue,
    null,
    { timeout: FIRST_STORY_WITHIN_MS },
  );
}

/** The part of Storybook's page API that is needed here. */
interface Preview {
  storyStoreValue?: {
    loadStory(of: { storyId: string }): Promise<{ initialArgs: object }>;
  };
}
interface Channel {
  on(event: string, listener: (told: never) => void): void;
  off(event: string, listener: (told: never) => void): void;
  emit(event: string, told: object): void;
}
interface Here {
  __STORYBOOK_PREVIEW__: Preview & { storyStoreValue: NonNullable<Preview["storyStoreValue"]> };
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

/** What a story came to. */
export interface Outcome {
  status: string;
  errors: string[];
  /** Storybook's phases, in order. */
  phases: string[];
}

/**
 * Has Storybook do something, and waits until the story has been rendered, played and checked. Like
 * the sidebar, `setCurrentStory` opens a story on the current page. `meanwhile` is emitted as well,
 * when the story's play begins.
 */
export async function tell(
  page: Page,
  event: string,
  told: object,
  meanwhile?: { event: string; told: object },
): Promise<Outcome> {
  const order = { event, told, meanwhile, withinMs: STORY_WITHIN_MS };
  return page.evaluate(
    ({ event, told, meanwhile, withinMs }) =>
      new Promise<Outcome>((resolve) => {
        const channel = (globalThis as unknown as Here).__STORYBOOK_ADDONS_CHANNEL__;
        const outcome: Outcome = { status: "not finished", errors: [], phases: [] };
        let left = meanwhile ? 2 : 1;
        const enter = ({ newPhase }: { newPhase: string }) => {
          outcome.phases.push(newPhase);
          if (newPhase !== "playing" || !meanwhile) return;
          setTimeout(() => channel.emit(meanwhile.event, meanwhile.told));
        };
        const hear = (error: { message?: string; description?: string }) =>
          outcome.errors.push(error.message ?? error.description ?? "");
        const finish = ({ status }: { status: string }) => {
          outcome.status = status;
          left -= 1;
          if (left === 0) end();
        };
        const listeners = {
          storyRenderPhaseChanged: enter,
          playFunctionThrewException: hear,
          storyThrewException: hear,
          storyErrored: hear,
          storyMissing: () => hear({ message: "there is no such story" }),
          storyFinished: finish,
        };
        const timer = setTimeout(end, withinMs);
        function end() {
          clearTimeout(timer);
          for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
          resolve(outcome);
        }
        for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
        channel.emit(event, told);
      }),
    order,
  );
}

/** The names of a story's controls. */
export const controlsOf = (page: Page, storyId: string): Promise<string[]> =>
  page.evaluate(async (id) => {
    const { storyStoreValue } = (globalThis as unknown as Here).__STORYBOOK_PREVIEW__;
    return Object.keys((await storyStoreValue.loadStory({ storyId: id })).initialArgs);
  }, storyId);
