import type { PaymentIntent } from "@stripe/stripe-js";
import { expect, screen as page, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf, type Stage } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import {
  answeringCards,
  refusingCards,
  unavailableCards,
  withCards,
} from "../../../../mocks/devices/cards.tsx";
import { CARDS, personOf } from "../../../../mocks/world/deeds.ts";
import { LONGEST_BILLING, LONGEST_OFFER } from "../../../../mocks/world/extremes/longest.ts";
import { LONG_BILLING, LONG_TITLES } from "../../../../mocks/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT_BILLING,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../mocks/world/extremes/rightToLeft.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import type { OneOnOneRow } from "../../../../server/store/ports/catalogue.ts";
import type { PaymentRow } from "../../../../server/store/ports/payments.ts";
import type { UserRow } from "../../../../server/store/ports/profiles.ts";
import { pay, typeCard } from "./card.ts";
import { billedSession } from "./scenes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";

const meta = preview.meta({
  title: "Screens/Payment/Card",
  ...screen,
  parameters: {
    ...screen.parameters,
    ...scene(async (world) => (await billedSession(world)).address),
  },
});

/** The line with who is billed. */
const billedTo = () =>
  page.findByText((_, element) => element?.textContent?.startsWith("Billed to ") ?? false, {
    selector: "p",
  });
const method = () => page.findByRole("group", { name: "Payment Method" });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /^Pay €\s72,60$/ })).toBeEnabled(),
    );
    await expect(canvas.getByLabelText("Card number")).toBeVisible();
    await expect(await billedTo()).toHaveTextContent(
      "Billed to Demo Visitor, Demo Street 1, 1000 Brussels, Belgium",
    );
    await expect(canvas.getByText("Test cards")).toBeVisible();
  },
});

export const Pays = meta.story({
  play: async ({ canvas, ...context }) => {
    await typeCard("pays");
    await pay();
    await expect(await canvas.findByRole("heading", { name: /it's yours/ })).toBeVisible();
    await expect(addressOf(stageOf(context))).toContain("redirect_status=succeeded");
  },
});

export const Paying = meta.story({
  play: async ({ canvas, ...context }) => {
    await typeCard("pays");
    stageOf(context).world.faults.network = "never answers";
    await pay();
    const button = canvas.getByRole("button", { name: /^Pay/ });
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
  },
});

export const Declined = meta.story({
  play: async () => {
    await typeCard("declines");
    await pay();
    await waitFor(async () => expect(await method()).toHaveTextContent("Your card was declined."));
  },
});

export const Mistyped = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Card number"), "4242");
    await pay();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Your card number is incomplete.",
    );
    await expect(canvas.getByLabelText("Card number")).toBeInvalid();
  },
});

export const AsksForConfirmation = meta.story({
  play: async () => {
    await typeCard("asks");
    await pay();
    await expect(await page.findByRole("dialog", { name: /is this you/ })).toBeVisible();
  },
});

