import { describe, expect, it } from "vitest";
import {
  anchorsIn,
  commandPathsIn,
  commandsIn,
  fileNamesIn,
  linksIn,
  pathsIn,
} from "./markdown.ts";

describe("reading a page", () => {
  it("finds links and pictures within the project, and no others", () => {
    const page = [
      "[a](other.md) and [b](../README.md#map), [c](#here), ![d](picture.png)",
      "[e](https://example.com/x.md), `[f](code.md)`",
      "```md\n[g](fenced.md)\n```",
    ].join("\n");
    expect(linksIn(page)).toEqual([
      { path: "other.md", anchor: null },
      { path: "../README.md", anchor: "map" },
      { path: "", anchor: "here" },
      { path: "picture.png", anchor: null },
    ]);
  });

  it("makes the anchors that GitHub makes", () => {
    const page = "# A page\n## 7. Who pays?\n### Events, outbox and worker\n```\n# no heading\n```";
    expect([...anchorsIn(page)]).toEqual(["a-page", "7-who-pays", "events-outbox-and-worker"]);
  });

  it("finds paths of the project in the text, and leaves placeholders and commands out", () => {
    const page = [
      "`src/a.ts`, `server/store` and `docs/`, but `npm run x`, `src`, `node:fs/promises`",
      "`server/<area>/x.ts`, `path/to/x.ts`, `src/*.ts`, `data/x.json`",
      "```\nsrc/fenced.ts\n`src/fenced.ts`\n```",
    ].join("\n");
    const folders = new Set(["src", "server", "docs"]);
    expect(pathsIn(page, folders)).toEqual(["src/a.ts", "server/store", "docs/"]);
  });

  it("finds files that are named by the end of their path", () => {
    const page = [
      "`lifecycle.ts`, `store/agenda.ts` and `.env.example`, but `src/a.ts`, `x.test`, `a.ts b.ts`",
      "`<area>.ts`, `list.json`",
      "```\n`fenced.ts`\n```",
    ].join("\n");
    const folders = new Set(["src"]);
    expect(fileNamesIn(page, folders)).toEqual(["lifecycle.ts", "store/agenda.ts", "list.json"]);
  });

  it("finds commands in the text and in indented blocks, and nothing else", () => {
    const page = [
      "`npm run x -- --y`, `A=1 npx vitest run src/a.test.ts`, but `npm`, `x npm run z`",
      "",
      '    eval "$(scripts/x.sh)"     # explained',
      "    no command",
      "```\nnpm run fenced\n```",
    ].join("\n");
    expect(commandsIn(page)).toEqual([
      "npm run x -- --y",
      "A=1 npx vitest run src/a.test.ts",
      'eval "$(scripts/x.sh)"     # explained',
    ]);
  });

  it("finds the project's paths in a command, and leaves placeholders out", () => {
    const folders = new Set(["src", "scripts"]);
    const paths = (command: string) => commandPathsIn(command, folders);
    expect(paths('eval "$(scripts/x.sh)"     # a/b')).toEqual(["scripts/x.sh"]);
    expect(paths("npx vitest run src/a.test.ts path/to/b.ts src/*.ts")).toEqual(["src/a.test.ts"]);
  });
});
