/**
 * A story's thumbnail, relative to the workshop: `npm run build-storybook` makes one of every story
 * that the board shows.
 */
export const pictureOf = (storyId: string, theme: "light" | "dark") =>
  `./thumbnails/${storyId}.${theme}.webp`;
