/**
 * Shares stories out among pages. Those of one file in a row go to one page, which has loaded their
 * code by then; when no other file is left, pages help each other.
 * @param {readonly string[]} stories ids
 */
export function shareOut(stories) {
  /** @type {{ file: string, left: string[] }[]} */
  const files = [];
  for (const story of stories) {
    const file = story.slice(0, story.lastIndexOf("--"));
    const last = files.at(-1);
    if (last?.file === file) last.left.push(story);
    else files.push({ file, left: [story] });
  }
  const notBegun = [...files];

  return {
    /**
     * For one page: gives the story that it plays next.
     * @returns {() => string | undefined}
     */
    share: () => {
      /** @type {string[]} */
      let mine = [];
      return () => {
        if (mine.length === 0) mine = notBegun.shift()?.left ?? longest(files);
        return mine.shift();
      };
    },
    /** How many stories no page has taken yet. */
    left: () => files.reduce((sum, { left }) => sum + left.length, 0),
  };
}

/** @param {readonly { left: string[] }[]} files */
const longest = (files) =>
  files.map(({ left }) => left).reduce((a, b) => (b.length > a.length ? b : a), []);
