import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { DEMO_BILLING } from "../../../../server/world/actions.ts";
import { LONGEST_BILLING } from "../../../../server/world/extremes/longest.ts";
import { LONG_BILLING } from "../../../../server/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT_BILLING } from "../../../../server/world/extremes/rightToLeft.ts";
import { vatServiceIsAway } from "../../../../server/world/outages.ts";
import { user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import type { UserRow } from "../../../../server/store/ports/profiles.ts";
import { byKeyboard, isToBeCorrected } from "../../../support/keyboard.ts";
import { PATHS } from "../../../../src/domain/shared/paths.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { asksBeforeReload, isAskedBeforeLeaving } from "../../../support/leaving.ts";
import { type Canvas, retype } from "../../../support/played.ts";
import { offline, sessionEnded, signedOut } from "../../../support/sharedStates.ts";
import {
  billingOf,
  comesFrom,
  countryCalled,
  factsOf,
  names,
  zone,
  zoneOf,
} from "../../../support/controlledFacts.ts";
import { asAtFirst, controlled, toggle } from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/User/Settings", ...screen });

const SETTINGS = "/user/settings";
const COMPANY = {
  ...DEMO_BILLING,
  isCompany: true,
  companyName: "Demo Company",
  vatNumber: "BE0403170701",
};

async function visitor(world: World, facts: Partial<UserRow> = {}) {
  const person = await user(world, facts);
  await person.signsIn();
}

const settings = (facts: Partial<UserRow> = {}) =>
  scene(async (world) => {
    await visitor(world, facts);
    return SETTINGS;
  });

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      isSaved: toggle("Billing details are saved", true),
      isCompany: toggle("Buys for a company", true),
      from: countryCalled("Country"),
      zone: zone("Time zone"),
    },
    open: async (world, { names: kind, isSaved, isCompany, from, zone: inZone }) => {
      const countryCode = comesFrom(world, from);
      await visitor(world, {
        ...factsOf(kind).guest,
        countryCode,
        timeZone: zoneOf(inZone),
        billing: isSaved ? billingOf({ names: kind, isCompany, countryCode }) : null,
      });
      return SETTINGS;
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Company name")).toHaveValue("Demo Company");
    await expect(canvas.getByRole("combobox", { name: "Country" })).toHaveValue("Belgium");
    await expect(canvas.getByRole("button", { name: "Save" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  }),
});

/** Saved in a browser with newer zones: it is named, and another can be chosen. */
export const ZoneUnknownHere = meta.story({
  parameters: settings({ timeZone: "Antarctica/Tomorrow" }),
  play: async ({ canvas }) => {
    const zone = await canvas.findByRole("combobox", { name: "Your time zone" });
    await expect(zone).toHaveValue("Antarctica/Tomorrow");
    await userEvent.click(zone);
    await userEvent.clear(zone);
    await userEvent.type(zone, "brussels{Enter}");
    await expect(zone).toHaveValue("Europe/Brussels (UTC+01:00)");
  },
});

export const NothingSavedYet = meta.story({
  parameters: settings({ timeZone: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Full name")).toHaveValue("Demo Visitor");
    await expect(canvas.getByRole("combobox", { name: "Your time zone" })).toHaveValue(
      "Europe/Brussels (UTC+01:00)",
    );
    await expect(canvas.getByRole("button", { name: "Save" })).toBeEnabled();
  },
});

export const TimeZoneSaved = meta.story({
  parameters: settings(),
  play: async ({ canvas }) => {
    await chooseZone(canvas, "Kolkata");
    const save = canvas.getByRole("button", { name: "Save" });
    await userEvent.click(save);
    await expect(await canvas.findByText("Time zone saved")).toBeVisible();
    await expect(save).toHaveAttribute("aria-disabled", "true");
  },
});

export const TimeZoneNotSaved = meta.story({
  parameters: settings(),
  play: async ({ canvas, ...context }) => {
    await chooseZone(canvas, "Kolkata");
    stageOf(context).world.faults.network = "offline";
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
  },
});

export const ByKeyboard = meta.story({
  parameters: settings({ billing: DEMO_BILLING }),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("combobox", "Your time zone");
    await keys.press("Kolkata{Enter}");
    const save = await keys.tabTo("button", "Save");
    await keys.press("{Enter}");
    await expect(await canvas.findByText("Time zone saved")).toBeVisible();
    await expect(save).toHaveAttribute("aria-disabled", "true");
    await expect(save).toHaveFocus();
    const city = await keys.tabTo("textbox", "City");
    await keys.press("{Backspace}{Enter}");
    await isToBeCorrected(city, "City is required");
    await keys.press("Ghent{Enter}");
    await expect(await canvas.findByText("Billing settings saved")).toBeVisible();
    await expect(city).toHaveFocus();
  }),
});

