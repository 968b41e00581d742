/** What is kept of pictures: their names in order, each with what it looks like. Nothing before the first. */
const [pictures = {}] = Object.values(
  import.meta.glob<Record<string, string>>("../../pictures/list.json", {
    eager: true,
    import: "pictures",
  }),
);

/** Where the picture of a story lies when pictures have been taken; the board shows it as a thumbnail. */
export function pictureOf(storyId: string, theme: "light" | "dark"): string {
  const name = `${storyId}.${theme}.desktop`;
  // A picture that several stories end in is kept under the first of their names.
  const file = Object.keys(pictures).find((other) => pictures[other] === pictures[name]);
  return `./pictures/${file ?? name}.webp`;
}
