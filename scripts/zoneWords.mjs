import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ownArguments } from "../server/machine/arguments.mjs";
import { inProject } from "./lib/project.mjs";

/**
 * Writes the search terms for time zones: countries, retired names and abbreviations, as the zone
 * database has them. Run it by hand when a new version is out; it reads an installed copy (Debian's
 * `tzdata`), by default /usr/share/zoneinfo.
 */
const { valueOf } = ownArguments({ command: "scripts/zoneWords.mjs", flags: ["--from=FOLDER"] });
const folder = valueOf("--from") ?? "/usr/share/zoneinfo";
const linesOf = (/** @type {string} */ file) =>
  readFileSync(path.join(folder, file), "utf8").split("\n");
const zi = linesOf("tzdata.zi");
const version = zi[0]?.replace("# version ", "").trim();

/** @type {Map<string, string>} */
const countries = new Map();
for (const line of linesOf("zone.tab")) {
  const [country, , name] = line.split("\t");
  if (name && country && !country.startsWith("#")) countries.set(name, country);
}

/** The letter of each rule set's last standard time. */
/** @type {Map<string, string>} */
const standard = new Map();
/** The letters of each rule set's present rules, and each zone's present format. */
/** @type {Map<string, Set<string>>} */
const letters = new Map();
/** @type {Map<string, { rules: string, format: string }>} */
const formats = new Map();
/** @type {Map<string, string>} */
const links = new Map();
let zone = "";
for (const line of zi) {
  const words = line.split(" ");
  if (words[0] === "R") {
    const [, name = "", from, to] = words;
    const letter = words[9] === "-" ? "" : (words[9] ?? "");
    if (words[8] === "0") standard.set(name, letter);
    const isPresent = to === "ma" || (to === "o" && Number(from) >= 2024) || Number(to) >= 2026;
    if (!isPresent) continue;
    letters.set(name, (letters.get(name) ?? new Set()).add(letter));
  } else if (words[0] === "L") {
    links.set(words[2] ?? "", words[1] ?? "");
  } else if (!line.startsWith("#") && line !== "") {
    if (words[0] === "Z") zone = words[1] ?? "";
    const [, rules = "", format = ""] = words[0] === "Z" ? words.slice(1) : words;
    formats.set(zone, { rules, format });
  }
}

/** @param {string} name */
function abbreviationsOf(name) {
  const { rules = "-", format = "" } = formats.get(links.get(name) ?? name) ?? {};
  const all = format.includes("%s")
    ? [...(letters.get(rules) ?? [standard.get(rules) ?? ""])].map((letter) =>
        format.replace("%s", letter),
      )
    : format.split("/");
  return all.filter((word) => /^[A-Z]{3,5}$/.test(word));
}

/** Of zones that people choose from: in a region, and named for a place. */
const isPlace = (/** @type {string} */ name) =>
  /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//.test(name);
const names = [...countries.keys()].sort();
const lines = names.map((name) => {
  const target = links.get(name) ?? name;
  // A retired name belongs to the zone that it led to, unless it has a country of its own.
  const retired = [...links]
    .filter(([link, to]) => to === target && !countries.has(link) && (isPlace(link) || to === name))
    .filter(() => target === name)
    .map(([link]) => link);
  return [name, countries.get(name), ...abbreviationsOf(name), ...retired].join(" ");
});

const file = inProject("src/components/profiles/timeZoneTable.ts");
writeFileSync(
  file,
  `/**
 * By which words people find time zones: each zone with the code of its country (ISO 3166), its
 * present abbreviations and its retired names. Written by \`scripts/zoneWords.mjs\` from the zone
 * database of IANA, version ${version} (zone.tab and tzdata.zi; in the public domain).
 */
export const ZONE_WORDS = \`
${lines.join("\n")}
\`;
`,
);
