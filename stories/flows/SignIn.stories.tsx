import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../.storybook/stage/screen.ts";
import { addressOf, type Stage } from "../../.storybook/stage/stage.tsx";
import { bookingOf, cast } from "../routes/public/booking/scenes.ts";
import { beamer } from "../../server/world/people.ts";
import { chooseFile, drawnPicture, openedCrop } from "../support/pictures.ts";
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
    await expect(await canvas.findByText("What time is it where you are?")).toBeVisible();
    await expect(addressOf(stage)).toBe("/user/onboarding");
  },
});

export const AfterAFailedAttempt = meta.story({
  parameters: scene(async () => "/login/return?error=access_denied"),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    await canvas.findByRole("alert");
    await signsUp(canvas, stage);
    await expect(await canvas.findByText("What time is it where you are?")).toBeVisible();
    await expect(addressOf(stage)).toBe("/user/onboarding");
  },
});

/** From an invitation to one's own page, via the provider and the onboarding. */
export const FromAnInvitation = meta.story({
  parameters: scene(async (world) => {
    await beamer(world);
    return "/join?beamercode=DEMOSPEAKER";
  }),
  play: async ({ canvas, canvasElement, ...context }) => {
    const stage = stageOf(context);
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
    await comesBack(stage);
    await canvas.findByRole("heading", { name: "Show who you are" });
    await chooseFile(canvasElement, await drawnPicture());
    await openedCrop(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Save picture" }));
    await canvas.findByRole("button", { name: "Change picture" });
    await userEvent.type(canvas.getByLabelText("Professional title"), "Speaker");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Start creating" }));
    await expect(await canvas.findByRole("heading", { name: "Welcome, Demo" })).toBeVisible();
    await expect(addressOf(stage)).toBe("/beamer");
  },
});

export const BackToWhereOneWas = meta.story({
  parameters: scene(async (world) => bookingOf(await cast(world))),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    const wanted = addressOf(stage);
    await expect(await canvas.findByRole("radio", { name: "12:00" })).toBeChecked();
    const main = await canvas.findByRole("main");
    const logIn = [...main.querySelectorAll("button")].find(({ textContent }) =>
      textContent.startsWith("Log in"),
    );
    await userEvent.click(logIn ?? main);
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
    await comesBack(stage);
    await waitFor(() => expect(addressOf(stage)).toContain(`${wanted}?at=`));
    await expect(await canvas.findByRole("radio", { name: "12:00" })).toBeChecked();
  },
});
