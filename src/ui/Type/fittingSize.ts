const SIZES = ["hero", "title", "section"] as const;

/** From how many characters on a heading is set one size smaller, and two. */
const STEPS = [40, 120];

/**
 * The size of a heading with user-typed text: a name of a few words gets the largest, one that
 * would fill the page a smaller one.
 */
export function fittingSize(text: string, largest: "hero" | "title"): (typeof SIZES)[number] {
  const smaller = STEPS.filter((length) => text.length > length).length;
  return SIZES[SIZES.indexOf(largest) + smaller] ?? "section";
}
