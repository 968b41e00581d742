import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen } from "../../../../.storybook/stage/screen.ts";
import {
  LONGEST_ANSWER,
  LONGEST_OFFER,
  LONGEST_PERSON,
  LONGEST_QUESTIONS,
} from "../../../../server/world/extremes/longest.ts";
import { LONG_NAMED, LONG_TITLES } from "../../../../server/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../server/world/extremes/rightToLeft.ts";
import { INTAKES_MAX } from "../../../../src/domain/shared/limits.ts";
import { ANSWERS, detailOf } from "../../public/booking/scenes.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { booked } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Booking/Booking detail", ...screen });

/** A booked session of these people, seen by one of them. */
const seenBy = (who: "guest" | "creator", facts: Parameters<typeof booked>[1]) =>
  scene(async (world) => {
    const { booking, ...people } = await booked(world, facts);
    await people[who].signsIn();
    return detailOf(booking);
  });

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: seenBy("guest", { by: LONG_NAMED, title: LONG_TITLES.word }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(LONG_TITLES.word);
    await expect(canvas.getByRole("link", { name: nameOf(LONG_NAMED) })).toBeVisible();
    await expectToFit(canvasElement);
  },
});

const MANY_ANSWERS = Array.from({ length: INTAKES_MAX }, (_, index) => ({
  question: `Question number ${index + 1}`,
  answer: `Answer number ${index + 1}`,
}));

export const ManyItems = meta.story({
  ...onSmallPhone,
  parameters: seenBy("creator", { answers: MANY_ANSWERS }),
  play: async ({ canvas, canvasElement }) => {
    const last = await canvas.findByText(`Answer number ${INTAKES_MAX}`);
    last.scrollIntoView();
    await expect(last).toBeVisible();
    await expectToFit(canvasElement);
  },
});

const { question, answer, offer: title } = RIGHT_TO_LEFT_TEXTS;

const IN_HEBREW = { title, answers: [{ question, answer }, ...ANSWERS] };

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: seenBy("guest", { ...IN_HEBREW, by: RIGHT_TO_LEFT }),
  play: async ({ canvas, canvasElement }) => {
    await expectRightToLeft(await canvas.findByText(title));
    await expectRightToLeft(canvas.getByText(nameOf(RIGHT_TO_LEFT)));
    await expectRightToLeft(canvas.getByText(question));
    await expectRightToLeft(canvas.getByText(/على افتتاح/));
    const english = canvas.getByText(/opening of my first keynote/);
    await expect(getComputedStyle(english).direction).toBe("ltr");
    await expectToFit(canvasElement);
  },
});

export const RightToLeftSeenByCreator = meta.story({
  ...onSmallPhone,
  parameters: seenBy("creator", { ...IN_HEBREW, to: RIGHT_TO_LEFT }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("Booked with you");
    await expectRightToLeft(canvas.getByText(nameOf(RIGHT_TO_LEFT)));
    await expect(canvas.getByText(`Booked by ${nameOf(RIGHT_TO_LEFT)}.`)).toBeVisible();
    await expectToFit(canvasElement);
  },
});

const LONGEST = {
  title: LONGEST_OFFER.title,
  answers: LONGEST_QUESTIONS.map(({ question }) => ({ question, answer: LONGEST_ANSWER })),
};

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: seenBy("guest", { ...LONGEST, by: LONGEST_PERSON }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(LONGEST_OFFER.title);
    await expect(canvas.getAllByText(LONGEST_ANSWER)).toHaveLength(INTAKES_MAX);
    await expectToFit(canvasElement);
  },
});

export const LongestSeenByCreator = meta.story({
  ...onSmallPhone,
  parameters: seenBy("creator", { ...LONGEST, to: LONGEST_PERSON }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(nameOf(LONGEST_PERSON));
    await expect(canvas.getAllByText(LONGEST_ANSWER)).toHaveLength(INTAKES_MAX);
    await expectToFit(canvasElement);
  },
});
