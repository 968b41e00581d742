import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { claimedSlug } from "../../../src/session/claimedSlug.ts";
import { scene, screen, stageOf } from "../../../.storybook/stage/screen.ts";
import { byKeyboard } from "../../support/keyboard.ts";
import { addressOf } from "../../../.storybook/stage/stage.tsx";

import { LONGEST_PERSON } from "../../../server/world/extremes/longest.ts";
import { LONG_NAMED } from "../../../server/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT } from "../../../server/world/extremes/rightToLeft.ts";
import { beamer, user } from "../../../server/world/people.ts";
import { PATHS } from "../../../src/domain/shared/paths.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../support/extremes.ts";
import { factsOf, names, viewer } from "../../support/controlledFacts.ts";
import { asAtFirst, controlled } from "../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Marketing", ...screen });

export const Home = meta.story({
  ...controlled({
    controls: { names, who: viewer("visitor") },
    open: async (world, { names: kind, who }) => {
      const facts = factsOf(kind);
      if (who === "creator") await (await beamer(world, facts.creator)).signsIn();
      if (who === "signed in") await (await user(world, facts.guest)).signsIn();
      return who === "visitor" ? "/" : PATHS.marketing;
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Turn your audience into clients" }),
    ).toBeVisible();
  }),
});

export const Claiming = meta.story({
  parameters: scene(async () => "/home"),
  play: async ({ canvas, ...context }) => {
    const [field] = await canvas.findAllByLabelText("The address of your page");
    if (field) await userEvent.type(field, "my-name{Enter}");
    const stage = stageOf(context);
    await waitFor(() => expect(addressOf(stage)).toBe("/beta-program?name=my-name"));
    // The onboarding comes back to it.
    await expect(stage.app && claimedSlug(stage.app.frame.session.host)).toBe("my-name");
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
});

export const ClaimingByKeyboard = meta.story({
  parameters: scene(async () => "/home"),
  play: byKeyboard(async ({ canvas, keys, ...context }) => {
    await keys.tabTo("textbox", "The address of your page");
    await keys.press("my-name{Enter}");
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/beta-program?name=my-name"));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  }),
});

/** The header's menu, for somebody with this name. */
const calledSo = (facts: Parameters<typeof user>[1]) =>
  scene(async (world) => {
    await (await user(world, facts)).signsIn();
    return "/home";
  });

const ACCOUNT = { name: "Your account" };

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: calledSo(LONG_NAMED),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", ACCOUNT));
    await expect(canvas.getByText(`${LONG_NAMED.firstName} ${LONG_NAMED.lastName}`)).toBeVisible();
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: calledSo(RIGHT_TO_LEFT),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", ACCOUNT));
    await expectRightToLeft(
      canvas.getByText(`${RIGHT_TO_LEFT.firstName} ${RIGHT_TO_LEFT.lastName}`),
    );
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: calledSo(LONGEST_PERSON),
  play: async ({ canvas, canvasElement }) => {
    const [address] = await canvas.findAllByLabelText("The address of your page");
    if (address) await userEvent.type(address, `${LONGEST_PERSON.slug}x`);
    await expect(address).toHaveValue(LONGEST_PERSON.slug);
    await userEvent.click(await canvas.findByRole("button", ACCOUNT));
    const signOut = canvas.getByRole("menuitem", { name: "Sign out" });
    signOut.focus();
    // However many lines the name takes, the last entry can be reached.
    await waitFor(() =>
      expect(signOut.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expectToFit(canvasElement);
  },
});
