import { expect, it } from "vitest";
import { treePathsIn } from "./tree.ts";

it("reads the paths of a tree, and no other block of code", () => {
  const page = [
    "```",
    "schema.graphql        the contract",
    "src/",
    "  app/                the start; router.tsx",
    "  relay/  session/    how calls are made",
    "                      and by whom",
    "  domain/<area>/      rules",
    "    inputs/           schemas",
    "server/store/         remember",
    "```",
    "```ts",
    "no/tree/",
    "```",
  ].join("\n");
  expect(treePathsIn(page)).toEqual([
    "schema.graphql",
    "src/",
    "src/app/",
    "src/relay/",
    "src/session/",
    "src/domain/*/",
    "src/domain/*/inputs/",
    "server/store/",
  ]);
});
