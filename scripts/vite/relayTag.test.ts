import { EventEmitter } from "node:events";
import type { ViteDevServer } from "vite";
import { describe, expect, it } from "vitest";
import { relayTag } from "./relayTag.ts";

/** The plugin in a dev server whose compiler runs until it is told to end. */
function devServer() {
  const watcher = new EventEmitter();
  const runs: (() => void)[] = [];
  let atOnce = 0;
  let most = 0;
  const { configureServer } = relayTag({
    artifactDirectory: "src/__generated__",
    operationsFile: "src/operations/generated/graphql.ts",
    compile: async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise<void>((resolve) => runs.push(resolve));
      atOnce -= 1;
    },
  });
  const server = { watcher, config: { logger: { error: () => {} } } };
  (configureServer as (server: ViteDevServer) => void)(server as unknown as ViteDevServer);
  const endRun = async () => {
    runs.at(-1)?.();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    save: (file: string) => watcher.emit("change", `${process.cwd()}/${file}`),
    endRun,
    counts: () => ({ runs: runs.length, most }),
  };
}

describe("the compiler in the dev server", () => {
  it("never runs twice at once, and runs again for what was saved meanwhile", async () => {
    const { save, endRun, counts } = devServer();
    for (const name of ["A", "B", "C"]) save(`src/routes/${name}.tsx`);
    expect(counts()).toEqual({ runs: 1, most: 1 });
    await endRun();
    expect(counts()).toEqual({ runs: 2, most: 1 });
    await endRun();
    expect(counts()).toEqual({ runs: 2, most: 1 });
  });

  it("leaves alone what has no document: stories, worlds and generated files", () => {
    const { save, counts } = devServer();
    save("stories/routes/Item.stories.tsx");
    save("server/world/world.ts");
    save("src/__generated__/ItemQuery.graphql.ts");
    expect(counts().runs).toBe(0);
  });
});
