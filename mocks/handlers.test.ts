import { execFileSync } from "node:child_process";
import { matchRequestUrl } from "msw";
import { describe, expect, it } from "vitest";
import { handlersOf } from "./handlers.ts";
import { SERVER_ADDRESSES } from "./serverAddresses.ts";
import { createWorld } from "../server/world/world.ts";

const WORKSHOP = "http://localhost:6006";
const FOLDERS = ["src", "server", "mocks", "stories", ".storybook"];
const ROOT = process.cwd();

/** What else the workshop's page asks of the dev server. */
const OF_THE_DEV_SERVER = [
  "node_modules/.cache/storybook/10/sb-vite/deps/react.js?v=1",
  "node_modules/msw/lib/core/documents/exports/index.js",
  "@vite/client",
  "@id/__x00__virtual:/exports/documents.js",
  "@react-refresh",
  "/virtual:/@storybook/builder-vite/vite-app.js",
  "mockServiceWorker.js",
  "iframe.html?id=screens-item--ready",
  "index.json",
  "sb-manager/runtime.js",
];

describe("the network of a story", () => {
  it("leaves alone the modules that the dev workshop loads from the source tree", () => {
    const world = createWorld();
    const paths = handlersOf(world).map(({ info }) => String(info.path));
    const files = execFileSync("git", ["ls-files", ...FOLDERS], { encoding: "utf8" })
      .trim()
      .split("\n");
    expect(files).toContain("src/components/exports/saveFile.ts");
    const outside = files.map((file) => `@fs${ROOT}/${file}`);
    const taken = [...files, ...outside, ...OF_THE_DEV_SERVER].flatMap((file) =>
      [...paths, ...SERVER_ADDRESSES]
        .filter((path) => matchRequestUrl(new URL(file, WORKSHOP), path, WORKSHOP).matches)
        .map((path) => `${path} answers ${file}`),
    );
    expect(taken).toEqual([]);
  });
});
