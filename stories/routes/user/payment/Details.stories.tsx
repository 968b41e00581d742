import { expect, screen as page, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { DEMO_BILLING } from "../../../../mocks/world/deeds.ts";
import {
  LONGEST_BILLING,
  LONGEST_OFFER,
  LONGEST_PERSON,
} from "../../../../mocks/world/extremes/longest.ts";
import {
  LONG_BILLING,
  LONG_NAMED,
  LONG_TITLES,
} from "../../../../mocks/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT_BILLING,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../mocks/world/extremes/rightToLeft.ts";
import { vatServiceIsAway } from "../../../../mocks/world/outages.ts";
import type { World } from "../../../../mocks/world/world.ts";
import { HOLD_MS } from "../../../../src/domain/shared/limits.ts";
import { heldSession, losesSlot, wantedDrop } from "./scenes.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard, isToBeCorrected } from "../../../support/keyboard.ts";
import { offline, sessionEnded } from "../../../support/sharedStates.ts";

const meta = preview.meta({ title: "Screens/Payment/Details", ...screen });

const COMPANY = {
  isCompany: true,
  companyName: "Demo Company",
  vatNumber: "BE 0403.019.261",
} as const;

const press = async (name: string) => userEvent.click(await page.findByRole("button", { name }));
const summary = () => within(page.getByRole("complementary", { name: "Order summary" }));

export const Ready = meta.story({
  parameters: scene(async (world) => (await heldSession(world)).address),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Full name")).toHaveValue("Demo Visitor");
    await expect(canvas.getByRole("combobox", { name: "Country" })).toHaveValue("Belgium");
    await expect(summary().getByText("€ 72,60")).toBeVisible();
    await expect(summary().getByText("Thursday 19 March 2026 at 10:00")).toBeVisible();
    await expect(summary().getByText("Held for 15:00")).toBeVisible();
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
  },
});

export const NotFound = meta.story({
  parameters: scene(async (world) => {
    await heldSession(world);
    return "/payment/pay_999999";
  }),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText("Lost Ticket Alert")).toBeVisible();
    await expect(addressOf(stageOf(context))).toBe("/404");
  },
});

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

export const Saved = meta.story({
  parameters: scene(async (world) => (await heldSession(world)).address),
  play: async ({ canvas, ...context }) => {
    await userEvent.type(await canvas.findByLabelText("Address line 1"), "Demo Street 1");
    await userEvent.type(canvas.getByLabelText("Postal code"), "1000");
    await userEvent.type(canvas.getByLabelText("City"), "Brussels");
    await userEvent.click(canvas.getByLabelText(/next time/));
    await press("Continue");
    await expect(await canvas.findByRole("heading", { name: "How do you pay?" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("region", { name: "Payment" })).toHaveFocus());
    await expect(addressOf(stageOf(context))).toContain("step=payment");
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(async (world) => (await heldSession(world)).address),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("textbox", "Full name");
    await keys.press("{Backspace}{Enter}");
    await isToBeCorrected(canvas.getByLabelText("Full name"), "Full name is required");
    await keys.press("Demo Payer");
    await keys.tabTo("checkbox", "I'm buying for a company");
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
    await expect(await canvas.findByRole("heading", { name: "How do you pay?" })).toBeVisible();
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

export const WrongVatNumber = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment, address } = await heldSession(world);
    await buyer.savesBilling(payment);
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByLabelText("I'm buying for a company"));
    await userEvent.type(canvas.getByLabelText("Company name"), "Demo Company");
    await userEvent.type(canvas.getByLabelText("VAT/Tax number"), "BE 0403.019.262");
    await press("Continue");
    await expect(await canvas.findByText("VAT number is not correct")).toBeVisible();
    await expect(addressOf(stageOf(context))).not.toContain("step=payment");
  },
});

export const ReverseCharge = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment, address } = await heldSession(world);
    await buyer.savesBilling(payment, {
      isCompany: true,
      companyName: "Demo Company",
      vatNumber: "NL 0044.95.445.B01",
      countryCode: "NL",
    });
    return address;
  }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Company name");
    await expect(summary().getByText(/Reverse charge/)).toBeVisible();
    await expect(summary().getAllByText("€ 60,00")).toHaveLength(2);
  },
});

export const VatServiceAway = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment, address } = await heldSession(world);
    vatServiceIsAway(world);
    await buyer.savesBilling(payment, COMPANY);
    return address;
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText("VAT/Tax number"));
    await userEvent.tab();
    await expect(await canvas.findByText(/VAT service doesn't answer/)).toBeVisible();
    await press("Continue");
    await expect(await canvas.findByRole("heading", { name: "How do you pay?" })).toBeVisible();
  },
});

export const VatCheckFailed = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment, address } = await heldSession(world);
    await buyer.savesBilling(payment, COMPANY);
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByLabelText("VAT/Tax number");
    stageOf(context).world.faults.failing.add("validateVatNumber");
    await press("Continue");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /^The number couldn't be checked\. Something went wrong on our side\. Try again\./,
    );
    await expect(canvas.getByLabelText("VAT/Tax number")).toHaveFocus();
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

export const HoldRanOut = meta.story({
  parameters: scene(async (world) => {
    const { buyer, address } = await heldSession(world);
    world.clock.advance(HOLD_MS);
    await buyer.signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Your time was held for 15 minutes and is no longer yours."),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Choose another time" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/demo-speaker\/booking\//),
    );
  },
});

export const SlotTaken = meta.story({
  parameters: scene(async (world) => {
    const held = await heldSession(world);
    await losesSlot(world, held);
    await held.buyer.signsIn();
    return held.address;
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: /held for 15 minutes and is no longer yours/ });
    await userEvent.click(canvas.getByRole("link", { name: "Choose another time" }));
    await expect(
      await canvas.findByRole("heading", { name: "Choose your time slot" }),
    ).toBeVisible();
  },
});

export const PriceByIP = meta.story({
  parameters: scene(async (world) => {
    world.ipCountryCode = "DE";
    return (await heldSession(world, { countryCode: null })).address;
  }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Full name");
    await expect(summary().getByText("VAT 19% (Germany)")).toBeVisible();
    await expect(summary().getByText("€ 71,40")).toBeVisible();
    await expect(summary().getByText(/follows your billing address/)).toBeVisible();
  },
});

export const CountryChosen = meta.story({
  parameters: scene(async (world) => {
    world.cookies.set("country", "US");
    return (await heldSession(world)).address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: "Country" })).toHaveValue(
      "United States",
    );
    await expect(
      summary().getByText("No VAT: United States is outside the European Union."),
    ).toBeVisible();
    await expect(summary().getAllByText("€ 60,00")).toHaveLength(2);
  },
});

export const Pending = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment, address } = await wantedDrop(world);
    await buyer.pays(await buyer.savesBilling(payment), "staysPending");
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole("heading", { name: /still working/ })).toBeVisible();
    await expect(addressOf(stageOf(context))).toMatch(/^\/payment\/[^/]+\/status/);
  },
});

export const GivenUpBefore = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment, address } = await wantedDrop(world);
    await buyer.givesUp(await buyer.savesBilling(payment));
    return address;
  }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Full name");
    await press("Continue");
    await expect(await canvas.findByRole("button", { name: /^Pay/ })).toBeVisible();
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

export const AlreadyPaid = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment, address } = await wantedDrop(world);
    await buyer.savesBilling(payment);
    await buyer.pays(payment);
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole("heading", { name: /it's yours/ })).toBeVisible();
    await waitFor(() =>
      expect(addressOf(stageOf(context))).toMatch(/^\/payment\/[^/]+\/status\?redirectUrl/),
    );
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
