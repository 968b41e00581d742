/** Where the picture of a story lies when pictures have been taken; the board shows it as a thumbnail. */
export function pictureOf(storyId: string, theme: "light" | "dark"): string {
  return `./pictures/${storyId}.${theme}.desktop.png`;
}
