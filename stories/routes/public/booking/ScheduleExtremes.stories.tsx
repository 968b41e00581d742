import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_OFFER, LONGEST_PERSON } from "../../../../server/world/extremes/longest.ts";
import { LONG_NAMED, LONG_TITLES } from "../../../../server/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../server/world/extremes/rightToLeft.ts";
import { bookingOf, cast, chooseTuesday, type CastFacts } from "./scenes.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";

const meta = preview.meta({ title: "Screens/Booking/Schedule", ...screen });

/** The screen as a guest sees it, with an offer and a creator of these kinds. */
const offered = (facts: CastFacts) =>
  scene(async (world) => {
    const { offer, creator, guest } = await cast(world, facts);
    await guest.signsIn();
    return bookingOf({ offer, creator });
  });

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: offered({ by: LONG_NAMED, title: LONG_TITLES.offer }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: LONG_TITLES.offer });
    const name = `${LONG_NAMED.firstName} ${LONG_NAMED.lastName}`;
    await expect(canvas.getByRole("link", { name })).toBeVisible();
    await canvas.findByRole("radio", { name: "12:00" });
    await expectToFit(canvasElement);
  },
});

/** Half hours around the clock: as many slots as a day can have. */
export const ManyItems = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const { offer, creator, guest } = await cast(world);
    await creator.isAlwaysOpen();
    await guest.signsIn();
    return bookingOf({ offer });
  }),
  play: async ({ canvas, canvasElement }) => {
    await chooseTuesday(canvas);
    const first = await canvas.findByRole("radio", { name: "00:00" });
    await expect(canvas.getAllByRole("radio")).toHaveLength(48);
    first.focus();
    await userEvent.keyboard("{End} ");
    await expect(canvas.getByRole("radio", { name: "23:30" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Continue with 23:30" })).toBeEnabled();
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: offered({
    by: RIGHT_TO_LEFT,
    title: RIGHT_TO_LEFT_TEXTS.offer,
    description: RIGHT_TO_LEFT_TEXTS.description,
    descriptionBulletPoints: RIGHT_TO_LEFT_TEXTS.points,
  }),
  play: async ({ canvas, canvasElement }) => {
    const { offer, description, points } = RIGHT_TO_LEFT_TEXTS;
    await expectRightToLeft(await canvas.findByRole("heading", { name: offer }));
    await expectRightToLeft(canvas.getByText(description));
    await expectRightToLeft(canvas.getByText(points[0]));
    await canvas.findByRole("radio", { name: "12:00" });
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: offered({ by: LONGEST_PERSON, ...LONGEST_OFFER }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: LONGEST_OFFER.title });
    await canvas.findByRole("radio", { name: "12:00" });
    await expect(canvas.getByText(LONGEST_OFFER.descriptionBulletPoints[19] ?? "")).toBeVisible();
    await expectToFit(canvasElement);
  },
});
