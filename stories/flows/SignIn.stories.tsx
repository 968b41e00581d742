import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../.storybook/stage/screen.ts";
import { addressOf, type Stage } from "../../.storybook/stage/stage.tsx";
import { bookingOf, cast } from "../routes/public/booking/scenes.ts";
import { comesBack } from "../routes/session/comesBack.ts";

const meta = preview.meta({ title: "Flows/Sign in", ...screen });

/** Presses the header's 'Log in' and signs up with the provider. */
async function signsUp(canvas: ReturnType<typeof within>, stage: Stage) {
  const header = within(await canvas.findByRole("banner"));
  await userEvent.click(header.getByRole("button", { name: "Log in" }));
  await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
  await comesBack(stage);
}

export const FromThePageOfNothing = meta.story({
  parameters: scene(async () => "/404"),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    await signsUp(canvas, stage);
    await expect(await canvas.findByText("When is it where you are?")).toBeVisible();
    await expect(addressOf(stage)).toBe("/user/onboarding");
  },
});

export const AfterAFailedAttempt = meta.story({
  parameters: scene(async () => "/login/return?error=access_denied"),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    await canvas.findByRole("alert");
    await signsUp(canvas, stage);
    await expect(await canvas.findByText("When is it where you are?")).toBeVisible();
    await expect(addressOf(stage)).toBe("/user/onboarding");
  },
});

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
