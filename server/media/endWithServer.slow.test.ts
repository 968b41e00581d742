import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type MediaChild, mediaChildren } from "../testing/mediaChildren.ts";

/** Draws a document that keeps a processor busy without end. */
const SERVER = `
  import { createMedia } from "./media.ts";
  import { UNDRAWABLE } from "../testing/files/hostileDocuments.ts";
  const bytes = UNDRAWABLE["colours that take long to work out"]();
  async function* content() { yield bytes; }
  const limits = { memory: 2 ** 30, cpuSeconds: 600, wallMs: 600_000 };
  await createMedia({ now: () => 0, drawing: limits }).drawPreview({
    creatorId: "usr_1",
    content: content(),
    signal: new AbortController().signal,
  });`;

async function until(isSo: (children: readonly MediaChild[]) => boolean): Promise<MediaChild[]> {
  for (;;) {
    const children = await mediaChildren();
    if (isSo(children)) return children;
    await pause(20);
  }
}

describe("a document that is being drawn", () => {
  it.each(["SIGKILL", "SIGTERM"] as const)("ends with its server, after %s", async (signal) => {
    const server = spawn(process.execPath, ["--input-type=module", "--eval", SERVER], {
      cwd: new URL("./", import.meta.url),
      stdio: "inherit",
    });
    const ended = once(server, "exit");
    const isBusy = ({ server: by, isAtWork }: MediaChild) => by === server.pid && isAtWork;
    const busy = (await until((children) => children.some(isBusy))).find(isBusy);
    server.kill(signal);
    await ended;
    const left = await until((children) => children.every(({ pid }) => pid !== busy?.pid));
    expect(left.filter(({ server: by }) => by === server.pid)).toEqual([]);
  });
});
