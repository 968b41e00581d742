/**
 * Which versions of Node can install and build the project, read as package.json's `engines` says
 * it: parts like `^20.19.0` (that version or a later one of the same major) and `>=22.12.0`, with
 * `||` between them. Written so that an old Node can read it.
 */

/**
 * @param {string} range
 * @param {string} version
 * @returns {boolean}
 */
export function supports(range, version) {
  return partsOf(range).some(({ isOpen, from }) => {
    const isSameMajor = partAt(version, 0) === partAt(from, 0);
    return (isOpen || isSameMajor) && compare(version, from) >= 0;
  });
}

/**
 * The message for anyone whose Node isn't one of them.
 * @param {string} range
 * @param {string} version
 * @returns {string}
 */
export function tooOld(range, version) {
  const wanted = partsOf(range).map(({ isOpen, from }) => {
    const name = from.replace(/\.0$/, "");
    return isOpen ? `${name} or any later version` : `${name} or a later ${partAt(from, 0)}`;
  });
  return (
    `This is Node ${version}, which cannot install and build the project. ` +
    `It needs Node ${wanted.join(", or ")}: https://nodejs.org`
  );
}

/** @param {string} range */
function partsOf(range) {
  return range.split("||").map((part) => {
    const [, sign, from] = /^\s*(\^|>=)(\d+\.\d+\.\d+)\s*$/.exec(part) || [];
    if (from === undefined)
      throw new Error(`engines.node has a part that is not understood: ${part}`);
    return { isOpen: sign === ">=", from };
  });
}

/**
 * Negative when `a` is older.
 * @param {string} a
 * @param {string} b
 */
function compare(a, b) {
  const index = [0, 1, 2].find((place) => partAt(a, place) !== partAt(b, place));
  return index === undefined ? 0 : partAt(a, index) - partAt(b, index);
}

/**
 * @param {string} version
 * @param {number} index
 */
const partAt = (version, index) => Number(version.split(".")[index]);
