import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { cardProviderIsAway } from "../../../../server/world/outages.ts";
import type { World } from "../../../../server/world/world.ts";
import { ANSWERS, bookingOf, cast, TUESDAY_TEN } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Booking/Details", ...screen });

/** The questions of a held slot, and the payment that was opened for it. */
async function billed(world: World) {
  const { offer, guest } = await cast(world);
  const booking = await guest.takes(offer, TUESDAY_TEN);
  const payment = await guest.savesBilling(await guest.opensPayment(offer));
  await guest.signsIn();
  return { guest, payment, address: `${bookingOf({ offer })}?step=details&booking=${booking.id}` };
}

export const AlreadyPaid = meta.story({
  parameters: scene(async (world) => {
    const { guest, payment, address } = await billed(world);
    await guest.pays(payment);
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText("Paid")).toBeVisible();
    await expect(addressOf(stageOf(context))).toMatch(
      /^\/demo-speaker\/one-on-one-booking-detail\/bkg_/,
    );
  },
});

/** The server hears of the bank only after another, dearer time was held. */
export const BankAtWork = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world);
    await guest.takes(offer, "2026-03-17T14:00:00Z");
    const payment = await guest.savesBilling(await guest.opensPayment(offer));
    const { cards } = world.providers;
    cardProviderIsAway(world);
    await guest.sendsCard(payment, "staysPending");
    await world.store.catalog.replace({ ...offer, priceInCents: 90_00 });
    const held = await guest.takes(offer, TUESDAY_TEN);
    world.providers.cards = cards;
    await guest.answers(held, ANSWERS);
    await guest.signsIn();
    return `${bookingOf({ offer })}?step=details&booking=${held.id}`;
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue to Payment" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Your bank is still processing your payment for Tuesday 17 March 2026 at 15:00.",
    );
    await expect(canvas.getByRole("link", { name: "See that session" })).toBeVisible();
  },
});

export const GivenUp = meta.story({
  parameters: scene(async (world) => {
    const { guest, payment, address } = await billed(world);
    await guest.givesUp(payment);
    return address;
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "This time is no longer held" });
    await expect(canvas.getByRole("link", { name: "Choose another time" })).toBeVisible();
  },
});
