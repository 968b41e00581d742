import { readFileSync } from "node:fs";
import { ownArguments } from "../server/machine/arguments.mjs";
import { oldestBrowsers, readCompatData } from "./lint/browserSupport.ts";
import { styleLacks } from "./lint/styleSupport.ts";
import { filesUnder, inProject } from "./lib/project.mjs";

/**
 * `npm run lint` calls it: fails where a stylesheet uses what one of the browsers that package.json
 * lists does not have, unless it degrades gracefully.
 */
ownArguments({ command: "npm run lint" });

/** Progressive enhancements, by property or prefix. Browsers ignore what they don't know. */
const GOOD_WITHOUT: Readonly<Record<string, string>> = {
  "-webkit-tap-highlight-color": "only touch screens have a highlight",
  "::selection": "a selection has the browser's own colour",
  "@page": "paper keeps the margins and the size that the person has chosen",
  "@starting-style": "what opens is there at once",
  "accent-color": "controls have the browser's own colour",
  "break-after": "a heading may end a printed page",
  cursor: "a finger has no pointer",
  "field-sizing": "`fitToText` does it",
  "forced-color-adjust": "Safari has no forced colours",
  "line-clamp": "the prefixed one next to it has the same effect",
  "overscroll-behavior": "at its end the page scrolls on; one of iOS has it",
  "overscroll-behavior-inline": "at its end the page scrolls on",
  resize: "a finger draws nothing larger",
  "scrollbar-gutter": "a table moves a little when its bar comes",
  "scrollbar-width": "a thin bar is seen below the row",
  size: "paper keeps the size that the person has chosen",
  "text-align": "the prefixed `match-parent` above it has the same effect",
  "text-size-adjust": "the build adds the prefixed one, and a desktop needs none",
  "text-wrap": "lines break where they are full",
  "user-select": "the build adds the prefixed one",
};

const support = { data: readCompatData(), oldest: oldestBrowsers() };
const files = filesUnder(["src"]).filter((name) => name.endsWith(".css"));
const texts = files.map((file) => readFileSync(inProject(file), "utf8"));
let failures = 0;
for (const [index, text] of texts.entries()) {
  for (const { feature, browsers, line } of styleLacks(text, support)) {
    const name = feature.split(": ")[0] ?? feature;
    if (name in GOOD_WITHOUT) continue;
    fail(`${files[index]}:${line} ${feature} is missing in ${browsers.join(", ")}.`);
  }
}
// Whether all browsers have it by now depends on the date, which must not fail a check.
for (const name of Object.keys(GOOD_WITHOUT)) {
  if (!texts.some((text) => text.includes(name)))
    fail(`Nothing uses ${name}: no need to allow it.`);
}

function fail(sentence: string): void {
  failures += 1;
  console.error(sentence);
}
if (failures > 0) {
  console.error("Do without it, ask for it with @supports, or say why a page is good without it.");
  process.exitCode = 1;
}
