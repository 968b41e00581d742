import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen } from "../../../../.storybook/stage/screen.ts";
import { DEMO_BILLING } from "../../../../server/world/actions.ts";
import { LONGEST_BILLING } from "../../../../server/world/extremes/longest.ts";
import { LONG_BILLING } from "../../../../server/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT_BILLING } from "../../../../server/world/extremes/rightToLeft.ts";
import { beamer, type PersonFacts } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import type { UserRow } from "../../../../server/store/ports/profiles.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import {
  failed,
  loading,
  offline,
  sessionEnded,
  signedOut,
} from "../../../support/sharedStates.ts";
import {
  billingOf,
  comesFrom,
  country,
  factsOf,
  names,
  zone,
  zoneOf,
} from "../../../support/controlledFacts.ts";
import { asAtFirst, controlled, toggle } from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Beamer/Settings", ...screen });

const settingsOf =
  (facts: PersonFacts = {}) =>
  async (world: World) => {
    await (await beamer(world, { billing: DEMO_BILLING, ...facts })).signsIn();
    return "/beamer/settings";
  };
const open = settingsOf();

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      isSaved: toggle("Billing details are saved", true),
      isCompany: toggle("A company"),
      from: country,
      zone: zone("Time zone"),
    },
    open: (world, { names: kind, isSaved, isCompany, from, zone: inZone }) => {
      const countryCode = comesFrom(world, from);
      return settingsOf({
        ...factsOf(kind).creator,
        timeZone: zoneOf(inZone),
        billing: isSaved ? billingOf({ names: kind, isCompany, countryCode }) : null,
      })(world);
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Full name")).toHaveValue("Demo Visitor");
    await expect(canvas.getByText(/We don’t make payouts yet/)).toBeVisible();
  }),
});

export const NothingSavedYet = meta.story({
  parameters: scene(settingsOf({ billing: null, timeZone: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Full name")).toHaveValue("Demo Speaker");
    await expect(canvas.getByRole("button", { name: "Save" })).toBeEnabled();
  },
});

export const Saved = meta.story({
  parameters: scene(open),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Your time zone" }));
    await userEvent.keyboard("Kolkata{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Time zone saved")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save billing settings" }));
    await expect(await canvas.findByText("Billing settings saved")).toBeVisible();
  },
});

export const FromTheMenu = meta.story({
  parameters: scene(async (world) => {
    await open(world);
    return "/beamer";
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Your account" }));
    await expect(await canvas.findByRole("menuitem", { name: "Settings" })).toHaveAttribute(
      "href",
      "/beamer/settings",
    );
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(open),
  play: byKeyboard(async ({ canvas, keys }) => {
    await canvas.findByLabelText("Full name");
    await keys.tabTo("button", "Save billing settings");
    await keys.press("{Enter}");
    await expect(await canvas.findByText("Billing settings saved")).toBeVisible();
  }),
});

export const MailTopics = meta.story({
  parameters: scene(settingsOf({ mails: { offTopics: ["SALES"] } })),
  play: async ({ canvas }) => {
    const topics = await canvas.findAllByRole("switch");
    await expect(topics).toHaveLength(5);
    const sales = canvas.getByRole("switch", { name: /^Sales/ });
    await expect(sales).not.toBeChecked();
    await userEvent.click(sales);
    await expect(await canvas.findByText("Mails about sales turned on")).toBeVisible();
    await expect(sales).toBeChecked();
  },
});

export const Loading = meta.story(loading(open, { field: "userSettings" }));
export const Failed = meta.story(failed(open, { field: "userSettings" }));
export const Offline = meta.story(offline(open));
export const SignedOut = meta.story(signedOut(open));
export const SessionEnded = meta.story(sessionEnded(open));

const filled = (billing: UserRow["billing"]) => ({
  ...onSmallPhone,
  parameters: scene(settingsOf({ billing })),
});

export const LongNames = meta.story({
  ...filled(LONG_BILLING),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText("Company name");
    await expectToFit(canvasElement);
    // The last section of a row that a phone shows a part of.
    const section = canvas.getByRole("link", { name: "Settings", current: "page" });
    await waitFor(() =>
      expect(section.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth),
    );
  },
});

export const RightToLeft = meta.story({
  ...filled(RIGHT_TO_LEFT_BILLING),
  play: async ({ canvas, canvasElement }) => {
    await expectRightToLeft(await canvas.findByLabelText("Company name"));
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...filled(LONGEST_BILLING),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText("Company name");
    await expectToFit(canvasElement);
  },
});
