import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../.storybook/stage/screen.ts";
import { addressOf } from "../../../.storybook/stage/stage.tsx";
import { user } from "../../../server/world/people.ts";
import { PATHS } from "../../../src/domain/shared/paths.ts";
import { EARLY_BEAMERS, TEAM } from "../../../src/components/marketing/people.ts";
import { expectToFit, onSmallPhone } from "../../support/extremes.ts";
import { byKeyboard } from "../../support/keyboard.ts";

const meta = preview.meta({ title: "Screens/Marketing/Pages", ...screen });

const at = (path: string) => ({ parameters: scene(async () => path) });

export const Features = meta.story({
  ...at(PATHS.features),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Everything after the applause" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "To the beta program" })).toHaveAttribute(
      "href",
      PATHS.betaProgram,
    );
  },
});

export const ForInvestors = meta.story({
  ...at(PATHS.forInvestors),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "The business behind the talk" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Contact us" })).toHaveAttribute(
      "href",
      `${PATHS.contact}?about=investors`,
    );
  },
});

export const Team = meta.story({
  ...at(PATHS.team),
  play: async ({ canvas }) => {
    for (const { name } of TEAM) {
      await expect(await canvas.findByRole("heading", { level: 2, name })).toBeVisible();
    }
    await expect(TEAM).toHaveLength(5);
  },
});

export const PrivateBeta = meta.story({
  ...at(PATHS.privateBeta),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "One hundred pioneers" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "To the beta program" })).toHaveAttribute(
      "href",
      PATHS.betaProgram,
    );
  },
});

/** The start page below its opening. */
export const EarlyBeamersOfStartPage = meta.story({
  ...at(PATHS.marketing),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 2, name: "Early beamers" });
    heading.scrollIntoView();
    for (const { name } of EARLY_BEAMERS) {
      await expect(canvas.getByRole("heading", { level: 3, name })).toBeVisible();
    }
    await userEvent.click(canvas.getByText("What does it cost?"));
    await expect(canvas.getByText(/^Nothing until you earn/)).toBeVisible();
  },
});

export const MenuOpen = meta.story({
  ...onSmallPhone,
  ...at(PATHS.features),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByLabelText("Menu", { selector: "summary" }));
    const menu = canvas.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeVisible();
    await expect([...menu.querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual([
      "Home",
      "Features",
      "Beta program",
      "Log in",
      "Team",
      "Contact",
      "For investors",
      "Support",
      "Terms",
      "Privacy",
    ]);
    await expectToFit(canvasElement);
  },
});

export const MenuOpenSignedIn = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    await (await user(world)).signsIn();
    return PATHS.features;
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText("Menu", { selector: "summary" }));
    const menu = canvas.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeVisible();
    await expect(menu).not.toHaveTextContent("Log in");
  },
});

export const MenuByKeyboard = meta.story({
  ...onSmallPhone,
  ...at(PATHS.features),
  play: byKeyboard(async ({ canvas, keys, ...context }) => {
    const button = await canvas.findByLabelText("Menu", { selector: "summary" });
    button.focus();
    await keys.press("{Enter}");
    const menu = canvas.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeVisible();
    await keys.press("{Escape}");
    await waitFor(() => expect(menu).not.toBeVisible());
    await expect(button).toHaveFocus();
    await keys.press("{Enter}");
    await keys.tabTo("link", "Team");
    await keys.press("{Enter}");
    await waitFor(() => expect(addressOf(stageOf(context))).toBe(PATHS.team));
    await expect(menu).not.toBeVisible();
  }),
});
