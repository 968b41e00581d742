import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import type { World } from "../../../../server/world/world.ts";
import {
  LONGEST_DROP,
  LONGEST_OFFER,
  LONGEST_PERSON,
} from "../../../../server/world/extremes/longest.ts";
import { LONG_NAMED, LONG_TITLES } from "../../../../server/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../server/world/extremes/rightToLeft.ts";
import type { BillingDetails } from "../../../../server/store/ports/profiles.ts";
import { paymentStatusAddress } from "../../../../src/domain/payments/addresses.ts";
import { afterCard, billedSession, paysTooLate, wantedDrop, WAY } from "./scenes.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { offline, sessionEnded } from "../../../support/sharedStates.ts";
import { comesFrom, country, factsOf, names, billingOf } from "../../../support/controlledFacts.ts";
import { asAtFirst, choice, controlled, paidCentsOf, price } from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Payment/Status", ...screen });

export const Success = meta.story({
  ...controlled({
    controls: {
      names,
      euro: price("Price", 12, { isFreeAllowed: false }),
      card: choice("The card", ["pays", "declines", "asks", "stays pending"]),
      from: country,
    },
    open: async (world, { names: kind, euro, card, from }) => {
      const facts = factsOf(kind);
      const countryCode = comesFrom(world, from);
      const outcome = card === "stays pending" ? "staysPending" : card;
      const { address } = await afterCard(world, outcome, {
        by: facts.creator,
        item: { ...facts.drop, priceInCents: paidCentsOf(euro) },
        ...facts.guest,
        countryCode,
        billing: null,
        billed: billingOf({ names: kind, isCompany: false, countryCode }),
      });
      return address;
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /it’s yours/ })).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent(
      /^Redirecting in [1-5] seconds\.\.\.$/,
    );
    await expect(canvas.getByText(/We received €\s12,72 incl\. VAT/)).toBeVisible();
    await expect(canvas.getByText(/^VAT 6% \(Belgium\): €\s0,72\.$/)).toBeVisible();
    for (const name of ["Open it", "Redirect now"]) {
      await expect(canvas.getByRole("link", { name })).toHaveAttribute(
        "href",
        expect.stringMatching(/^\/demo-speaker\/consumable\/publication\//),
      );
    }
    await expect(canvas.getByRole("link", { name: "My Library" })).toBeVisible();
  }),
});

/** A paid session, for such a buyer. */
const paidSession = (
  billing: Partial<BillingDetails> = {},
  facts: Parameters<typeof billedSession>[1] = {},
) =>
  scene(async (world) => {
    const { buyer, payment } = await billedSession(world, facts);
    const billed = await buyer.savesBilling(payment, billing);
    const { intent } = await buyer.sendsCard(billed, "pays");
    await buyer.signsIn();
    return paymentStatusAddress({ ...WAY, redirectUrl: null, paymentId: payment.id, intent });
  });

export const SessionPaidInPerson = meta.story({
  parameters: paidSession(
    {},
    { item: { meetingPlace: { kind: "ADDRESS", details: "Demo Street 1\n1000 Brussels" } } },
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: /you’re booked/ });
    const place = canvas.getByText(/^In person/);
    await expect(place).toHaveTextContent("In person: Demo Street 1, 1000 Brussels");
  },
});

