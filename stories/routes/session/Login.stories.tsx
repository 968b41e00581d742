import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { addressOf } from "../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../.storybook/stage/screen.ts";
import { user } from "../../../server/world/people.ts";
import { loading, offline } from "../../support/sharedStates.ts";

const meta = preview.meta({ title: "Screens/Sign in/Login", ...screen });

export const Ready = meta.story({
  parameters: scene(async () => "/login"),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
    const { traces } = stageOf(context);
    await waitFor(() =>
      expect(traces.leftFor.at(-1)).toMatch(/^https:.*\/authorize\?redirect_uri=/),
    );
  },
});

export const Failed = meta.story({
  parameters: scene(async (world) => {
    world.faults.failing.add("linkedInAuthorizationUrl");
    return "/login";
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/went wrong/);
  },
});

export const ProviderError = meta.story({
  parameters: scene(async () => "/login?error=server_error&error_description=Call%20us"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "LinkedIn couldn’t sign you in (server_error). Try again.",
    );
    await expect(canvas.getByRole("button", { name: "Continue with LinkedIn" })).toBeVisible();
    await expect(canvas.queryByText(/Call us/)).toBeNull();
  },
});

export const SignedInAlready = meta.story({
  parameters: scene(async (world) => {
    await (await user(world, { userIsOnboarded: false })).signsIn();
    return "/login";
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { level: 1 });
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/user/onboarding"));
  },
});

export const Loading = meta.story(loading(async () => "/login", { field: "policyDocuments" }));
export const Offline = meta.story(offline(async () => "/login"));
