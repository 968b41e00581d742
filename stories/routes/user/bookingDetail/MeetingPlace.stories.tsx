import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_OFFER } from "../../../../server/world/extremes/longest.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../../src/domain/shared/limits.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { OFFICE, PHONE, ROOM, sessionAt } from "./meetingPlace.ts";

const meta = preview.meta({ title: "Screens/Booking/Booking detail", ...screen });

export const PlaceLink = meta.story({
  parameters: sessionAt("guest"),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: ROOM.details as string });
    await expect(link).toHaveAttribute("href", ROOM.details);
    await expect(canvas.queryByRole("button", { name: /how you meet/ })).toBeNull();
  },
});

export const PlacePhone = meta.story({
  parameters: sessionAt("guest", { meetingPlace: PHONE }),
  play: async ({ canvas }) => {
    const number = await canvas.findByRole("link", { name: "+1 202 555 0100" });
    await expect(number).toHaveAttribute("href", "tel:+12025550100");
    await expect(number.parentElement).toHaveTextContent("Call Demo Speaker at +1 202 555 0100");
  },
});

export const PlacePhoneSeenByCreator = meta.story({
  parameters: sessionAt("creator", { meetingPlace: PHONE }),
  play: async ({ canvas }) => {
    const number = await canvas.findByRole("link", { name: "+1 202 555 0100" });
    await expect(number.parentElement).toHaveTextContent("Demo Visitor calls you at");
  },
});

export const PlaceAddressSeenByCreator = meta.story({
  parameters: sessionAt("creator", { meetingPlace: OFFICE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Demo Street 1, 1000 Brussels/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Change how you meet" })).toBeVisible();
  },
});

const VIDEO = { kind: "VIDEO", details: null } as const;

export const PlaceVideo = meta.story({
  parameters: sessionAt("guest", { meetingPlace: VIDEO }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Here, by video. You can join from Tuesday 17 March 2026 at 09:50/),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: /camera and microphone/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/demo-speaker\/live\//),
    );
    await expect(canvas.queryByRole("link", { name: "Join" })).toBeNull();
  },
});

/** Ten minutes before it begins, while the page is open. */
export const PlaceVideoOpens = meta.story({
  parameters: {
    ...sessionAt("guest", {
      meetingPlace: VIDEO,
      after: async ({ booking }, world) => {
        world.clock.advance(booking.startsAt - 10 * MINUTE_MS - 1_000 - world.now());
      },
    }),
    timePasses: true,
  },
  play: async ({ canvas, ...context }) => {
    await canvas.findByText(/^Here, by video. You can join from/);
    stageOf(context).world.clock.advance(1_000);
    await expect(await canvas.findByRole("link", { name: "Join" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/demo-speaker\/live\//),
    );
  },
});

/** Once it is over, both see who was there, and when. */
export const PlaceVideoWasThere = meta.story({
  parameters: sessionAt("guest", {
    meetingPlace: VIDEO,
    after: async ({ creator, guest, booking }, world) => {
      world.clock.advance(booking.startsAt - 2 * MINUTE_MS - world.now());
      await guest.waitsIn(booking);
      world.clock.advance(6 * MINUTE_MS);
      await creator.entersSession(booking);
      await guest.entersSession(booking);
      world.clock.advance(30 * SECOND_MS);
      await creator.endsSession(booking);
      world.clock.advance(DAY_MS);
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Who was there" })).toBeVisible();
    await expect(canvas.getByText("09:58–09:58, 10:04–10:04")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Join" })).toBeNull();
  },
});

export const PlaceChanged = meta.story({
  parameters: sessionAt("guest", {
    after: async ({ creator, booking }, world) => {
      world.clock.advance(HOUR_MS);
      await creator.changesPlace(booking, OFFICE);
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Demo Street 1, 1000 Brussels/)).toBeVisible();
    const changed = canvas.getByText(/^Changed by/);
    await expect(changed).toHaveTextContent(
      "Changed by Demo Speaker on Monday 16 March 2026 at 11:00",
    );
    await expect(canvas.getByText("Meeting place changed by Demo Speaker")).toBeVisible();
  },
});

export const PlaceVideoInstead = meta.story({
  parameters: sessionAt("guest", {
    after: ({ creator, booking }) => creator.changesPlace(booking, VIDEO),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Here, by video/)).toBeVisible();
    await expect(canvas.getByText(/^Changed by/)).toBeVisible();
    await expect(canvas.queryByText(/meet\.example/)).toBeNull();
  },
});

export const PlaceLongest = meta.story({
  ...onSmallPhone,
  parameters: sessionAt("guest", { meetingPlace: LONGEST_OFFER.meetingPlace }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("link", { name: LONGEST_OFFER.meetingPlace.details });
    await expectToFit(canvasElement);
  },
});

export const PlaceGoneWhenCancelled = meta.story({
  parameters: sessionAt("guest", { after: ({ creator, booking }) => creator.cancels(booking) }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Why it was cancelled" });
    await expect(canvas.queryByText(/meet\.example/)).toBeNull();
    await expect(canvas.queryByText("How you meet")).toBeNull();
  },
});
