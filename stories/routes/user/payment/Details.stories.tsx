import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { MINUTE_MS } from "../../../../src/domain/shared/limits.ts";
import { DEMO_BILLING } from "../../../../server/world/actions.ts";
import {
  LONGEST_BILLING,
  LONGEST_OFFER,
  LONGEST_PERSON,
} from "../../../../server/world/extremes/longest.ts";
import {
  LONG_BILLING,
  LONG_NAMED,
  LONG_TITLES,
} from "../../../../server/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT_BILLING,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../server/world/extremes/rightToLeft.ts";
import { nothingCanBeSaved } from "../../../../server/world/outages.ts";
import type { World } from "../../../../server/world/world.ts";
import { user } from "../../../../server/world/people.ts";
import { NOT_SAVED } from "../../../../src/domain/shared/errors.ts";
import { heldSession, wantedDrop } from "./scenes.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard, isToBeCorrected } from "../../../support/keyboard.ts";
import { asksBeforeReload, isAskedBeforeLeaving } from "../../../support/leaving.ts";
import { answersLate } from "../../../support/late.ts";
import type { Canvas, Played } from "../../../support/played.ts";
import { offline, sessionEnded } from "../../../support/sharedStates.ts";
import { press, summary } from "./details.ts";
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

const meta = preview.meta({ title: "Screens/Payment/Details", ...screen });

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      euro: price("Price", 60, { isFreeAllowed: false }),
      minutes,
      isCompany: toggle("A company buys"),
      from: country,
      gone: howMany("Minutes since the hold began", { initial: 0, most: 15 }),
    },
    open: async (world, { names: kind, euro, minutes: lasts, isCompany, from, gone }) => {
      const facts = factsOf(kind);
      const priced = { priceInCents: paidCentsOf(euro), durationInMinutes: minutesOf(lasts) };
      const { address } = await heldSession(world, {
        by: facts.creator,
        item: { ...facts.offer, ...priced },
        ...facts.guest,
        countryCode: comesFrom(world, from),
        billing: isCompany ? billingOf({ names: kind, isCompany }) : null,
      });
      world.clock.advance(gone * MINUTE_MS);
      return address;
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Full name")).toHaveValue("Demo Visitor");
    await expect(canvas.getByRole("combobox", { name: "Country" })).toHaveValue("Belgium");
    await expect(summary().getByText("€ 72,60")).toBeVisible();
    await expect(summary().getByText("Thursday 19 March 2026 at 10:00")).toBeVisible();
    await expect(summary().getByText("Held for 15:00")).toBeVisible();
  }),
});

/** The account says Kolkata; for this visit, Brussels was picked in the booking step. */
export const ZoneOfTheVisit = meta.story({
  parameters: scene(async (world) => {
    return (await heldSession(world, { timeZone: "Asia/Kolkata" })).address;
  }),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText("Thursday 19 March 2026 at 14:30")).toBeVisible();
    const stage = stageOf(context);
    await stage.app?.router.navigate("/demo-speaker/booking/one_000001");
    await press("Show times in Europe/Brussels");
    await stage.app?.router.navigate(stage.address);
    await expect(await canvas.findByText("Thursday 19 March 2026 at 10:00")).toBeVisible();
    await expect(summary().getByText("Europe/Brussels (UTC+01:00)")).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: scene(async (world) => {
    const { address } = await heldSession(world);
    world.faults.hanging.add("paymentById");
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading your payment")).toBeInTheDocument();
    await leadsBack(canvas);
  },
});

export const Failed = meta.story({
  parameters: scene(async (world) => {
    const { address } = await heldSession(world);
    world.faults.failing.add("paymentById");
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/went wrong/);
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
    await leadsBack(canvas);
  },
});

/** To whose offerings one came from, whatever is known of the payment. */
async function leadsBack(canvas: Canvas) {
  const back = await canvas.findByRole("link", { name: "Back to the offerings" });
  await expect(back).toHaveAttribute("href", "/demo-speaker/offerings");
}

export const NotFound = meta.story({
  parameters: scene(async (world) => {
    await heldSession(world);
    return "/payment/pay_999999";
  }),
  play: async ({ canvas, ...context }) => {
    await saysNothingOfIt({ canvas, ...context });
    await expect(canvas.queryByRole("link", { name: "Back to the offerings" })).toBeNull();
  },
});

