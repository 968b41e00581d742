import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen } from "../../../../.storybook/stage/screen.ts";
import type { CARDS } from "../../../../server/world/actions.ts";
import type { World } from "../../../../server/world/world.ts";
import { HOLD_MS } from "../../../../src/domain/shared/limits.ts";
import { ANSWERS, cast, detailOf, rivalTakes, TUESDAY_TEN } from "../../public/booking/scenes.ts";
import { paysLate } from "../../../support/lateMoney.ts";

const meta = preview.meta({ title: "Screens/Booking/Booking detail", ...screen });

/** A paid session with its payment open. */
async function toBePaid(world: World) {
  const people = await cast(world);
  const taken = await people.guest.takes(people.offer, TUESDAY_TEN);
  const opened = await people.guest.opensPayment(people.offer);
  const booking = await people.guest.answers(taken, ANSWERS);
  const payment = await people.guest.savesBilling(opened);
  return { ...people, booking, payment };
}

export const Paid = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking, payment } = await toBePaid(world);
    await guest.pays(payment);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Paid")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /^Back to/ })).toBeNull();
    await expect(canvas.getByText("incl. VAT")).toBeVisible();
    const file = canvas.getByRole("link", { name: "Calendar file" });
    await expect(file.getAttribute("href")).toContain("DTSTART%3A20260317T090000Z");
    await expect(
      canvas.getByText(/None of these change when the session is moved or cancelled/),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "subscribe to your sessions" })).toHaveAttribute(
      "href",
      "/user/settings",
    );
  },
});

export const WaitingForPayment = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking } = await toBePaid(world);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Waiting for payment")).toBeVisible();
    const link = canvas.getByRole("link", { name: "Continue to payment" });
    await expect(link.getAttribute("href")).toMatch(/^\/payment\/pay_.*creatorSlug=demo-speaker$/);
    await expect(canvas.getByRole("timer")).toHaveTextContent("Held for 15:00");
  },
});

export const Unanswered = meta.story({
  parameters: scene(async (world) => {
    const { guest, offer } = await cast(world);
    const booking = await guest.takes(offer, TUESDAY_TEN);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Continue booking" }));
    await expect(await canvas.findByRole("textbox", { name: /talk about/ })).toBeVisible();
  },
});

/** A free session that is held and was not completed. */
async function heldFree(world: World) {
  const { guest, offer } = await cast(world, { priceInCents: 0 });
  const booking = await guest.takes(offer, TUESDAY_TEN);
  await guest.signsIn();
  return detailOf(booking);
}

export const NotFinished = meta.story({
  parameters: scene(heldFree),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not finished yet")).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent("Held for 15:00");
    await expect(canvas.getByRole("link", { name: "Continue booking" })).toBeVisible();
  },
});

export const NotFinishedInTime = meta.story({
  parameters: scene(async (world) => {
    const address = await heldFree(world);
    world.clock.advance(HOLD_MS);
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not finished in time")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Choose another time" })).toBeVisible();
  },
});

export const HoldExpired = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking } = await toBePaid(world);
    world.clock.advance(HOLD_MS);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not paid in time")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Choose another time" })).toBeVisible();
  },
});

export const SameTimeFirst = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking } = await toBePaid(world);
    world.clock.advance(HOLD_MS);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Choose another time" }));
    await expect(await canvas.findByRole("radio", { name: "10:00" })).toBeChecked();
    await expect(canvas.getByRole("heading", { name: "Tuesday 17 March" })).toBeVisible();
  },
});

export const NoLongerOnSale = meta.story({
  parameters: scene(async (world) => {
    const { creator, guest, booking, offer } = await toBePaid(world);
    world.clock.advance(HOLD_MS);
    await creator.archives(offer);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "See what Demo offers" });
    await expect(link).toHaveAttribute("href", "/demo-speaker/offerings");
  },
});

export const SlotTaken = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking, offer } = await toBePaid(world);
    world.clock.advance(HOLD_MS);
    await rivalTakes(world, offer.id, TUESDAY_TEN);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not paid in time")).toBeVisible();
    await expect(canvas.getByText(/15-minute hold ran out/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Choose another time" })).toBeVisible();
  },
});

/** The booker has sent a card of this kind. */
const afterCard = (card: keyof typeof CARDS) =>
  scene(async (world) => {
    const { guest, booking, payment } = await toBePaid(world);
    await guest.pays(payment, card);
    await guest.signsIn();
    return detailOf(booking);
  });

export const Declined = meta.story({
  parameters: afterCard("declines"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Waiting for payment")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Continue to payment" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/payment\//),
    );
  },
});

export const NeedsConfirmation = meta.story({
  parameters: afterCard("asks"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Waiting for payment")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Continue to payment" })).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent("Held for 15:00");
  },
});

export const Pending = meta.story({
  parameters: afterCard("staysPending"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Payment under way")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Continue to payment" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Check its status" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/payment\//),
    );
  },
});

export const PendingAfterTheHold = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking, payment } = await toBePaid(world);
    await guest.pays(payment, "staysPending");
    world.clock.advance(HOLD_MS);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Payment under way")).toBeVisible();
    await expect(canvas.getByText(/please don’t pay again/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Choose another time" })).toBeNull();
  },
});

export const HeldSeenByCreator = meta.story({
  parameters: scene(async (world) => {
    const { creator, booking } = await toBePaid(world);
    await creator.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Held, not booked yet")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /payment/ })).toBeNull();
  },
});

export const PaymentFailed = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking, payment } = await toBePaid(world);
    await guest.givesUp(payment);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Payment failed")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Choose another time" })).toBeVisible();
  },
});

export const Refunded = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking, offer, payment } = await toBePaid(world);
    const meanwhile = () => rivalTakes(world, offer.id, TUESDAY_TEN);
    await paysLate(world, { buyer: guest, payment, meanwhile });
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Refunded")).toBeVisible();
    await expect(canvas.getByText(/You get all your money back/)).toBeVisible();
  },
});
