import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import type { World } from "../../../../mocks/world/world.ts";
import type { CARDS } from "../../../../mocks/world/deeds.ts";
import {
  LONGEST_DROP,
  LONGEST_OFFER,
  LONGEST_PERSON,
} from "../../../../mocks/world/extremes/longest.ts";
import { LONG_NAMED, LONG_TITLES } from "../../../../mocks/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../mocks/world/extremes/rightToLeft.ts";
import { cardProviderIsAway } from "../../../../mocks/world/outages.ts";
import { HOLD_MS } from "../../../../src/domain/shared/limits.ts";
import { paymentStatusAddress } from "../../../../src/domain/payments/addresses.ts";
import { billedSession, losesSlot, wantedDrop } from "./scenes.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { offline, sessionEnded } from "../../../support/sharedStates.ts";

const meta = preview.meta({ title: "Screens/Payment/Status", ...screen });

const WAY = { redirectUrl: "/user/home", creatorSlug: "demo-speaker" };

/** The buyer has sent a card of this kind; the provider sends the browser back. */
async function afterCard(
  world: World,
  card: keyof typeof CARDS,
  facts: Parameters<typeof wantedDrop>[1] = {},
) {
  const { buyer, drop, payment } = await wantedDrop(world, facts);
  const billed = await buyer.savesBilling(payment);
  const { intent } = await buyer.sendsCard(billed, card);
  const address = paymentStatusAddress({ ...WAY, paymentId: payment.id, intent });
  return { drop, payment, intent, address };
}

export const Success = meta.story({
  parameters: scene(async (world) => (await afterCard(world, "pays")).address),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /it's yours/ })).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent(
      /^Redirecting in [1-5] seconds\.\.\.$/,
    );
    await expect(canvas.getByRole("link", { name: "Redirect now" })).toHaveAttribute(
      "href",
      "/user/home",
    );
  },
});

export const Staying = meta.story({
  parameters: scene(async (world) => (await afterCard(world, "pays")).address),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Stay here" }));
    await expect(canvas.queryByRole("timer")).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Redirect now" })).toBeVisible();
  },
});

export const PaidWithoutParameters = meta.story({
  parameters: scene(async (world) => {
    const { payment } = await afterCard(world, "pays");
    return paymentStatusAddress({ ...WAY, paymentId: payment.id });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /it's yours/ })).toBeVisible();
  },
});

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

export const RedirectElsewhereRefused = meta.story({
  parameters: scene(async (world) => {
    const { payment } = await afterCard(world, "pays");
    const redirectUrl = "https://elsewhere.example/take-over";
    return paymentStatusAddress({ ...WAY, redirectUrl, paymentId: payment.id });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Redirect now" })).toHaveAttribute(
      "href",
      "/user",
    );
  },
});

export const Verifying = meta.story({
  parameters: scene(async (world) => {
    const { address } = await afterCard(world, "pays");
    world.faults.hanging.add("completePayment");
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Checking your payment…" }),
    ).toBeVisible();
    await expect(canvas.getByRole("progressbar")).toBeVisible();
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
  parameters: scene(async (world) => (await afterCard(world, "staysPending")).address),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { name: /still working/ });
    const { world, address } = stageOf(context);
    const intentId = new URLSearchParams(address.split("?")[1]).get("payment_intent") ?? "";
    await world.cards.finishProcessing({ intentId, succeeds: true });
    await expect(
      await canvas.findByRole("heading", { name: /it's yours/ }, { timeout: 5000 }),
    ).toBeVisible();
  },
});

export const Refunded = meta.story({
  parameters: scene(async (world) => {
    const held = await billedSession(world);
    const { buyer, payment } = held;
    await losesSlot(world, held);
    await buyer.sendsCard(payment, "pays");
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

export const PaidLate = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment } = await billedSession(world);
    world.clock.advance(HOLD_MS);
    await buyer.sendsCard(payment, "pays");
    await buyer.signsIn();
    return paymentStatusAddress({ ...WAY, paymentId: payment.id });
  }),
  play: async ({ canvas }) => {
    // Nobody else had taken the slot meanwhile.
    await expect(await canvas.findByRole("heading", { name: /it's yours/ })).toBeVisible();
    await expect(canvas.getByText("A clear half hour")).toBeVisible();
  },
});

export const NeedsConfirmation = meta.story({
  parameters: scene(async (world) => (await afterCard(world, "asks")).address),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Payment Failed" })).toBeVisible();
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
    await canvas.findByRole("heading", { name: "We couldn't check your payment" });
    await expect(canvas.getByText(/Please don't pay again before you know/)).toBeVisible();
    // The card has been charged.
    await expect(canvas.queryByText(/Nothing was charged/)).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: scene(async (world) => {
    const { address } = await afterCard(world, "pays");
    world.faults.failing.add("completePayment");
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "We couldn't check your payment" }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Check again" })).toBeVisible();
    await expect(canvas.getAllByText(/Reference:/)).toHaveLength(1);
    await expect(canvas.getByText(/don't pay again/)).not.toHaveTextContent("Reference");
  },
});

export const LoggedOut = meta.story({
  parameters: scene(async (world) => {
    const { address } = await afterCard(world, "pays");
    world.token = null;
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Log in" }));
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/login"));
  },
});

export const NotFound = meta.story({
  parameters: scene(async (world) => {
    await wantedDrop(world);
    return paymentStatusAddress({ ...WAY, paymentId: "pay_999999" });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Lost Ticket Alert")).toBeVisible();
  },
});

const returned = async (world: World) => (await afterCard(world, "pays")).address;

export const Offline = meta.story(offline(returned));
export const SessionEnded = meta.story(sessionEnded(returned));

/** It came out well for such a purchase. */
const paid = (facts: Parameters<typeof wantedDrop>[1]) =>
  scene(async (world) => (await afterCard(world, "pays", facts)).address);

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: paid({ by: LONG_NAMED, item: { title: LONG_TITLES.word } }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(LONG_TITLES.word)).toBeVisible();
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: paid({ by: RIGHT_TO_LEFT, item: { title: RIGHT_TO_LEFT_TEXTS.drop } }),
  play: async ({ canvas, canvasElement }) => {
    const title = await canvas.findByText(RIGHT_TO_LEFT_TEXTS.drop);
    await expectRightToLeft(title);
    await expect(getComputedStyle(title.parentElement as Element).direction).toBe("ltr");
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: paid({ by: LONGEST_PERSON, item: LONGEST_DROP }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(LONGEST_DROP.title)).toBeVisible();
    await expect(canvas.getByText(/€\s530\.000,00 incl\. VAT/)).toBeVisible();
    await expectToFit(canvasElement);
  },
});

export const LongestRefunded = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const held = await billedSession(world, { by: LONGEST_PERSON, item: LONGEST_OFFER });
    await losesSlot(world, held);
    await held.buyer.sendsCard(held.payment, "pays");
    await held.buyer.signsIn();
    return paymentStatusAddress({ ...WAY, paymentId: held.payment.id });
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: "Your money is on its way back" });
    await expect(canvas.getByText(LONGEST_OFFER.title)).toBeVisible();
    await expectToFit(canvasElement);
  },
});
