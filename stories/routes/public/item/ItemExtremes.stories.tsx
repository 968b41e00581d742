import preview from "../../../../.storybook/preview.tsx";
import { scene, screen } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_DROP, LONGEST_PERSON } from "../../../../server/world/extremes/longest.ts";
import { LONG_NAMED, LONG_TITLES } from "../../../../server/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../server/world/extremes/rightToLeft.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { type Facts, looking } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Item", ...screen });

const extreme = (facts: Facts) => ({ ...onSmallPhone, parameters: scene(looking(facts)) });

export const LongNames = meta.story({
  ...extreme({ by: LONG_NAMED, drop: { title: LONG_TITLES.word } }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { level: 1 });
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...extreme({ by: RIGHT_TO_LEFT, drop: { title: RIGHT_TO_LEFT_TEXTS.offer } }),
  play: async ({ canvas, canvasElement }) => {
    await expectRightToLeft(await canvas.findByRole("heading", { level: 1 }));
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...extreme({ by: LONGEST_PERSON, drop: LONGEST_DROP }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { level: 1 });
    await expectToFit(canvasElement);
  },
});