export const BillingSaved = meta.story({
  parameters: settings({ billing: DEMO_BILLING }),
  play: async ({ canvas, ...context }) => {
    const city = await canvas.findByLabelText("City");
    await retype(city, "Ghent");
    await saveBilling(canvas);
    await expect(await canvas.findByText("Billing settings saved")).toBeVisible();
    const { world } = stageOf(context);
    const saved = (await world.store.users.byId("usr_000001"))?.billing;
    await expect(saved).toEqual({ ...DEMO_BILLING, city: "Ghent" });
  },
});

export const ChangedMeanwhile = meta.story({
  parameters: settings({ billing: DEMO_BILLING }),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByLabelText("City")).toHaveValue("Brussels");
    const { app, world } = stageOf(context);
    await app?.router.navigate(PATHS.terms);
    await canvas.findByRole("heading", { level: 1 });
    const moved = { ...DEMO_BILLING, firstAddressLine: "Demo Quay 2", city: "Ghent" };
    await world.store.users.update("usr_000001", { billing: moved, timeZone: "Asia/Kolkata" });
    await app?.router.navigate(SETTINGS);
    await waitFor(() => expect(canvas.getByLabelText("City")).toHaveValue("Ghent"));
    // A form of its own, which is drawn again by itself.
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: "Your time zone" })).toHaveValue(
        "Asia/Kolkata (UTC+05:30)",
      ),
    );
    await retype(canvas.getByLabelText(/^Phone number/), "+32 9 123 45 67");
    await saveBilling(canvas);
    await expect(await canvas.findByText("Billing settings saved")).toBeVisible();
    const saved = (await world.store.users.byId("usr_000001"))?.billing;
    await expect(saved).toEqual({ ...moved, phoneNumber: "+32 9 123 45 67" });
  },
});

export const LeavingAsked = meta.story({
  parameters: settings({ billing: DEMO_BILLING }),
  play: async ({ canvas, ...context }) => {
    await retype(await canvas.findByLabelText("City"), "Ghent");
    await saveBilling(canvas);
    await expect(await canvas.findByText("Billing settings saved")).toBeVisible();
    await waitFor(() => expect(asksBeforeReload()).toBe(false));
    await retype(canvas.getByLabelText("City"), "Bruges");
    await isAskedBeforeLeaving({ canvas, ...context }, { link: "Beamers", to: "/user/home" });
  },
});

export const BillingIncomplete = meta.story({
  parameters: settings(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText("I’m buying for a company"));
    await saveBilling(canvas);
    await canvas.findByText("City is required");
    const texts = canvas.getAllByRole("alert").map((alert) => alert.textContent);
    await expect(texts).toEqual([
      "Company name is required",
      "Enter a valid VAT/Tax number (4–25 characters, letters/numbers only)",
      "Address line 1 is required",
      "Postal code is required",
      "City is required",
    ]);
    await expect(canvas.getByLabelText("Company name")).toHaveFocus();
  },
});

export const WrongVatNumber = meta.story({
  parameters: settings({ billing: { ...COMPANY, vatNumber: null } }),
  play: async ({ canvas, ...context }) => {
    const number = await canvas.findByLabelText("VAT/Tax number");
    await userEvent.type(number, "BE0403170702");
    await userEvent.tab();
    await expect(await canvas.findByRole("alert")).toHaveTextContent("VAT number is not correct");
    await saveBilling(canvas);
    await waitFor(() => expect(number).toHaveFocus());
    const { world } = stageOf(context);
    await expect((await world.store.users.byId("usr_000001"))?.billing?.vatNumber).toBeNull();
  },
});

