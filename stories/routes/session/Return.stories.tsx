import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../.storybook/stage/screen.ts";
import { addressOf } from "../../../.storybook/stage/stage.tsx";
import { beamer, user } from "../../../server/world/people.ts";
import { invalidCodeAddress } from "../../../src/domain/session/addresses.ts";
import { retype } from "../../support/played.ts";
import { comesBack } from "./comesBack.ts";

/** Somebody new has returned signed in, with an invalid code. */
const invalidCode = scene(async (world) => {
  await beamer(world);
  await (await user(world, { userIsOnboarded: false })).signsIn();
  return invalidCodeAddress("NOBODYS-CODE");
});

const INVITER = "usr_inviter";

const meta = preview.meta({ title: "Screens/Sign in/Return", ...screen });

export const Succeeds = meta.story({
  parameters: scene(async () => "/login"),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
    const stage = stageOf(context);
    await comesBack(stage);
    await waitFor(() => expect(addressOf(stage)).toBe("/user/onboarding"));
    await expect(await canvas.findByText("What time is it where you are?")).toBeVisible();
  },
});

export const Waiting = meta.story({
  parameters: scene(async (world) => {
    world.faults.hanging.add("linkedInSignInSignUp");
    return "/login";
  }),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
    await comesBack(stageOf(context));
    await expect(await canvas.findByText("Signing you in…")).toBeVisible();
  },
});

export const InvalidCode = meta.story({
  parameters: scene(async (world) => {
    await beamer(world, { id: INVITER });
    return "/join?beamercode=DEMOSPEAKER";
  }),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
    const stage = stageOf(context);
    // The code was good when they left.
    await comesBack(stage, async () => {
      await stage.world.store.users.update(INVITER, { affiliateCode: "ANOTHERCODE" });
    });
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Invalid beamer code. Please try again.",
    );
    await expect(canvas.getByText(/joined as a user/)).toBeVisible();
    await expect(canvas.getByLabelText("Beamer code")).toHaveValue("DEMOSPEAKER");
    await expect(stage.app?.frame.session.me()).toMatchObject({ role: "user" });
  },
});

export const InvalidCodeThenAnother = meta.story({
  parameters: invalidCode,
  play: async ({ canvas, ...context }) => {
    const code = await canvas.findByLabelText("Beamer code");
    await retype(code, "DEMOSPEAKER{Enter}");
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/beamer/onboarding"));
  },
});

export const InvalidCodeThenNone = meta.story({
  parameters: invalidCode,
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue without a code" }));
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/user/onboarding"));
  },
});

export const Stopped = meta.story({
  parameters: scene(async () => "/login/return?error=access_denied"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("You cancelled the sign-in");
    await expect(canvas.getByRole("link", { name: "Back to log in" })).toBeVisible();
  },
});

export const OtherState = meta.story({
  parameters: scene(async () => "/login/return?code=c&state=forged"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "was started in another window",
    );
  },
});

export const BegunElsewhere = meta.story({
  parameters: scene(async () => "/login"),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
    const stage = stageOf(context);
    await comesBack(stage, async () => void stage.world.cookies.delete("signIn"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "was started in another window",
    );
    await expect(canvas.getByRole("link", { name: "Back to log in" })).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: scene(async (world) => {
    world.faults.failing.add("linkedInSignInSignUp");
    return "/login";
  }),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
    await comesBack(stageOf(context));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/went wrong/);
  },
});

export const Offline = meta.story({
  parameters: scene(async () => "/login"),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
    const stage = stageOf(context);
    await waitFor(() => expect(stage.traces.leftFor).toHaveLength(1));
    stage.world.faults.network = "offline";
    await comesBack(stage);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
  },
});

export const OfflineWithInvitation = meta.story({
  parameters: scene(async (world) => {
    await beamer(world, { id: INVITER });
    return "/join?beamercode=DEMOSPEAKER";
  }),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
    const stage = stageOf(context);
    await waitFor(() => expect(stage.traces.leftFor).toHaveLength(1));
    stage.world.faults.network = "offline";
    await comesBack(stage);
    await canvas.findByText("We can’t reach the server.");
    stage.world.faults.network = null;
    await userEvent.click(canvas.getByRole("link", { name: "Back to your invitation" }));
    await expect(await canvas.findByLabelText("Beamer code")).toHaveValue("DEMOSPEAKER");
    stage.traces.leftFor.pop();
    await userEvent.click(canvas.getByRole("button", { name: "Continue with LinkedIn" }));
    await comesBack(stage);
    await waitFor(() => expect(addressOf(stage)).toBe("/beamer/onboarding"));
  },
});
