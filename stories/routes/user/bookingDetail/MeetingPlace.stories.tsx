import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screen } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_OFFER } from "../../../../server/world/extremes/longest.ts";
import { HOUR_MS } from "../../../../src/domain/shared/limits.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { type Cast, OFFICE, PHONE, ROOM, sessionAt } from "./meetingPlace.ts";

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

/** By video, as long as there is no way into the call. */
export const PlaceNotSaid = meta.story({
  parameters: sessionAt("guest", { meetingPlace: { kind: "VIDEO", details: null } }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "About this session" });
    await expect(canvas.queryByText(/how you meet/i)).toBeNull();
    await expect(canvas.queryByText(/video/i)).toBeNull();
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

const withdrawn = async ({ creator, booking }: Cast) => {
  await creator.changesPlace(booking, { kind: "VIDEO", details: null });
};

export const PlaceWithdrawn = meta.story({
  parameters: sessionAt("guest", { after: withdrawn }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The earlier meeting place no longer applies/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Changed by/)).toBeVisible();
    await expect(canvas.queryByText(/meet\.example/)).toBeNull();
  },
});

export const PlaceWithdrawnSeenByCreator = meta.story({
  parameters: sessionAt("creator", { after: withdrawn }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The earlier meeting place no longer applies/),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Set how you meet" })).toBeVisible();
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
