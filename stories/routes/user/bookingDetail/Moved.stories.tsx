import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import type { World } from "../../../../server/world/world.ts";
import { detailOf } from "../../public/booking/scenes.ts";
import { TUESDAY_ELEVEN, TUESDAY_TWELVE, toMove } from "../reschedule/scenes.ts";

const meta = preview.meta({ title: "Screens/Booking/Booking detail", ...screen });

const moved = (who: "guest" | "creator", ...moves: string[]) =>
  scene(async (world) => {
    const { booking, ...people } = await toMove(world, { moves });
    await people[who].signsIn();
    return detailOf(booking);
  });

export const MovedBefore = meta.story({
  parameters: moved("guest", TUESDAY_ELEVEN, TUESDAY_TWELVE),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "History" });
    await expect(canvas.getByText(/12:00 to 12:30, Europe\/Brussels/)).toBeVisible();
    await expect(canvas.getByText(/^Moved by .* from .* at 10:00 to .* at 11:00$/)).toBeVisible();
    await expect(canvas.getByText(/^Moved by you from .* at 11:00 to .* at 12:00$/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Reschedule" })).toBeVisible();
  },
});

export const MovedSeenByCreator = meta.story({
  parameters: moved("creator", TUESDAY_ELEVEN),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Moved by .* from .* at 10:00 to .* at 11:00$/),
    ).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Reschedule" })).toBeNull();
  },
});

export const MovedThreeTimes = meta.story({
  parameters: moved("guest", TUESDAY_ELEVEN, TUESDAY_TWELVE, TUESDAY_ELEVEN),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has been moved three times/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Reschedule" })).toBeNull();
  },
});

/** A second before the last moment to move it. */
async function almostTooLate(world: World) {
  const { booking, guest } = await toMove(world);
  await guest.signsIn();
  world.clock.advance(Date.parse("2026-03-17T07:59:59Z") - world.now());
  return detailOf(booking);
}

export const TooLateToMove = meta.story({
  parameters: { ...scene(almostTooLate), timePasses: true },
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("link", { name: "Reschedule" });
    stageOf(context).world.clock.advance(1_000);
    await expect(await canvas.findByText(/can be moved until one hour before/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Reschedule" })).toBeNull();
  },
});