export const VatNumberOfAnotherCountry = meta.story({
  parameters: settings({ billing: COMPANY }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Country" }));
    await userEvent.keyboard("Netherlands{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Something went wrong. Please check if the billing address country and VAT country match.",
    );
  },
});

export const VatNumberCorrected = meta.story({
  parameters: settings({ billing: { ...COMPANY, vatNumber: "BE0403170702" } }),
  play: async ({ canvas }) => {
    const number = await canvas.findByLabelText("VAT/Tax number");
    await userEvent.click(number);
    await userEvent.tab();
    await canvas.findByRole("alert");
    await retype(number, "BE0403170701");
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.tab();
    await canvas.findByText("Valid VAT number");
    await saveBilling(canvas);
    await expect(await canvas.findByText("Billing settings saved")).toBeVisible();
  },
});

export const VatServiceUnavailable = meta.story({
  parameters: scene(async (world) => {
    vatServiceIsAway(world);
    await visitor(world, { billing: COMPANY });
    return SETTINGS;
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText("VAT/Tax number"));
    await userEvent.tab();
    await canvas.findByText(/The VAT service isn’t answering/);
    await saveBilling(canvas);
    await expect(await canvas.findByText("Billing settings saved")).toBeVisible();
  },
});

export const VatCheckFailed = meta.story({
  parameters: settings({ billing: COMPANY }),
  play: async ({ canvas, ...context }) => {
    const { faults } = stageOf(context).world;
    const number = await canvas.findByLabelText("VAT/Tax number");
    faults.network = "offline";
    await userEvent.click(number);
    await userEvent.tab();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "The number couldn’t be checked. We can’t reach the server. Check your connection and try again.",
    );
    faults.network = null;
    await saveBilling(canvas);
    await expect(await canvas.findByText("Billing settings saved")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: scene(async (world) => {
    await visitor(world);
    world.faults.network = "never answers";
    return SETTINGS;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading your settings")).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: scene(async (world) => {
    await visitor(world);
    world.faults.failing.add("userSettings");
    return SETTINGS;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
});

async function chooseZone(canvas: Canvas, words: string) {
  await userEvent.click(await canvas.findByRole("combobox", { name: "Your time zone" }));
  await userEvent.keyboard(`${words}{Enter}`);
}

async function saveBilling(canvas: Canvas) {
  await userEvent.click(canvas.getByRole("button", { name: "Save billing settings" }));
}

async function open(world: World) {
  await visitor(world);
  return SETTINGS;
}

export const Offline = meta.story(offline(open));
export const SignedOut = meta.story(signedOut(open));
export const SessionEnded = meta.story(sessionEnded(open));

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: settings({ billing: LONG_BILLING, timeZone: "America/Argentina/ComodRivadavia" }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText("Company name")).toHaveValue(
      LONG_BILLING.companyName,
    );
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: settings({ billing: RIGHT_TO_LEFT_BILLING }),
  play: async ({ canvas, canvasElement }) => {
    for (const label of ["Full name", "Company name", "Address line 1", "City"]) {
      await expectRightToLeft(await canvas.findByLabelText(label));
    }
    for (const label of ["Email", "VAT/Tax number", "Postal code"]) {
      await expect(getComputedStyle(canvas.getByLabelText(label)).direction).toBe("ltr");
    }
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: settings({ billing: LONGEST_BILLING }),
  play: async ({ canvas, canvasElement, ...context }) => {
    await expect(await canvas.findByLabelText("Company name")).toHaveValue(
      LONGEST_BILLING.companyName,
    );
    await expectToFit(canvasElement);
    await saveBilling(canvas);
    await expect(await canvas.findByText("Billing settings saved")).toBeVisible();
    const { world } = stageOf(context);
    const saved = (await world.store.users.byId("usr_000001"))?.billing;
    await expect(saved).toEqual({
      ...LONGEST_BILLING,
      vatNumber: LONGEST_BILLING.vatNumber.trim(),
    });
  },
});
