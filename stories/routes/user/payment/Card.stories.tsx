import { expect, screen as page, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { withCards } from "../../../../mocks/devices/cards.tsx";
import { CARDS } from "../../../../server/world/actions.ts";
import { LONGEST_BILLING, LONGEST_OFFER } from "../../../../server/world/extremes/longest.ts";
import { LONG_BILLING, LONG_TITLES } from "../../../../server/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT_BILLING,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../server/world/extremes/rightToLeft.ts";
import { MINUTE_MS } from "../../../../src/domain/shared/limits.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { method, pay, typeCard } from "./card.ts";
import { billedSession } from "./scenes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import {
  billingOf,
  comesFrom,
  country,
  factsOf,
  minutes,
  minutesOf,
  names,
} from "../../../support/controlledFacts.ts";
import {
  asAtFirst,
  controlled,
  howMany,
  paidCentsOf,
  price,
  toggle,
} from "../../../support/controls.ts";

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

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      euro: price("Price", 60, { isFreeAllowed: false }),
      minutes,
      isCompany: toggle("A company buys"),
      from: country,
      gone: howMany("Minutes since the hold began", { initial: 0, most: 14 }),
    },
    open: async (world, { names: kind, euro, minutes: lasts, isCompany, from, gone }) => {
      const facts = factsOf(kind);
      const countryCode = comesFrom(world, from);
      const priced = { priceInCents: paidCentsOf(euro), durationInMinutes: minutesOf(lasts) };
      const { address } = await billedSession(world, {
        by: facts.creator,
        item: { ...facts.offer, ...priced },
        ...facts.guest,
        countryCode,
        billing: null,
        billed: billingOf({ names: kind, isCompany, countryCode }),
      });
      world.clock.advance(gone * MINUTE_MS);
      return address;
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /^Pay €\s72,60$/ })).toBeEnabled(),
    );
    await expect(canvas.getByLabelText("Card number")).toBeVisible();
    await expect(await billedTo()).toHaveTextContent(
      "Billed to Demo Visitor, Demo Street 1, 1000 Brussels, Belgium",
    );
    await expect(canvas.getByText("Test cards")).toBeVisible();
  }),
});

export const Pays = meta.story({
  play: async ({ canvas, ...context }) => {
    await typeCard("pays");
    await pay();
    await expect(await canvas.findByRole("heading", { name: /you’re booked/ })).toBeVisible();
    await expect(addressOf(stageOf(context))).toContain("redirect_status=succeeded");
  },
});

/** Also what going back from a bank's own page shows, until it reloads. */
export const Paying = meta.story({
  play: async ({ canvas, ...context }) => {
    const { world, traces } = stageOf(context);
    await typeCard("pays");
    world.faults.network = "never answers";
    await pay();
    const button = canvas.getByRole("button", { name: /^Pay/ });
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await expect(traces.reloads).toBe(1);
  },
});

export const Declined = meta.story({
  play: async () => {
    await typeCard("declines");
    await pay();
    await waitFor(async () =>
      expect(await method()).toHaveTextContent(
        "Your card was declined. Try another card or ask your bank.",
      ),
    );
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
    await expect(await canvas.findByRole("heading", { name: /you’re booked/ })).toBeVisible();
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
    await expect(await canvas.findByRole("heading", { name: /you’re booked/ })).toBeVisible();
  }),
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