export const Approved = meta.story({
  play: async ({ canvas }) => {
    await typeCard("asks");
    await pay();
    await userEvent.click(await page.findByRole("button", { name: "Approve" }));
    await expect(await canvas.findByRole("heading", { name: /it's yours/ })).toBeVisible();
  },
});

export const Denied = meta.story({
  play: async ({ canvas }) => {
    await typeCard("asks");
    await pay();
    await userEvent.click(await page.findByRole("button", { name: "Deny" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/unable to authenticate/);
  },
});

export const ByKeyboard = meta.story({
  play: byKeyboard(async ({ canvas, keys }) => {
    const number = await keys.tabTo("textbox", "Card number");
    await keys.press("4242");
    await keys.tabTo("button", /^Pay/);
    await keys.press("{Enter}");
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("Your card number is incomplete.");
    await expect(await method()).toHaveAccessibleDescription(alert.textContent);
    await expect(number).toBeInvalid();
    await waitFor(() => expect(number).toHaveFocus());
    await keys.press(`{Control>}a{/Control}${CARDS.asks}`);
    await keys.tabTo("textbox", "Expiration date");
    await keys.press("1240");
    await keys.tabTo("textbox", "Security code");
    await keys.press("123");
    const payButton = await keys.tabTo("button", /^Pay/);
    await keys.press("{Enter}");
    await waitFor(() => expect(page.getByRole("button", { name: "Deny" })).toHaveFocus());
    await keys.press("{Escape}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/unable to authenticate/);
    await waitFor(() => expect(payButton).toHaveFocus());
    await keys.press("{Enter}");
    await keys.tabTo("button", "Approve");
    await keys.press("{Enter}");
    await expect(await canvas.findByRole("heading", { name: /it's yours/ })).toBeVisible();
  }),
});

export const StaysPending = meta.story({
  play: async ({ canvas, ...context }) => {
    await typeCard("staysPending");
    await pay();
    await expect(await canvas.findByRole("heading", { name: /still working/ })).toBeVisible();
    await expect(addressOf(stageOf(context))).toContain("redirect_status=processing");
  },
});

/** The provider's answer leaves the payment in such a status: what is said, and what can be pressed. */
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
    const offered = presses.filter(({ textContent }) => /^(Pay|See|Start)/.test(textContent));
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
  leftIn("requires_action", /follow your bank's steps/, /^Pay €/),
);
export const StatusRequiresCapture = meta.story(
  leftIn("requires_capture", /Don't pay again/, /^See where it stands$/),
);
export const StatusUnknown = meta.story(
  leftIn("of_tomorrow" as "canceled", /Don't pay again/, /^See where it stands$/),
);

/** Another tab takes another time, which cancels the attempt that this one shows. */
export const StartedAgain = meta.story({
  play: async ({ canvas, ...context }) => {
    await typeCard("pays");
    await takesAnotherTime(stageOf(context));
    await pay();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Unexpected payment status: canceled",
    );
    await userEvent.click(canvas.getByRole("link", { name: "Start again" }));
    await expect(await canvas.findByText("Thursday 19 March 2026 at 11:00")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
    await typeCard("pays");
    await pay();
    await expect(await canvas.findByRole("heading", { name: /it's yours/ })).toBeVisible();
  },
});

async function takesAnotherTime({ world, address }: Stage) {
  const [, , id = ""] = address.split("?")[0]?.split("/") ?? [];
  const { buyerId, itemId } = (await world.store.payments.byId(id)) as PaymentRow;
  const [row] = await world.store.users.byIds([buyerId]);
  const offer = (await world.store.catalog.byId(itemId)) as OneOnOneRow;
  const buyer = personOf(world, row as UserRow);
  await buyer.takes(offer, "2026-03-19T10:00:00Z");
  await buyer.opensPayment(offer);
}

export const RefusedWithoutWords = meta.story({
  decorators: [withCards(() => refusingCards())],
  play: async ({ canvas }) => {
    await typeCard("pays");
    await pay();
    await expect(await canvas.findByRole("alert")).toHaveTextContent("An unknown error occurred.");
  },
});

export const NoIntentInTheAnswer = meta.story({
  decorators: [withCards(() => answeringCards({}))],
  play: async ({ canvas }) => {
    await typeCard("pays");
    await pay();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "No payment intent found in result.",
    );
  },
});

export const ProviderUnavailable = meta.story({
  decorators: [withCards(() => unavailableCards({ times: Infinity }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Card payments don't work right now. Nothing was charged.",
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
    await expect(canvas.getByRole("heading", { name: "How do you pay?" })).toHaveFocus();
  },
});

export const Loading = meta.story({
  decorators: [withCards(() => () => new Promise(() => {}))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading the card form")).toBeInTheDocument();
  },
});

export const BackToDetails = meta.story({
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Back" }));
    await expect(await canvas.findByLabelText("City")).toHaveValue("Brussels");
    await expect(addressOf(stageOf(context))).not.toContain("step=payment");
  },
});

/** The card step of such a purchase. */
const billed = (facts: Parameters<typeof billedSession>[1]) =>
  scene(async (world) => (await billedSession(world, facts)).address);

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: billed({ billing: LONG_BILLING, item: { title: LONG_TITLES.word } }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText("Card number");
    await expect(await billedTo()).toHaveTextContent(LONG_BILLING.companyName);
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: billed({
    billing: RIGHT_TO_LEFT_BILLING,
    item: { title: RIGHT_TO_LEFT_TEXTS.offer },
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText("Card number");
    const line = await billedTo();
    await expect(getComputedStyle(line).direction).toBe("ltr");
    await expectRightToLeft(canvas.getByText(RIGHT_TO_LEFT_BILLING.companyName));
    await expectRightToLeft(canvas.getByText(RIGHT_TO_LEFT_BILLING.firstAddressLine));
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: billed({ billing: LONGEST_BILLING, item: LONGEST_OFFER }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("button", { name: /^Pay €\s605\.000,00$/ })).toBeVisible();
    await expect(await billedTo()).toHaveTextContent(LONGEST_BILLING.firstAddressLine);
    await expectToFit(canvasElement);
  },
});
