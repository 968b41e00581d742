import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../.storybook/stage/screen.ts";
import { addressOf } from "../../../.storybook/stage/stage.tsx";
import { AFFILIATE_CODE_MAX } from "../../../src/domain/shared/limits.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../support/extremes.ts";
import { beamer, user } from "../../../server/world/people.ts";
import { byKeyboard, isToBeCorrected } from "../../support/keyboard.ts";
import { loading, offline, sessionEnded } from "../../support/sharedStates.ts";
import { factsOf, names } from "../../support/controlledFacts.ts";
import { asAtFirst, choice, controlled, toggle } from "../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Sign in/Join", ...screen });
const CONTINUE = { name: "Continue with LinkedIn" };
const BECOME = { name: "Become a beamer" };

export const Invited = meta.story({
  ...controlled({
    controls: {
      names,
      who: choice("Viewer", ["visitor", "signed in"]),
      isKnown: toggle("The code exists", true),
    },
    open: async (world, { names: kind, who, isKnown }) => {
      const facts = factsOf(kind);
      await beamer(world, facts.creator);
      if (who === "signed in") await (await user(world, facts.guest)).signsIn();
      return `/join?beamercode=${isKnown ? "DEMOSPEAKER" : "NOBODYS-CODE"}`;
    },
  }),
  play: asAtFirst(async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", CONTINUE));
    const { traces } = stageOf(context);
    await waitFor(() => expect(traces.leftFor.at(-1)).toMatch(/\/authorize\?redirect_uri=/));
  }),
});

/** Stopped at the provider, whose error leads back here. */
export const ProviderStopped = meta.story({
  parameters: scene(async () => "/join?beamercode=DEMOSPEAKER&error=access_denied"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "You cancelled the sign-in at LinkedIn",
    );
    await expect(canvas.getByLabelText("Beamer code")).toHaveValue("DEMOSPEAKER");
    await expect(canvas.getByRole("button", CONTINUE)).toBeVisible();
  },
});

export const TooShort = meta.story({
  parameters: scene(async () => "/join?beamercode=short"),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", CONTINUE));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("at least 8 characters");
    await expect(canvas.getByLabelText("Beamer code")).toHaveFocus();
  },
});

export const Unknown = meta.story({
  parameters: scene(async () => "/join"),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Beamer code"), "NOBODYS-CODE");
    await userEvent.click(canvas.getByRole("button", CONTINUE));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Invalid beamer code. Please try again.",
    );
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(async (world) => {
    await beamer(world);
    return "/join";
  }),
  play: byKeyboard(async ({ keys, ...context }) => {
    const code = await keys.tabTo("textbox", "Beamer code");
    await keys.press("short{Enter}");
    await isToBeCorrected(code, "at least 8 characters");
    await keys.press("{Control>}a{/Control}NOBODYS-CODE{Enter}");
    await isToBeCorrected(code, "Invalid beamer code");
    await keys.press("{Control>}a{/Control}DEMOSPEAKER");
    await keys.tabTo("button", "Continue with LinkedIn");
    await keys.press("{Enter}");
    const { traces } = stageOf(context);
    await waitFor(() => expect(traces.leftFor.at(-1)).toMatch(/\/authorize\?redirect_uri=/));
  }),
});

export const SignedInByKeyboard = meta.story({
  parameters: scene(async (world) => {
    await beamer(world);
    await (await user(world)).signsIn();
    return "/join";
  }),
  play: byKeyboard(async ({ keys, ...context }) => {
    const code = await keys.tabTo("textbox", "Beamer code");
    await keys.press("NOBODYS-CODE{Enter}");
    await isToBeCorrected(code, "Invalid beamer code");
    await keys.press("{Control>}a{/Control}DEMOSPEAKER{Enter}");
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/beamer/onboarding"));
  }),
});

export const CheckFailed = meta.story({
  parameters: scene(async (world) => {
    world.faults.failing.add("checkAffiliate");
    return "/join?beamercode=DEMOSPEAKER";
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", CONTINUE));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Something went wrong");
  },
});

export const SignedInUnknown = meta.story({
  parameters: scene(async (world) => {
    await (await user(world)).signsIn();
    return "/join?beamercode=NOBODYS-CODE";
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", BECOME));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Invalid beamer code. Please try again.",
    );
  },
});

export const BeamerAlready = meta.story({
  parameters: scene(async (world) => {
    await (await beamer(world)).signsIn();
    return "/join";
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { level: 1 });
    await expect(addressOf(stageOf(context))).toBe("/beamer");
  },
});

export const Loading = meta.story(loading(async () => "/join", { field: "policyDocuments" }));
export const Offline = meta.story(offline(async () => "/join"));
export const SessionEnded = meta.story(
  sessionEnded(async (world) => {
    await (await user(world)).signsIn();
    return "/join";
  }),
);

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene(async () => "/join"),
  play: async ({ canvas, canvasElement }) => {
    const code = await canvas.findByLabelText("Beamer code");
    await userEvent.type(code, "קוד-הדגמה-2026{Enter}");
    await expectRightToLeft(code);
    await canvas.findByText("Invalid beamer code. Please try again.");
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    await beamer(world, { affiliateCode: LONGEST_CODE });
    return `/join?beamercode=${LONGEST_CODE}`;
  }),
  play: async ({ canvas, canvasElement, ...context }) => {
    await expect(await canvas.findByLabelText("Beamer code")).toHaveValue(LONGEST_CODE);
    await expectToFit(canvasElement);
    await userEvent.click(canvas.getByRole("button", CONTINUE));
    const { traces } = stageOf(context);
    await waitFor(() => expect(traces.leftFor).toHaveLength(1));
  },
});

const LONGEST_CODE = "W".repeat(AFFILIATE_CODE_MAX);