export const SessionPaid = meta.story({
  parameters: paidSession(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /you’re booked/ })).toBeVisible();
    await expect(canvas.getByText("Thursday 19 March 2026, 10:00–10:30")).toBeVisible();
    await expect(canvas.getByText(/is saved in/)).toHaveTextContent(
      "Your session with Demo Speaker is saved in My Sessions. Put it in your calendar, too:",
    );
    await expect(canvas.queryByText(/way in|by video/)).toBeNull();
    await expect(canvas.getByRole("link", { name: "See your booking" })).toBeVisible();
    await expect(canvas.getByText(/^VAT 21% \(Belgium\): €\s12,60\.$/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "My Sessions" })).toHaveAttribute(
      "href",
      "/user/home?tab=sessions",
    );
    const file = canvas.getByRole("link", { name: "Calendar file" });
    await expect(decodeURIComponent(file.getAttribute("href") ?? "")).toContain("BEGIN:VALARM");
    await expect(canvas.getByRole("link", { name: "Google" }).getAttribute("href")).toMatch(
      /^https:\/\/calendar\.google\.com\/.*20260319T090000Z%2F20260319T093000Z/,
    );
    await expect(canvas.getByRole("link", { name: "Outlook" }).getAttribute("href")).toMatch(
      /^https:\/\/outlook\.live\.com\/.*startdt=2026-03-19T09%3A00/,
    );
  },
});

export const BackToPaid = meta.story({
  parameters: paidSession(),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Redirect now" }));
    await waitFor(() => expect(addressOf(stageOf(context))).not.toContain("/payment/"));
    await waitFor(() => expect(canvas.queryByText("What happens next")).toBeNull());
    await stageOf(context).app?.router.navigate(-1);
    // Going back does not redirect again.
    await expect(await canvas.findByText(/this page stays open/)).toBeVisible();
    await expect(canvas.queryByText(/Redirecting in/)).toBeNull();
  },
});

export const PaidByReverseCharge = meta.story({
  parameters: paidSession({
    isCompany: true,
    companyName: "Demo Company",
    vatNumber: "NL004495445B01",
    countryCode: "NL",
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We received €\s60,00 for/)).toBeVisible();
    await expect(canvas.getByText("Reverse charge: your company accounts for VAT.")).toBeVisible();
  },
});

export const PaidFromOutsideTheEu = meta.story({
  parameters: paidSession({ countryCode: "CH" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We received €\s60,00 for/)).toBeVisible();
    await expect(canvas.getByText("No VAT: Switzerland is outside the EU.")).toBeVisible();
  },
});

/** Anyone who does something here has not finished reading. */
export const ReadingOn = meta.story({
  parameters: scene(async (world) => (await afterCard(world, "pays")).address),
  play: async ({ canvas }) => {
    await canvas.findByRole("timer");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.queryByRole("timer")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("link", { name: "Redirect now" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Open it" })).toBeVisible();
  },
});

export const Staying = meta.story({
  parameters: scene(async (world) => (await afterCard(world, "pays")).address),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Stay here" }));
    await expect(canvas.queryByRole("timer")).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Open it" })).toBeVisible();
  },
});

export const PaidWithoutParameters = meta.story({
  parameters: scene(async (world) => {
    const { payment } = await afterCard(world, "pays");
    return paymentStatusAddress({ ...WAY, paymentId: payment.id });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /it’s yours/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Continue" })).toHaveAttribute(
      "href",
      "/user/home",
    );
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
      expect.stringMatching(/^\/demo-speaker\/consumable\/publication\//),
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

export const Failed = meta.story({
  parameters: scene(async (world) => {
    const { address } = await afterCard(world, "pays");
    world.faults.failing.add("completePayment");
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "We couldn’t check your payment" }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Check again" })).toBeVisible();
    await expect(canvas.getAllByText(/Reference:/)).toHaveLength(1);
    await expect(canvas.getByText(/don’t pay again/)).not.toHaveTextContent("Reference");
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
    await expect(
      await canvas.findByRole("heading", { name: "We can’t find this payment in your account" }),
    ).toBeVisible();
  },
});

const returned = async (world: World) => (await afterCard(world, "pays")).address;

export const Offline = meta.story(offline(returned));

export const SessionEnded = meta.story(sessionEnded(returned));

/** Such a purchase succeeded. */
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
    await paysTooLate(world, held);
    await held.buyer.signsIn();
    return paymentStatusAddress({ ...WAY, paymentId: held.payment.id });
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: "Your money is on its way back" });
    await expect(canvas.getByText(LONGEST_OFFER.title)).toBeVisible();
    await expectToFit(canvasElement);
  },
});
