const BLOCK = /^```\n([\s\S]*?)^```/gm;
/** A name in a tree: a folder, or a file with its ending. */
const NAME = /^[\w.<>-]+(?:\/[\w.<>-]+)*(?:\/|\.\w+)$/;

/**
 * The paths that the trees of a page name: in blocks of code without a language whose lines begin
 * with names, indented by two spaces below their folder. What follows the names explains them. A
 * placeholder such as `<area>` becomes `*`.
 */
export function treePathsIn(markdown: string): string[] {
  return [...markdown.matchAll(BLOCK)].flatMap(([, block = ""]) => pathsOfTree(block.split("\n")));
}

function pathsOfTree(lines: readonly string[]): string[] {
  const parents: string[] = [];
  return lines.flatMap((line) => {
    const depth = (line.length - line.trimStart().length) / 2;
    const names = namesOf(line);
    // Text further to the right explains the line before.
    if (names.length === 0 || !Number.isInteger(depth) || depth > parents.length) return [];
    parents.length = depth;
    const folder = parents.join("");
    parents.push(names[0] ?? "");
    return names.map((name) => `${folder}${name}`.replaceAll(/<\w+>/g, "*"));
  });
}

/** The names that a line begins with; each is followed by two spaces or more. */
function namesOf(line: string): string[] {
  const parts = line.trim().split(/\s{2,}/);
  const end = parts.findIndex((part) => !NAME.test(part));
  return end === -1 ? parts : parts.slice(0, end);
}
