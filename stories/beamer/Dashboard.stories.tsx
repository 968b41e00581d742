import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { scene, screen } from "../../.storybook/stage/screen.ts";
import { beamer } from "../../mocks/world/people.ts";

const meta = preview.meta({ title: "Screens/Beamer/Dashboard", ...screen });

export const Ready = meta.story({
  parameters: scene(async (world) => {
    await (await beamer(world)).signsIn();
    return "/beamer";
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Your invitation link")).toHaveValue(
      "https://beamers.example/join?beamercode=DEMOSPEAKER",
    );
    await expect(canvas.getByRole("link", { name: "Open your page" })).toHaveAttribute(
      "href",
      "/demo-speaker",
    );
  },
});

export const Loading = meta.story({
  parameters: scene(async (world) => {
    await (await beamer(world)).signsIn();
    world.faults.hanging.add("userProfile");
    return "/beamer";
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { busy: true })).toBeVisible();
  },
});
