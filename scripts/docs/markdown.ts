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
 * The files that a page names in its text by the end of their path, such as `lifecycle.ts`: those
 * that do not begin with one of the project's folders. Blocks of code are left out.
 */
export function fileNamesIn(markdown: string, folders: ReadonlySet<string>): string[] {
  return [...markdown.replaceAll(FENCED, "").matchAll(INLINE_CODE)]
    .map(([, code = ""]) => code)
    .filter((code) => FILE.test(code) && !PLACEHOLDER.test(code))
    .filter((code) => !code.includes("/") || !folders.has(code.split("/")[0] ?? ""));
}

/** What of a path is a placeholder for the reader to fill in. */
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
