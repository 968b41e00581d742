import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { withVideo } from "../../../../mocks/devices/video.tsx";
import { LONGEST_OFFER, LONGEST_PERSON } from "../../../../server/world/extremes/longest.ts";
import { LONG_NAMED, LONG_TITLES } from "../../../../server/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../server/world/extremes/rightToLeft.ts";
import { LIVE_TEXT_MAX } from "../../../../src/domain/shared/limits.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import type { Canvas } from "../../../support/played.ts";
import { meetingOn, peopleIn } from "./scenes.ts";

const meta = preview.meta({
  title: "Screens/Booking/Live session",
  ...screen,
  decorators: [withVideo()],
});

const on = (facts: Parameters<typeof meetingOn>[1]) => scene((world) => meetingOn(world, facts));

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

async function join(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole("button", { name: "Join session" }));
  await canvas.findByRole("toolbar", { name: "Session controls" });
}

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: on({ by: LONG_NAMED, title: LONG_TITLES.word }),
  play: async ({ canvas, canvasElement }) => {
    await join(canvas);
    await canvas.findByLabelText(`Video of ${nameOf(LONG_NAMED)}`);
    await expectToFit(canvasElement);
  },
});

export const ManyItems = meta.story({
  ...onSmallPhone,
  parameters: on({}),
  play: async ({ canvas, canvasElement, ...context }) => {
    await join(canvas);
    await canvas.findByLabelText("Video of Demo Speaker");
    const { host, booking } = await peopleIn(stageOf(context).world);
    for (let count = 1; count <= 40; count += 1) await host.writesIn(booking, `${count}. Thought`);
    await userEvent.click(await canvas.findByRole("button", { name: /^Messages, 40 new/ }));
    await expect(await canvas.findByText("40. Thought")).toBeVisible();
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: on({ by: RIGHT_TO_LEFT, title: RIGHT_TO_LEFT_TEXTS.offer }),
  play: async ({ canvas, canvasElement, ...context }) => {
    await join(canvas);
    await canvas.findByLabelText(`Video of ${nameOf(RIGHT_TO_LEFT)}`);
    const { host, booking } = await peopleIn(stageOf(context).world);
    await host.writesIn(booking, RIGHT_TO_LEFT_TEXTS.question);
    await userEvent.click(await canvas.findByRole("button", { name: /^Messages/ }));
    await expectRightToLeft(await canvas.findByText(RIGHT_TO_LEFT_TEXTS.question));
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: on({ by: LONGEST_PERSON, title: LONGEST_OFFER.title }),
  play: async ({ canvas, canvasElement, ...context }) => {
    await join(canvas);
    await canvas.findByLabelText(`Video of ${nameOf(LONGEST_PERSON)}`);
    const { host, booking } = await peopleIn(stageOf(context).world);
    await host.writesIn(booking, "W".repeat(LIVE_TEXT_MAX));
    await userEvent.click(await canvas.findByRole("button", { name: /^Messages/ }));
    await expect(await canvas.findByText(/^W{1000}$/)).toBeVisible();
    await expectToFit(canvasElement);
  },
});

/** On a small phone before one joins. */
export const LongestBefore = meta.story({
  ...onSmallPhone,
  parameters: on({ by: LONGEST_PERSON, title: LONGEST_OFFER.title }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("button", { name: "Join session" });
    await canvas.findByLabelText("Your video");
    await expectToFit(canvasElement);
  },
});
