import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../.storybook/stage/screen.ts";
import { addressOf } from "../../.storybook/stage/stage.tsx";
import { bookingOf, cast } from "../routes/public/booking/scenes.ts";
import { comesBack } from "../routes/session/comesBack.ts";

const meta = preview.meta({ title: "Flows/Sign in", ...screen });

export const BackToWhereOneWas = meta.story({
  parameters: scene(async (world) => bookingOf(await cast(world))),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    const wanted = addressOf(stage);
    await expect(await canvas.findByText("Book Your Session")).toBeVisible();
    const main = await canvas.findByRole("main");
    const logIn = [...main.querySelectorAll("button")].find(({ textContent }) =>
      textContent.startsWith("Log in"),
    );
    await userEvent.click(logIn ?? main);
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
    await comesBack(stage);
    await waitFor(() => expect(addressOf(stage)).toBe(wanted));
    await expect(await canvas.findByText("Choose your time slot")).toBeVisible();
  },
});
