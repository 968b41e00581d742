import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_PERSON } from "../../../../server/world/extremes/longest.ts";
import { LONG_NAMED } from "../../../../server/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT } from "../../../../server/world/extremes/rightToLeft.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import {
  failed,
  loading,
  offline,
  sessionEnded,
  signedOut,
} from "../../../support/sharedStates.ts";
import { LINKS_MAX } from "../../../../src/domain/shared/limits.ts";
import { LINKS, profileOf } from "./scenes.ts";
import { factsOf, names } from "../../../support/controlledFacts.ts";
import { asAtFirst, controlled, howMany, toggle } from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Beamer/Profile", ...screen });

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      hasPicture: toggle("Picture", true),
      links: howMany("Links", { initial: 2, most: LINKS_MAX }),
    },
    open: (world, { names: kind, hasPicture, links }) => {
      const { creator } = factsOf(kind);
      const shown = [...LINKS, ...(LONGEST_PERSON.links ?? [])].slice(0, links);
      return profileOf({ ...creator, links: shown }, { hasPicture })(world);
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Profile" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Substack" })).toHaveAttribute(
      "href",
      "https://speaker.example/letters",
    );
    await expect(canvas.getByLabelText("Link to share")).toHaveValue(
      "https://beamers.example/demo-speaker",
    );
    await expect(canvas.getByRole("link", { name: "About", current: "page" })).toBeVisible();
  }),
});

export const Empty = meta.story({
  parameters: scene(profileOf({ links: [] }, { hasPicture: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Add a picture" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Add your first link" })).toBeVisible();
  },
});

export const FromOwnPage = meta.story({
  parameters: scene(async (world) => {
    await profileOf()(world);
    return "/demo-speaker/about";
  }),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Edit profile" }));
    await expect(await canvas.findByRole("heading", { name: "Profile" })).toBeVisible();
    await expect(addressOf(stageOf(context))).toBe("/beamer/profile");
  },
});

export const Loading = meta.story(loading(profileOf(), { field: "userProfile" }));
export const Failed = meta.story(failed(profileOf(), { field: "userProfile" }));
export const Offline = meta.story(offline(profileOf()));
export const SignedOut = meta.story(signedOut(profileOf()));
export const SessionEnded = meta.story(sessionEnded(profileOf()));

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene(profileOf(LONG_NAMED)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: "Links" });
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene(profileOf(RIGHT_TO_LEFT)),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit links" }));
    await expect(getComputedStyle(canvas.getAllByLabelText("URL")[0] as Element).direction).toBe(
      "ltr",
    );
    await expectToFit(canvasElement);
  },
});

/** Every link that there may be. */
export const ManyItems = meta.story({
  ...onSmallPhone,
  parameters: scene(profileOf({ links: LONGEST_PERSON.links })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("link", { name: "Beehiiv" })).toBeVisible();
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(profileOf(LONGEST_PERSON)),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit links" }));
    await userEvent.click(canvas.getByRole("button", { name: "Edit the address" }));
    await expect(canvas.getAllByLabelText("URL")).toHaveLength(6);
    await expectToFit(canvasElement);
  },
});
