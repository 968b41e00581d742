import path from "node:path";
import {
  BYTES_OF_ALL_MAX,
  bytesMaxOf,
  fileOf,
  FOLDER,
  lookOf,
  MODULE,
  moduleOf,
  partsOf,
  themesOf,
} from "./files.mjs";

const NEXT = "Run `npm run illustrations`, and look at what it draws.";
const OR_ACCEPT = "If you just did, commit, and accept with `npm run pictures -- --update`.";

/**
 * What is wrong with the illustrations of a project, a sentence each.
 * @param {object} project
 * @param {readonly import("./list.mjs").Illustration[]} project.illustrations
 * @param {import("./files.mjs").Drawings} project.record
 * @param {{ [look: string]: string }} project.accepted the hash of each accepted look, by its name
 * @param {ReadonlyMap<string, number>} project.sizes the bytes of each file that exists
 * @param {string | null} project.module the text of the module that the pages import
 * @returns {string[]}
 */
export function troublesOf({ illustrations, record, accepted, sizes, module }) {
  const listed = illustrations.flatMap((illustration) =>
    themesOf(illustration).map((theme) => {
      const file = fileOf(illustration, theme);
      const look = lookOf(illustration, theme);
      const parts = partsOf(illustration);
      const bytesMax = bytesMaxOf(illustration);
      return { file, look, parts, bytesMax, drawn: record[file], bytes: sizes.get(file) };
    }),
  );
  const files = new Set(listed.map(({ file }) => file));
  const existing = new Set([...sizes.keys(), ...Object.keys(record)]);
  const bytesOfAll = [...sizes]
    .filter(([file]) => path.dirname(file) === FOLDER)
    .reduce((sum, [, bytes]) => sum + bytes, 0);
  const troubles = [
    ...listed.map((one) => troubleOfOne(one, accepted)),
    ...[...existing].map((file) => (files.has(file) ? null : `${file} is not listed. ${NEXT}`)),
    bytesOfAll > BYTES_OF_ALL_MAX &&
      `The illustrations have ${bytesOfAll} bytes together, more than ${BYTES_OF_ALL_MAX}.`,
    module !== moduleOf(illustrations, record) && `${MODULE} is out of date. ${NEXT}`,
  ];
  return troubles.filter((trouble) => typeof trouble === "string");
}

/**
 * @param {object} one
 * @param {string} one.file
 * @param {string} one.look
 * @param {string} one.parts
 * @param {number} one.bytesMax
 * @param {import("./files.mjs").Drawn} [one.drawn]
 * @param {number} [one.bytes]
 * @param {{ [look: string]: string }} accepted
 */
function troubleOfOne({ file, look, parts, bytesMax, drawn, bytes }, accepted) {
  if (drawn === undefined || bytes === undefined) return `${file} is missing. ${NEXT}`;
  if (drawn.look !== look || drawn.parts !== parts)
    return `${file} does not show what is listed. ${NEXT}`;
  if (accepted[look] !== drawn.hash)
    return `${file} was drawn from ${look}, which is not as accepted. ${NEXT} ${OR_ACCEPT}`;
  if (bytes > bytesMax) return `${file} has ${bytes} bytes, more than ${bytesMax}.`;
  return null;
}
