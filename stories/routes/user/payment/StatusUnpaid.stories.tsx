import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { cardProviderIsAway } from "../../../../server/world/outages.ts";
import { HOLD_MS } from "../../../../src/domain/shared/limits.ts";
import { paymentStatusAddress } from "../../../../src/domain/payments/addresses.ts";
import { afterCard, billedSession, paysTooLate, wantedDrop, WAY } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Payment/Status", ...screen });

export const UnpaidWithoutParameters = meta.story({
  parameters: scene(async (world) => {
    const { payment } = await wantedDrop(world);
    return paymentStatusAddress({ ...WAY, paymentId: payment.id });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Payment Failed" })).toBeVisible();
    await expect(canvas.queryByText(/Unexpected payment status/)).toBeNull();
  },
});

export const PaymentFailed = meta.story({
  parameters: scene(async (world) => (await afterCard(world, "declines")).address),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Payment Failed" })).toBeVisible();
    await expect(
      canvas.getByText("Something went wrong with your payment. Please try again or continue."),
    ).toBeVisible();
    await expect(
      canvas.getByText("Your card wasn’t charged. Try another card or ask your bank."),
    ).toBeVisible();
    await expect(
      canvas.getByText("Unexpected payment status: requires_payment_method"),
    ).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  parameters: scene(async (world) => (await afterCard(world, "declines")).address),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Try again" }));
    await expect(await canvas.findByLabelText("Full name")).toBeVisible();
    await expect(addressOf(stageOf(context))).toMatch(/^\/payment\/[^/]+\?redirectUrl=/);
  },
});

export const GivenUp = meta.story({
  parameters: scene(async (world) => (await afterCard(world, "declines")).address),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
    await waitFor(() => expect(addressOf(stage)).not.toContain("/payment/"));
    const [, , id = ""] = stage.address.split("?")[0]?.split("/") ?? [];
    await expect((await stage.world.store.payments.byId(id))?.state).toBe("FAILED");
  },
});

export const Pending = meta.story({
  parameters: scene(async (world) => (await afterCard(world, "staysPending")).address),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /still working/ })).toBeVisible();
  },
});

export const PendingThenPaid = meta.story({
  parameters: {
    ...scene(async (world) => (await afterCard(world, "staysPending")).address),
    timePasses: true,
  },
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { name: /still working/ });
    const { world, address } = stageOf(context);
    const intentId = new URLSearchParams(address.split("?")[1]).get("payment_intent") ?? "";
    await world.cards.finishProcessing({ intentId, succeeds: true });
    await expect(await canvas.findByRole("heading", { name: /it’s yours/ })).toBeVisible();
  },
});

export const Refunded = meta.story({
  parameters: scene(async (world) => {
    const held = await billedSession(world);
    const { buyer, payment } = held;
    await paysTooLate(world, held);
    await buyer.signsIn();
    return paymentStatusAddress({ ...WAY, paymentId: payment.id });
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Your money is on its way back" }),
    ).toBeVisible();
    await expect(canvas.getByText(/€ 72,60/)).toBeVisible();
  },
});

export const RefundedAfterCancelling = meta.story({
  parameters: scene(async (world) => {
    const { buyer, booking, payment } = await billedSession(world);
    await buyer.pays(payment);
    await buyer.cancels(booking);
    return paymentStatusAddress({ ...WAY, paymentId: payment.id });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You cancelled “/)).toBeVisible();
  },
});

/** Cancelled too late for a refund: the page doesn't go on to thank for it. */
export const CancelledLate = meta.story({
  parameters: scene(async (world) => {
    const { buyer, booking, payment } = await billedSession(world);
    await buyer.pays(payment);
    world.clock.advance(booking.startsAt - HOLD_MS - world.now());
    await buyer.cancels(booking);
    await buyer.signsIn();
    return paymentStatusAddress({ ...WAY, paymentId: payment.id });
  }),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText("Cancelled, not refunded")).toBeVisible();
    await expect(addressOf(stageOf(context))).toMatch(/one-on-one-booking-detail/);
  },
});

export const RefundedByCreator = meta.story({
  parameters: scene(async (world) => {
    const { creator, buyer, booking, payment } = await billedSession(world);
    await buyer.pays(payment);
    await creator.cancels(booking);
    return paymentStatusAddress({ ...WAY, paymentId: payment.id });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The creator cancelled/)).toBeVisible();
  },
});

export const PaidLate = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment } = await billedSession(world);
    world.clock.advance(HOLD_MS);
    await buyer.sendsCard(payment, "pays");
    await buyer.signsIn();
    return paymentStatusAddress({ ...WAY, paymentId: payment.id });
  }),
  play: async ({ canvas }) => {
    // The slot was still free.
    await expect(await canvas.findByRole("heading", { name: /you’re booked/ })).toBeVisible();
    await expect(canvas.getByText("A clear half hour")).toBeVisible();
  },
});

export const NeedsConfirmation = meta.story({
  parameters: scene(async (world) => (await afterCard(world, "asks")).address),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Payment Failed" })).toBeVisible();
    await expect(canvas.getByText(/follow your bank’s steps/)).toBeVisible();
    await expect(canvas.getByText("Unexpected payment status: requires_action")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Try again" })).toBeVisible();
  },
});

export const ProviderUnavailable = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment } = await wantedDrop(world);
    const billed = await buyer.savesBilling(payment);
    cardProviderIsAway(world);
    const { intent } = await buyer.sendsCard(billed, "pays");
    return paymentStatusAddress({ ...WAY, paymentId: payment.id, intent });
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "We couldn’t check your payment" });
    await expect(canvas.getByText(/Please don’t pay again until you know/)).toBeVisible();
    // The card has been charged.
    await expect(canvas.queryByText(/Nothing was charged/)).toBeNull();
  },
});
