import { execFileSync } from "node:child_process";
import { matchRequestUrl } from "msw";
import { describe, expect, it } from "vitest";
import { handlersOf } from "./handlers.ts";
import { SERVER_ADDRESSES } from "./serverAddresses.ts";
import { createWorld } from "./world/world.ts";

const WORKSHOP = "http://localhost:6006";
const FOLDERS = ["src", "server", "mocks", "stories", ".storybook"];

describe("the network of a story", () => {
  it("leaves alone the modules that the dev workshop loads from the source tree", () => {
    const world = createWorld();
    const paths = handlersOf(world).map(({ info }) => String(info.path));
    const files = execFileSync("git", ["ls-files", ...FOLDERS], { encoding: "utf8" })
      .trim()
      .split("\n");
    expect(files).toContain("src/components/exports/saveFile.ts");
    const taken = files.flatMap((file) =>
      [...paths, ...SERVER_ADDRESSES]
        .filter((path) => matchRequestUrl(new URL(file, WORKSHOP), path, WORKSHOP).matches)
        .map((path) => `${path} answers ${file}`),
    );
    expect(taken).toEqual([]);
  });
});
