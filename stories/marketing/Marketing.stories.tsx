import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../.storybook/stage/screen.ts";
import { byKeyboard } from "../support/keyboard.ts";
import { addressOf } from "../../.storybook/stage/stage.tsx";

const meta = preview.meta({ title: "Screens/Marketing", ...screen });

export const Home = meta.story({
  parameters: scene(async () => "/"),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Turn your audience into clients" }),
    ).toBeVisible();
  },
});

export const Claiming = meta.story({
  parameters: scene(async () => "/home"),
  play: async ({ canvas, ...context }) => {
    const [field] = await canvas.findAllByLabelText("The address of your page");
    if (field) await userEvent.type(field, "my-name{Enter}");
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/join"));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
});

export const ClaimingByKeyboard = meta.story({
  parameters: scene(async () => "/home"),
  play: byKeyboard(async ({ canvas, keys, ...context }) => {
    await keys.tabTo("textbox", "The address of your page");
    await keys.press("my-name{Enter}");
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/join"));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  }),
});

export const Terms = meta.story({
  parameters: scene(async () => "/terms"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Terms of Use" })).toBeVisible();
  },
});

export const Privacy = meta.story({
  parameters: scene(async () => "/privacy"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Privacy Policy" })).toBeVisible();
  },
});