export const NotFoundWithWayBack = meta.story({
  parameters: scene(async (world) => {
    await heldSession(world);
    return "/payment/pay_999999?creatorSlug=demo-speaker";
  }),
  play: async ({ canvas, ...context }) => {
    await saysNothingOfIt({ canvas, ...context });
    await leadsBack(canvas);
  },
});

export const WayBackUnreadable = meta.story({
  parameters: scene(async (world) => {
    const { payment } = await heldSession(world);
    return `/payment/${payment.id}?creatorSlug=..%2F..%2Fbeamer`;
  }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Full name");
    await expect(canvas.queryByRole("link", { name: "Back to the offerings" })).toBeNull();
  },
});

export const OfAnotherAccount = meta.story({
  parameters: scene(async (world) => {
    const { address } = await heldSession(world);
    const other = await user(world, { firstName: "Other", email: "other@demo.example" });
    await other.signsIn();
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    await saysNothingOfIt({ canvas, ...context });
    await userEvent.click(canvas.getByRole("button", { name: "Switch account" }));
    await waitFor(() => expect(stageOf(context).traces.leftFor).toEqual(["/login"]));
  },
});

/** Whether such a payment exists is nobody else's business. */
async function saysNothingOfIt({ canvas, ...context }: Pick<Played, "canvas" | "loaded">) {
  await expect(
    await canvas.findByRole("heading", { name: "We can’t find this payment in your account" }),
  ).toBeVisible();
  await expect(canvas.getByText(/You’re logged in as/)).toBeVisible();
  await expect(canvas.queryByText(/€/)).toBeNull();
  await expect(addressOf(stageOf(context))).toMatch(/^\/payment\/pay_/);
}

export const LoggedOut = meta.story({
  parameters: scene(async (world) => {
    const { address } = await heldSession(world);
    world.token = null;
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("button", { name: "Continue with LinkedIn" });
    await expect(addressOf(stageOf(context))).toBe("/login");
  },
});

export const Incomplete = meta.story({
  parameters: scene(async (world) => (await heldSession(world)).address),
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText("Full name"));
    await press("Continue");
    await expect(await canvas.findByText("Full name is required")).toBeVisible();
    await expect(canvas.getByText("Address line 1 is required")).toBeVisible();
    await expect(canvas.getByLabelText("Full name")).toHaveFocus();
  },
});

export const TypedWhileSaving = meta.story({
  parameters: scene(async (world) => (await heldSession(world)).address),
  play: async ({ canvas, ...context }) => {
    await userEvent.type(await canvas.findByLabelText("Address line 1"), "Demo Street 1");
    await userEvent.type(canvas.getByLabelText("Postal code"), "1000");
    const city = canvas.getByLabelText("City");
    await userEvent.type(city, "Brus");
    const letAnswer = answersLate(stageOf(context).world, "updatePayment");
    await press("Continue");
    await userEvent.type(city, "sels");
    letAnswer();
    // Unsaved input is not left behind.
    const goOn = canvas.getByRole("button", { name: "Continue" });
    await waitFor(() => expect(goOn).not.toHaveAttribute("aria-busy"));
    await expect(city).toHaveValue("Brussels");
    await expect(addressOf(stageOf(context))).not.toContain("step=payment");
    await press("Continue");
    await canvas.findByRole("heading", { name: "Payment" });
    await expect(canvas.getByText("1000 Brussels")).toBeVisible();
  },
});

