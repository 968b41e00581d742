import { expect, userEvent, waitFor, type within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../.storybook/stage/screen.ts";
import { addressOf } from "../../.storybook/stage/stage.tsx";
import { beamer, user } from "../../mocks/world/people.ts";
import type { World } from "../../mocks/world/world.ts";
import { offline, sessionEnded } from "../support/sharedStates.ts";

const meta = preview.meta({ title: "Screens/Profile/Offerings", ...screen });

async function fullShelves(world: World) {
  const creator = await beamer(world);
  await creator.offers({ title: "First hello", priceInCents: 0 });
  await creator.offers({ title: "Rehearse your keynote", durationInMinutes: 60 });
  await creator.drops({ title: "The quiet interface", priceInCents: 1200 });
  await creator.drops({ title: "A keynote in nine sentences", priceInCents: 0 });
  return creator;
}

/** The card under a heading. */
const card = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.getByRole("heading", { name }).closest("article");

export const Ready = meta.story({
  parameters: scene(async (world) => {
    await fullShelves(world);
    return "/demo-speaker/offerings";
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "One-on-One Calls" });
    await expect(canvas.getByRole("heading", { name: "Drops" })).toBeVisible();
    await expect(card(canvas, "Rehearse your keynote")).toHaveTextContent("€ 72,60 incl. VAT");
    await expect(card(canvas, "Rehearse your keynote")).toHaveTextContent("60 minutes");
    await expect(card(canvas, "First hello")).toHaveTextContent("Free");
    await expect(canvas.getByRole("link", { name: "Book First hello" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/demo-speaker\/booking\/one_/),
    );
  },
});

export const FromAbout = meta.story({
  parameters: scene(async (world) => {
    await fullShelves(world);
    return "/demo-speaker/about";
  }),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Offerings" }));
    await canvas.findByRole("heading", { name: "Drops" });
    await expect(addressOf(stageOf(context))).toBe("/demo-speaker/offerings");
    await expect(canvas.getByRole("link", { name: "Offerings" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
});

export const Own = meta.story({
  parameters: scene(async (world) => {
    const creator = await fullShelves(world);
    await creator.offers({ title: "Not ready yet", status: "DRAFT" });
    await creator.drops({ title: "", status: "DRAFT", description: null });
    await creator.signsIn();
    return "/demo-speaker/offerings";
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Not ready yet" });
    await expect(card(canvas, "Not ready yet")).toHaveTextContent("Draft, only you see it");
    await expect(canvas.queryByRole("link", { name: /^Book/ })).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: scene(async (world) => {
    await fullShelves(world);
    world.faults.network = "never answers";
    return "/demo-speaker/offerings";
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { busy: true })).toHaveTextContent(
      "Loading the page",
    );
  },
});

export const Empty = meta.story({
  parameters: scene(async (world) => {
    await beamer(world);
    return "/demo-speaker/offerings";
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Nothing on offer yet" });
    await expect(canvas.getByRole("link", { name: "Read about Demo" })).toHaveAttribute(
      "href",
      "/demo-speaker/about",
    );
  },
});

export const TabFailed = meta.story({
  parameters: scene(async (world) => {
    await fullShelves(world);
    return "/demo-speaker/about";
  }),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    const tab = await canvas.findByRole("link", { name: "Offerings" });
    world.faults.network = "server error";
    await userEvent.click(tab);
    const again = await canvas.findByRole("button", { name: "Try again" }, { timeout: 10_000 });
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Demo Speaker");
    world.faults.network = null;
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Drops" })).toBeVisible());
  },
});

export const NotFound = meta.story({
  parameters: scene(async () => "/nobody/offerings"),
  play: async ({ canvas, ...context }) => {
    await canvas.findByText("Error 404 - Page Not Found");
    await expect(addressOf(stageOf(context))).toBe("/404");
  },
});

/** The page as a signed-in person sees it. */
async function seenByUser(world: World) {
  await fullShelves(world);
  await (await user(world)).signsIn();
  return "/demo-speaker/offerings";
}

export const Offline = meta.story(offline(seenByUser));
export const SessionEnded = meta.story(sessionEnded(seenByUser));
