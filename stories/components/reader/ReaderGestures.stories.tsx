import { expect, fireEvent, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { fits, pressKey, sheetOf, shows, stageAt, swipe } from "./readerPlay.ts";
import { reading, renderReader } from "./readerStage.tsx";

const meta = preview.meta({ title: "Components/Reader gestures", render: renderReader() });

export const Swiped = meta.story({
  parameters: reading(),
  play: async ({ canvas }) => {
    const stage = await shows(canvas, 1, 8);
    await swipe(stage, -60);
    await shows(canvas, 2, 8);
    await swipe(stage, -40);
    await swipe(stage, 60);
    await shows(canvas, 1, 8);
  },
});

export const Zoomed = meta.story({
  parameters: reading(),
  play: async ({ canvas }) => {
    const stage = await fits(canvas, 1, 8);
    const before = sheetOf(stage).width;
    for (const _ of [1, 2, 3]) await pressKey(stage, "+");
    await waitFor(() => expect(sheetOf(stage).width).toBeCloseTo(2 * before, -1));
    // A finger moves the page now, and turns it no more.
    await swipe(stage, -80);
    await stageAt(canvas, 1, 8);
    await expect(stage.scrollWidth).toBeGreaterThan(stage.clientWidth);
  },
});

export const Pinched = meta.story({
  parameters: reading(),
  play: async ({ canvas }) => {
    const stage = await fits(canvas, 1, 8);
    const before = sheetOf(stage).width;
    const { left, top } = stage.getBoundingClientRect();
    const fingers = (apart: number) =>
      [0, apart].map(
        (right, identifier) =>
          new Touch({ identifier, target: stage, clientX: left + 50 + right, clientY: top + 50 }),
      );
    const touch = (type: string, touches: Touch[]) =>
      fireEvent(stage, new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
    await touch("touchstart", fingers(80));
    await touch("touchmove", fingers(200));
    await touch("touchend", []);
    await waitFor(() => expect(sheetOf(stage).width).toBeCloseTo(2.5 * before, -1));
  },
});

/** The point of a sheet under a point of the window, in fractions of its width. */
const shareUnder = (stage: HTMLElement, x: number) => {
  const { left, width } = sheetOf(stage);
  return (x - left) / width;
};

export const WheelZoomed = meta.story({
  parameters: reading(),
  play: async ({ canvas }) => {
    const stage = await fits(canvas, 1, 8);
    const before = sheetOf(stage).width;
    // Where it still has to be scrolled to when the sheet is wider than the stage.
    const clientX = sheetOf(stage).left + 0.4 * before;
    const share = shareUnder(stage, clientX);
    const turn = (deltaY: number, ctrlKey: boolean) =>
      fireEvent(
        stage,
        new WheelEvent("wheel", { deltaY, ctrlKey, clientX, bubbles: true, cancelable: true }),
      );
    // Without Control the wheel scrolls, and the page is unchanged.
    await expect(await turn(-100, false)).toBe(true);
    await expect(sheetOf(stage).width).toBe(before);
    for (const _ of [1, 2, 3, 4, 5, 6]) await expect(await turn(-100, true)).toBe(false);
    await waitFor(() => expect(sheetOf(stage).width).toBeCloseTo(Math.exp(1.2) * before, -1));
    await expect(stage.scrollWidth).toBeGreaterThan(stage.clientWidth);
    await expect(shareUnder(stage, clientX)).toBeCloseTo(share, 1);
  },
});

export const PinchedOnTrackpad = meta.story({
  parameters: reading(),
  play: async ({ canvas }) => {
    const stage = await fits(canvas, 1, 8);
    const before = sheetOf(stage).width;
    const { left, top } = stage.getBoundingClientRect();
    // As Safari reports it; other browsers send a wheel with Control.
    const pinch = (type: string, scale: number) =>
      fireEvent(
        stage,
        Object.assign(new UIEvent(type, { bubbles: true, cancelable: true }), {
          scale,
          clientX: left + 40,
          clientY: top + 40,
        }),
      );
    await expect(await pinch("gesturestart", 1)).toBe(false);
    for (const scale of [1.3, 1.6, 2])
      await expect(await pinch("gesturechange", scale)).toBe(false);
    await waitFor(() => expect(sheetOf(stage).width).toBeCloseTo(2 * before, -1));
  },
});
