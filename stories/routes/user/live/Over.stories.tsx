import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { withVideo } from "../../../../mocks/devices/video.tsx";
import { user } from "../../../../server/world/people.ts";
import { MINUTE_MS } from "../../../../src/domain/shared/limits.ts";
import { expectWaiting, meeting, meetingOn, peopleIn } from "./scenes.ts";

const meta = preview.meta({
  title: "Screens/Booking/Live session",
  ...screen,
  decorators: [withVideo()],
});

export const TooLate = meta.story({
  parameters: scene(async (world) => (await meeting(world, { minutes: 61 })).address),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "This session is over" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See the session" })).toHaveAttribute(
      "href",
      expect.stringContaining("/one-on-one-booking-detail/"),
    );
  },
});

export const EndedBefore = meta.story({
  parameters: scene(async (world) => {
    const address = await meetingOn(world);
    const { host, booking } = await peopleIn(world);
    await host.endsSession(booking);
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "This session has ended" }),
    ).toBeVisible();
  },
});

export const Cancelled = meta.story({
  parameters: scene(async (world) => {
    const { address, host, booking } = await meeting(world);
    await host.cancels(booking);
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "This session was cancelled" }),
    ).toBeVisible();
  },
});

export const CancelledMeanwhile = meta.story({
  parameters: scene(async (world) => (await meeting(world)).address),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    await userEvent.click(await canvas.findByRole("button", { name: "Join session" }));
    await expectWaiting(canvas);
    const { host, booking } = await peopleIn(world);
    await host.cancels(booking);
    world.live.changed(booking.channelId);
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "This session was cancelled" }),
    ).toBeVisible();
  },
});

export const MeetingElsewhere = meta.story({
  parameters: scene(async (world) => {
    const { address, host, booking } = await meeting(world);
    await host.changesPlace(booking, { kind: "PHONE", details: "+32 2 123 45 67" });
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "You don’t meet here this time" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See how you meet" })).toBeVisible();
  },
});

/** Moved while its booker looked at the page: it shows when it begins instead. */
export const MovedMeanwhile = meta.story({
  parameters: scene(async (world) => (await meeting(world, { minutes: -90 })).address),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    await canvas.findByText("You can join from 09:50.");
    const { guest, booking } = await peopleIn(world);
    await guest.moves(booking, "2026-03-17T10:00:00Z");
    // What the page was opened for would be open now.
    world.clock.advance(85 * MINUTE_MS);
    await expect(await canvas.findByText("You can join from 10:50.")).toBeVisible();
  },
});

/** Another tab has joined, and took the seat. */
export const OpenedInSecondTab = meta.story({
  parameters: scene((world) => meetingOn(world)),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    await userEvent.click(await canvas.findByRole("button", { name: "Join session" }));
    await canvas.findByLabelText("Video of Demo Speaker");
    const { guest, booking } = await peopleIn(world);
    await guest.entersSession(booking, 3_003);
    await expect(
      await canvas.findByRole("heading", { level: 1, name: /in another tab/ }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Join here instead" })).toBeVisible();
  },
});

export const JoinedHereInstead = meta.story({
  parameters: scene((world) => meetingOn(world)),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    await userEvent.click(await canvas.findByRole("button", { name: "Join session" }));
    await canvas.findByLabelText("Video of Demo Speaker");
    const { guest, booking } = await peopleIn(world);
    await guest.entersSession(booking, 3_003);
    await userEvent.click(await canvas.findByRole("button", { name: "Join here instead" }));
    await expect(await canvas.findByLabelText("Video of Demo Speaker")).toBeVisible();
  },
});

export const OfAnotherAccount = meta.story({
  parameters: scene(async (world) => {
    const { address } = await meeting(world);
    await (await user(world, { email: "another@demo.example" })).signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", {
        level: 1,
        name: "We can’t find this booking in your account",
      }),
    ).toBeVisible();
  },
});

export const NotFound = meta.story({
  parameters: scene(async (world) => {
    await meeting(world);
    return "/demo-speaker/live/no-such-channel";
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", {
        level: 1,
        name: "We can’t find this booking in your account",
      }),
    ).toBeVisible();
  },
});

export const NoVideoHere = meta.story({
  decorators: [withVideo({ isSupported: false })],
  parameters: scene(async (world) => (await meeting(world)).address),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "This browser can’t make video calls" }),
    ).toBeVisible();
  },
});
