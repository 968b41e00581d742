import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { scene, screen } from "../../../.storybook/stage/screen.ts";
import type { World } from "../../../server/world/world.ts";
import { UNBROKEN_WORD } from "../../../server/world/extremes/longNames.ts";
import { EMAIL_MAX, LINE_MAX, URL_MAX } from "../../../src/domain/shared/limits.ts";
import { expectToFit, onSmallPhone } from "../../support/extremes.ts";
import { failed, loading, offline } from "../../support/sharedStates.ts";

const meta = preview.meta({ title: "Screens/Policies", ...screen });

// Queries by role would look at the whole of these long pages again and again.
const DRAFT = "Draft: a lawyer has not reviewed this text yet.";

export const Terms = meta.story({
  parameters: scene(async () => "/terms"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(DRAFT)).toBeVisible();
    await expect(canvas.getByText("1. Who we are")).toBeVisible();
    await expect(canvas.getAllByText("0000.000.097")[0]).toBeVisible();
  },
});

export const Privacy = meta.story({
  parameters: scene(async () => "/privacy"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(DRAFT)).toBeVisible();
    await expect(canvas.getByText("refresh")).toBeVisible();
  },
});

export const Imprint = meta.story({
  parameters: scene(async () => "/imprint"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Imprint" })).toBeVisible();
    await expect(canvas.getByText("Demo Seller")).toBeVisible();
    await expect(canvas.getByText("BE0000000097")).toBeVisible();
    const [mail] = canvas.getAllByRole("link", { name: "seller@example.com" });
    await expect(mail).toHaveAttribute("href", "mailto:seller@example.com");
  },
});

/** Waits until the section is where one reads first. */
const expectInView = (heading: HTMLElement) =>
  waitFor(() => {
    const { top } = heading.getBoundingClientRect();
    return expect(top >= 0 && top < window.innerHeight / 2).toBe(true);
  });

export const FromContents = meta.story({
  parameters: scene(async () => "/terms"),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Right of withdrawal"));
    await expectInView(canvas.getByText(/^\d+\. Right of withdrawal$/));
  },
});

export const LinkedTo = meta.story({
  parameters: scene(async () => "/terms#reports"),
  play: async ({ canvas }) => {
    await expectInView(await canvas.findByText(/^\d+\. Reports and decisions$/));
  },
});

const theirs = (world: World, policyUrls: Partial<World["settings"]["policyUrls"]>) => {
  const { settings } = world;
  world.settings = { ...settings, policyUrls: { ...settings.policyUrls, ...policyUrls } };
};

export const TermsElsewhere = meta.story({
  parameters: scene(async (world) => {
    theirs(world, { terms: "https://example.com/our-terms" });
    return "/terms";
  }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "https://example.com/our-terms" });
    await expect(link).toHaveAttribute("href", "https://example.com/our-terms");
    await expect(canvas.queryByText(DRAFT)).toBeNull();
    await expect(canvas.queryByText(/Right of withdrawal/)).toBeNull();
  },
});

export const PrivacyElsewhere = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    theirs(world, { privacy: `https://example.com/${"policies/".repeat(40)}`.slice(0, URL_MAX) });
    return "/privacy";
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: /^https:\/\/example\.com\/policies/ });
    await expect(canvas.queryByText(DRAFT)).toBeNull();
    await expectToFit(canvas.getByRole("main"));
  },
});

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const name = `${UNBROKEN_WORD} NV`;
    world.settings = { ...world.settings, seller: { ...world.settings.seller, name } };
    return "/imprint";
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(UNBROKEN_WORD))).toBeVisible();
    await expectToFit(canvas.getByRole("main"));
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const words = "Example Street ".repeat(LINE_MAX);
    const seller = {
      ...world.settings.seller,
      name: words.slice(0, LINE_MAX),
      address: words.slice(1, LINE_MAX + 1),
      email: `${"a".repeat(EMAIL_MAX - 12)}@example.com`,
    };
    world.settings = { ...world.settings, seller };
    return "/terms";
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(DRAFT);
    await expectToFit(canvas.getByRole("main"));
  },
});

export const Loading = meta.story(loading(async () => "/terms", { field: "seller" }));
export const Failed = meta.story(failed(async () => "/terms", { field: "seller" }));
export const Offline = meta.story(offline(async () => "/imprint"));
