import { type initialGlobals, viewports } from "./toolbar.ts";

const THEMES = ["light", "dark"] satisfies (typeof initialGlobals)["theme"][];

/**
 * The looks that Chromatic takes of every story, for those who use it: the same as
 * `npm run pictures`.
 */
export const chromaticModes = Object.fromEntries(
  THEMES.flatMap((theme) =>
    (["phone", "desktop"] as const).map((name) => {
      const { width, height } = viewports[name].styles;
      const viewport = { width: Number.parseInt(width), height: Number.parseInt(height) };
      return [`${theme} ${name}`, { theme, viewport }];
    }),
  ),
);