export const Saved = meta.story({
  parameters: scene(async (world) => (await heldSession(world)).address),
  play: async ({ canvas, ...context }) => {
    await userEvent.type(await canvas.findByLabelText("Address line 1"), "Demo Street 1");
    await userEvent.type(canvas.getByLabelText("Postal code"), "1000");
    await userEvent.type(canvas.getByLabelText("City"), "Brussels");
    await userEvent.click(canvas.getByLabelText(/next time/));
    await press("Continue");
    await expect(await canvas.findByRole("heading", { name: "Payment" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("region", { name: "Payment" })).toHaveFocus());
    await waitFor(() => expect(asksBeforeReload()).toBe(false));
    await expect(addressOf(stageOf(context))).toContain("step=payment");
  },
});

export const LeavingAsked = meta.story({
  parameters: scene(async (world) => (await heldSession(world)).address),
  play: async ({ canvas, ...context }) => {
    await userEvent.type(await canvas.findByLabelText("Address line 1"), "Demo Street 1");
    await isAskedBeforeLeaving({ canvas, ...context }, { link: "Beamers", to: "/user/home" });
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(async (world) => (await heldSession(world)).address),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("textbox", "Full name");
    await keys.press("{Backspace}{Enter}");
    await isToBeCorrected(canvas.getByLabelText("Full name"), "Full name is required");
    await keys.press("Demo Payer");
    await keys.tabTo("checkbox", "I’m buying for a company");
    await keys.press(" ");
    await keys.tabTo("textbox", "Company name");
    await keys.press("Demo Company");
    await keys.tabTo("textbox", "VAT/Tax number");
    await keys.press("NL004495445B01");
    await keys.tabTo("combobox", "Country");
    await keys.press("nether{Enter}");
    await keys.tabTo("textbox", "Address line 1");
    await keys.press("Demo Street 1");
    await keys.tabTo("textbox", "Postal code");
    await keys.press("1000{Enter}");
    await isToBeCorrected(canvas.getByLabelText("City"), "City is required");
    await keys.press("Amsterdam");
    await keys.tabTo("checkbox", /next time/);
    await keys.press(" ");
    await keys.tabTo("button", "Continue");
    await keys.press("{Enter}");
    await expect(await canvas.findByRole("heading", { name: "Payment" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("region", { name: "Payment" })).toHaveFocus());
    await expect(summary().getByText(/Reverse charge/)).toBeVisible();
  }),
});

export const Prefilled = meta.story({
  parameters: scene(async (world) => {
    const billing = { ...DEMO_BILLING, fullName: "Demo Payer" };
    return (await heldSession(world, { billing })).address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Full name")).toHaveValue("Demo Payer");
    await expect(canvas.getByLabelText("City")).toHaveValue("Brussels");
    await expect(canvas.getByLabelText(/next time/)).toBeChecked();
  },
});

export const SavingFailed = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment, address } = await heldSession(world);
    await buyer.savesBilling(payment);
    world.faults.failing.add("updatePayment");
    return address;
  }),
  play: async ({ canvas }) => {
    await press("Continue");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/went wrong/);
  },
});

export const NothingCanBeSaved = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment, address } = await heldSession(world);
    await buyer.savesBilling(payment);
    nothingCanBeSaved(world);
    return address;
  }),
  play: async ({ canvas }) => {
    const city = await canvas.findByLabelText("City");
    await userEvent.clear(city);
    await userEvent.type(city, "Ghent");
    await press("Continue");
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent(NOT_SAVED);
    await expect(alert).toHaveTextContent("Wait a moment and try again.");
    await expect(city).toHaveValue("Ghent");
  },
});

export const ForADocument = meta.story({
  parameters: scene(async (world) => (await wantedDrop(world)).address),
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Full name");
    await expect(summary().getByRole("heading", { name: "The quiet interface" })).toBeVisible();
    await expect(summary().queryByRole("timer")).not.toBeInTheDocument();
  },
});

const addressed = async (world: World) => (await heldSession(world)).address;

export const Offline = meta.story(offline(addressed));

export const SessionEnded = meta.story(sessionEnded(addressed));

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const facts = { by: LONG_NAMED, billing: LONG_BILLING, item: { title: LONG_TITLES.word } };
    return (await heldSession(world, facts)).address;
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText("Company name")).toHaveValue(
      LONG_BILLING.companyName,
    );
    await expect(summary().getByRole("heading", { name: LONG_TITLES.word })).toBeVisible();
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const { offer: title, description } = RIGHT_TO_LEFT_TEXTS;
    const facts = { billing: RIGHT_TO_LEFT_BILLING, item: { title, description } };
    return (await heldSession(world, facts)).address;
  }),
  play: async ({ canvas, canvasElement }) => {
    await expectRightToLeft(await canvas.findByLabelText("Full name"));
    await expectRightToLeft(canvas.getByLabelText("Company name"));
    await expect(getComputedStyle(canvas.getByLabelText("VAT/Tax number")).direction).toBe("ltr");
    await expectRightToLeft(summary().getByRole("heading"));
    await expectRightToLeft(summary().getByText(RIGHT_TO_LEFT_TEXTS.description));
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const facts = { by: LONGEST_PERSON, billing: LONGEST_BILLING, item: LONGEST_OFFER };
    return (await heldSession(world, facts)).address;
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText(/^Address line 2/)).toHaveValue(
      LONGEST_BILLING.secondAddressLine,
    );
    await expect(summary().getByText("€ 605.000,00")).toBeVisible();
    await userEvent.click(summary().getByRole("button", { name: "See more" }));
    await expect(summary().getByText(LONGEST_OFFER.description)).toBeVisible();
    await expectToFit(canvasElement);
  },
});
