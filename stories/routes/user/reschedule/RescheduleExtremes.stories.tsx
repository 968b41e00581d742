import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_OFFER, LONGEST_PERSON } from "../../../../server/world/extremes/longest.ts";
import { LONG_NAMED, LONG_TITLES } from "../../../../server/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../server/world/extremes/rightToLeft.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import type { Canvas } from "../../../support/played.ts";
import { moving } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Booking/Reschedule", ...screen });

const chooseEleven = async (canvas: Canvas, canvasElement: HTMLElement, time = "11:00") => {
  await userEvent.click(await canvas.findByRole("radio", { name: time }));
  await expectToFit(canvasElement);
};

/** Where the zone has a long name, too. */
export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene((world) =>
    moving(world, {
      by: LONG_NAMED,
      title: LONG_TITLES.word,
      to: { timeZone: "America/Argentina/ComodRivadavia" },
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(LONG_TITLES.word);
    await chooseEleven(canvas, canvasElement, "07:00");
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene((world) =>
    moving(world, { by: RIGHT_TO_LEFT, title: RIGHT_TO_LEFT_TEXTS.offer }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectRightToLeft(await canvas.findByText(RIGHT_TO_LEFT_TEXTS.offer));
    await chooseEleven(canvas, canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene((world) => moving(world, { by: LONGEST_PERSON, title: LONGEST_OFFER.title })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(LONGEST_OFFER.title)).toBeVisible();
    await chooseEleven(canvas, canvasElement);
  },
});
