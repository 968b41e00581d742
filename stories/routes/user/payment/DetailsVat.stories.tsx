import { expect, screen as page, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { vatServiceIsAway } from "../../../../server/world/outages.ts";
import { heldSession } from "./scenes.ts";
import { retype } from "../../../support/played.ts";
import { press, summary } from "./details.ts";

const meta = preview.meta({ title: "Screens/Payment/Details", ...screen });

const COMPANY = {
  isCompany: true,
  companyName: "Demo Company",
  vatNumber: "BE 0403.019.261",
} as const;

/** The total is shown before anything is saved, and is what is charged then. */
export const FollowsTheCountry = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment, address } = await heldSession(world);
    await buyer.savesBilling(payment);
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("21% VAT, because you buy from Belgium.")).toBeVisible();
    await chooses("Switz");
    await expect(summary().getByText("No VAT: Switzerland is outside the EU.")).toBeVisible();
    await expect(summary().getByText("no VAT")).toBeVisible();
    await chooses("France");
    await expect(summary().getByText("20% VAT, because you buy from France.")).toBeVisible();
    await expect(summary().getByText("€ 72,00")).toBeVisible();
    await press("Continue");
    await expect(await canvas.findByRole("button", { name: /^Pay €\s72,00$/ })).toBeVisible();
    await expect(summary().getByText("€ 72,00")).toBeVisible();
  },
});

/** The Canary Islands are Spanish, and outside the Union's VAT area. */
export const FollowsThePostalCode = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment, address } = await heldSession(world);
    await buyer.savesBilling(payment);
    return address;
  }),
  play: async ({ canvas }) => {
    await canvas.findByText("21% VAT, because you buy from Belgium.");
    await chooses("Spain");
    await expect(summary().getByText("21% VAT, because you buy from Spain.")).toBeVisible();
    await retype(canvas.getByLabelText("Postal code"), "35001");
    await expect(
      await summary().findByText("No VAT: this part of Spain is outside the EU’s VAT area."),
    ).toBeVisible();
    await press("Continue");
    await expect(await canvas.findByRole("button", { name: /^Pay €\s60,00$/ })).toBeVisible();
    await expect(summary().getByText("no VAT")).toBeVisible();
  },
});

export const BecomesReverseCharge = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment, address } = await heldSession(world);
    await buyer.savesBilling(payment);
    return address;
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText("I’m buying for a company"));
    await userEvent.type(canvas.getByLabelText("Company name"), "Demo Company");
    await userEvent.type(canvas.getByLabelText("VAT/Tax number"), "NL004495445B01");
    await chooses("Netherlands");
    await expect(await canvas.findByText("Valid VAT number")).toBeVisible();
    await expect(
      await summary().findByText("Reverse charge: your company accounts for VAT."),
    ).toBeVisible();
    await expect(summary().getAllByText("VAT (reverse charge)")).toHaveLength(2);
    await press("Continue");
    await expect(await canvas.findByRole("button", { name: /^Pay €\s60,00$/ })).toBeVisible();
  },
});

async function chooses(country: string) {
  const field = await page.findByRole<HTMLInputElement>("combobox", { name: "Country" });
  await retype(field, `${country}{Enter}`);
}

export const WrongVatNumber = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment, address } = await heldSession(world);
    await buyer.savesBilling(payment);
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByLabelText("I’m buying for a company"));
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
    await expect(await canvas.findByText(/VAT service isn’t answering/)).toBeVisible();
    await press("Continue");
    await expect(await canvas.findByRole("heading", { name: "Payment" })).toBeVisible();
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
      /^The number couldn’t be checked\. Something went wrong on our side\. Try again in a few minutes\./,
    );
    await expect(canvas.getByLabelText("VAT/Tax number")).toHaveFocus();
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
    await expect(summary().getByText("19% VAT, because you buy from Germany.")).toBeVisible();
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
    await expect(summary().getByText("No VAT: United States is outside the EU.")).toBeVisible();
    await expect(summary().getAllByText("€ 60,00")).toHaveLength(2);
  },
});
