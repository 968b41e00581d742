/** A link within the project. */
export interface ProjectLink {
  /** Relative path; empty for a link within the page. */
  path: string;
  /** The heading that it leads to; null for the whole page. */
  anchor: string | null;
}

const FENCED = /^```[\s\S]*?^```/gm;
const INLINE_CODE = /(?<!`)`([^`\n]+)`(?!`)/g;
const LINK = /\]\(([^()\s]+)\)/g;
const HEADING = /^#{1,6} (.+)$/gm;

/** The relative links and pictures of a page, those to other sites left out. */
export function linksIn(markdown: string): ProjectLink[] {
  const text = markdown.replaceAll(FENCED, "").replaceAll(INLINE_CODE, "");
  return [...text.matchAll(LINK)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = "", anchor = null] = target.split("#");
      return { path, anchor };
    });
}

/** The anchors of a page's headings, as GitHub makes them. */
export function anchorsIn(markdown: string): Set<string> {
  const anchors = [...markdown.replaceAll(FENCED, "").matchAll(HEADING)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, "")
      .replaceAll(" ", "-"),
  );
  return new Set(anchors);
}

/** Endings of the files that pages name. */
const FILE =
  /^[\w@.$-]+(?:\/[\w@.$-]+)*\.(?:ts|tsx|mjs|cjs|js|json|jsonc|css|graphql|md|mdx|sh|html)$/;

/**
 * The files that a page names in its text by the end of their path, such as `lifecycle.ts`, without
 * a leading project folder. Blocks of code are left out.
 */
export function fileNamesIn(markdown: string, folders: ReadonlySet<string>): string[] {
  return [...markdown.replaceAll(FENCED, "").matchAll(INLINE_CODE)]
    .map(([, code = ""]) => code)
    .filter((code) => FILE.test(code) && !PLACEHOLDER.test(code))
    .filter((code) => !code.includes("/") || !folders.has(code.split("/")[0] ?? ""));
}

/** The parts of a path that are placeholders. */
const PLACEHOLDER = /[<>{}*…]|^path\/to\//;

/**
 * The paths that a page names in its text as `folder/file.ts`: those that begin with one of the
 * project's folders. Blocks of code are left out.
 */
export function pathsIn(markdown: string, folders: ReadonlySet<string>): string[] {
  return [...markdown.replaceAll(FENCED, "").matchAll(INLINE_CODE)]
    .map(([, code = ""]) => code)
    .filter((code) => folders.has(code.split("/")[0] ?? "") && !/\s/.test(code))
    .filter((code) => code.includes("/") && !PLACEHOLDER.test(code));
}

/** Lines of a block of code without a language, that begins with four spaces. */
const INDENTED = /^ {4}(.+)$/gm;
const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|eval) /;

/** The commands that a page names: in its text, and in its indented blocks. */
export function commandsIn(markdown: string): string[] {
  const text = markdown.replaceAll(FENCED, "");
  return [...text.matchAll(INLINE_CODE), ...text.matchAll(INDENTED)]
    .map(([, code = ""]) => code)
    .filter((code) => COMMAND.test(code));
}

/** The paths that a command is given: those that begin with one of the project's folders. */
export function commandPathsIn(command: string, folders: ReadonlySet<string>): string[] {
  return command
    .split(/[\s"'$()]+/)
    .filter((word) => word.includes("/") && folders.has(word.split("/")[0] ?? ""))
    .filter((word) => !PLACEHOLDER.test(word));
}
