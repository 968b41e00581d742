import type { PaymentIntent } from "@stripe/stripe-js";
import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import {
  answeringCards,
  refusingCards,
  unavailableCards,
  withCards,
} from "../../../../mocks/devices/cards.tsx";
import { method, pay, typeCard } from "./card.ts";
import { billedSession } from "./scenes.ts";

const meta = preview.meta({
  title: "Screens/Payment/Card",
  ...screen,
  parameters: {
    ...screen.parameters,
    ...scene(async (world) => (await billedSession(world)).address),
  },
});

export const StaysPending = meta.story({
  play: async ({ canvas, ...context }) => {
    await typeCard("staysPending");
    await pay();
    await expect(await canvas.findByRole("heading", { name: /still working/ })).toBeVisible();
    await expect(addressOf(stageOf(context))).toContain("redirect_status=processing");
  },
});

/**
 * The provider's answer leaves the payment in this status: what is said, and what can be pressed.
 */
const leftIn = (status: PaymentIntent.Status, says: RegExp, next: RegExp) => ({
  decorators: [
    withCards(() => answeringCards({ paymentIntent: { id: "pi_1", status } as PaymentIntent })),
  ],
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await typeCard("pays");
    await pay();
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent(says);
    await expect(alert).toHaveTextContent(`Unexpected payment status: ${status}`);
    const form = within((await method()).closest("form") as HTMLElement);
    const presses = [...form.queryAllByRole("link"), ...form.getAllByRole("button")];
    const offered = presses.filter(({ textContent }) => /^(Pay|Check|Start)/.test(textContent));
    await expect(offered).toHaveLength(1);
    await expect(offered[0]).toHaveTextContent(next);
    await waitFor(() => expect(offered[0]).toHaveFocus());
  },
});

export const StatusCanceled = meta.story(
  leftIn("canceled", /was cancelled.*Start again/, /^Start again$/),
);

export const StatusRequiresPaymentMethod = meta.story(
  leftIn("requires_payment_method", /another card/, /^Pay €/),
);

export const StatusRequiresConfirmation = meta.story(
  leftIn("requires_confirmation", /Press Pay again/, /^Pay €/),
);

export const StatusRequiresAction = meta.story(
  leftIn("requires_action", /follow your bank’s steps/, /^Pay €/),
);

export const StatusRequiresCapture = meta.story(
  leftIn("requires_capture", /Don’t pay again/, /^Check its status$/),
);

export const StatusUnknown = meta.story(
  leftIn("of_tomorrow" as "canceled", /Don’t pay again/, /^Check its status$/),
);

export const NotAsked = meta.story({
  play: async ({ canvas, ...context }) => {
    await typeCard("pays");
    stageOf(context).world.faults.failing.add("paymentById");
    await pay();
    const alert = await canvas.findByRole("alert", {});
    await expect(alert).toHaveTextContent(/^Nothing was charged\. Something went wrong/);
  },
});

export const RefusedWithoutWords = meta.story({
  decorators: [withCards(() => refusingCards())],
  play: async ({ canvas }) => {
    await typeCard("pays");
    await pay();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /Don’t pay again before.*An unknown error occurred\.$/,
    );
    await expect(canvas.getByRole("link", { name: "Check its status" })).toBeVisible();
  },
});

export const NoIntentInTheAnswer = meta.story({
  decorators: [withCards(() => answeringCards({}))],
  play: async ({ canvas }) => {
    await typeCard("pays");
    await pay();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /Don’t pay again before.*No payment intent found in result\.$/,
    );
  },
});

export const ProviderUnavailable = meta.story({
  decorators: [withCards(() => unavailableCards({ times: Infinity }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Card payments aren’t working right now. Nothing was charged.",
    );
    await expect(canvas.queryByRole("button", { name: /^Pay/ })).not.toBeInTheDocument();
  },
});

export const ProviderBackAgain = meta.story({
  // StrictMode or not, the first screen is without a provider.
  decorators: [withCards(() => unavailableCards({ times: 1 }))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getByLabelText("Card number")).toBeVisible());
    await expect(canvas.getByRole("heading", { name: "Payment" })).toHaveFocus();
  },
});
