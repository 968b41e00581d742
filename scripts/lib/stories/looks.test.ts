import { expect, it } from "vitest";
import { chromaticModes } from "../../../.storybook/chromatic.ts";
import { lookOf, pictureName, THEMES, WIDTHS } from "./looks.mjs";

it("a picture's name says which look it is, and can be read back", () => {
  const look = { story: "ui-button--primary", theme: "dark", width: "desktop" };
  expect(pictureName(look)).toBe("ui-button--primary.dark.desktop");
  expect(lookOf(pictureName(look))).toEqual(look);
});

it("Chromatic takes the same looks", () => {
  const looks = THEMES.flatMap((theme) =>
    WIDTHS.map(({ name, width, height }) => [
      `${theme} ${name}`,
      { theme, viewport: { width, height } },
    ]),
  );
  expect(chromaticModes).toEqual(Object.fromEntries(looks));
});
