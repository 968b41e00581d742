import { statSync } from "node:fs";
import { readList } from "../pictures/list.mjs";
import { filesUnder, inProject, textOf } from "../project.mjs";
import { FOLDER, MODULE, RECORD } from "./files.mjs";
import { ILLUSTRATIONS } from "./list.mjs";
import { troublesOf } from "./troubles.mjs";

/** What is wrong with the illustrations as the project has them, a sentence each. */
export function troublesNow() {
  const record = /** @type {import("./files.mjs").Drawings} */ (
    JSON.parse(textOf(inProject(RECORD)) ?? "{}")
  );
  const files = [...new Set([...filesThere(), ...Object.keys(record)])];
  const sizes = files.flatMap((file) => {
    const size = statSync(inProject(file), { throwIfNoEntry: false })?.size;
    return size === undefined ? [] : [/** @type {const} */ ([file, size])];
  });
  return troublesOf({
    illustrations: ILLUSTRATIONS,
    record,
    accepted: readList()?.looks ?? {},
    sizes: new Map(sizes),
    module: textOf(inProject(MODULE)),
  });
}

/** The marketing pages' pictures that there are, relative to the project. */
export const filesThere = () => filesUnder([FOLDER]).filter((file) => !file.endsWith(".ts"));
