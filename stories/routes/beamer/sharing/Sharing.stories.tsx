import { expect, screen as page, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { beamer } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { keepSharingPermission } from "../../../../server/services/sharing/keepSharingPermission.ts";
import { DAY_MS } from "../../../../src/domain/shared/limits.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import { answersLate } from "../../../support/late.ts";
import type { Canvas, Played } from "../../../support/played.ts";
import { factsOf, manyOf, names } from "../../../support/controlledFacts.ts";
import { asAtFirst, controlled, howMany, toggle } from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Beamer/Sharing", ...screen });

/** A creator about to share, with permission to post unless told otherwise. */
const sharing = ({ isAllowed = true } = {}) =>
  scene(async (world: World) => {
    const creator = await beamer(world);
    const permission = { accessToken: "token", lifetimeMs: DAY_MS };
    if (isAllowed) await keepSharingPermission(world, { user: creator.row, permission });
    await creator.signsIn();
    return "/beamer/about";
  });

async function open(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole("button", { name: "Share your page on LinkedIn" }));
  return page.findByRole("textbox", { name: "Message" });
}

const post = () => page.getByRole("button", { name: "Post" });

export const Open = meta.story({
  ...controlled({
    controls: {
      names,
      isAllowed: toggle("May post", true),
      drops: howMany("Drops", { initial: 0, most: 6 }),
    },
    open: async (world, { names: kind, isAllowed, drops }) => {
      const { creator: facts, drop } = factsOf(kind);
      const creator = await beamer(world, facts);
      const permission = { accessToken: "token", lifetimeMs: DAY_MS };
      if (isAllowed) await keepSharingPermission(world, { user: creator.row, permission });
      for (const row of manyOf([{ title: "The quiet interface", ...drop }], drops)) {
        await creator.drops(row);
      }
      await creator.signsIn();
      return "/beamer/about";
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(await open(canvas)).toHaveFocus();
    await expect(post()).toHaveAttribute("aria-disabled", "true");
    await expect(
      page.getByText("Your post links to https://beamers.example/demo-speaker"),
    ).toBeVisible();
  }),
});

export const Posted = meta.story({
  parameters: sharing(),
  play: async ({ canvas, ...context }) => {
    await userEvent.type(await open(canvas), "Come and book a call");
    await userEvent.click(post());
    await expect(await canvas.findByText("Posted to LinkedIn")).toBeVisible();
    await expect(page.queryByRole("textbox", { name: "Message" })).toBeNull();
    await expect(await stageOf(context).world.sharing.readPosts()).toMatchObject([
      { message: "Come and book a call", link: "https://beamers.example/demo-speaker" },
    ]);
  },
});

/** The address that the dialog shows for this item's post, and its actual target. */
async function shares({ canvas, ...context }: Played, name: string) {
  await userEvent.click(await canvas.findByRole("button", { name: `Share ${name} on LinkedIn` }));
  await userEvent.type(await page.findByRole("textbox", { name: "Message" }), `On ${name}`);
  const said = page.getByText(/^Your post links to /).textContent?.replace(/^.* /, "");
  await userEvent.click(post());
  await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  const posts = await stageOf(context).world.sharing.readPosts();
  return { said, led: posts.find(({ message }) => message === `On ${name}`)?.link };
}

/** The dialog names the address of the item itself, which is the one that the post leads to. */
export const EachItemByItsAddress = meta.story({
  parameters: scene(async (world: World) => {
    const creator = await beamer(world);
    const permission = { accessToken: "token", lifetimeMs: DAY_MS };
    await keepSharingPermission(world, { user: creator.row, permission });
    await creator.connects();
    await creator.offers({ title: "A clear half hour" });
    await creator.drops({ title: "The quiet interface" });
    await creator.signsIn();
    return "/beamer/offerings";
  }),
  play: async (played) => {
    const drop = await shares(played, "The quiet interface");
    await expect(drop.said).toMatch(/\/demo-speaker\/consumable\/publication\/pub_\d+$/);
    await expect(drop.led).toBe(drop.said);
    const call = await shares(played, "A clear half hour");
    await expect(call.said).toMatch(/\/demo-speaker\/booking\/one_\d+$/);
    await expect(call.led).toBe(call.said);
  },
});

export const SignInNeeded = meta.story({
  parameters: sharing({ isAllowed: false }),
  play: async ({ canvas, ...context }) => {
    await userEvent.type(await open(canvas), "Come and book a call");
    await userEvent.click(post());
    await expect(await page.findByRole("alert")).toHaveTextContent(/permission to post/);
    await userEvent.click(page.getByRole("button", { name: "Continue with LinkedIn" }));
    const { traces } = stageOf(context);
    await waitFor(() => expect(traces.leftFor[0]).toMatch(/^https:\/\/sign-in\.example\//));
  },
});

export const Failed = meta.story({
  parameters: sharing(),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    world.providers.sharing.post = async () => ({ kind: "refused" });
    const field = await open(canvas);
    await userEvent.type(field, "Come and book a call");
    await userEvent.click(post());
    await expect(await page.findByRole("alert")).toHaveTextContent(/Failed to share post/);
    await expect(field).toHaveValue("Come and book a call");
  },
});

export const DraftKept = meta.story({
  parameters: sharing(),
  play: async ({ canvas }) => {
    await userEvent.type(await open(canvas), "Half a thought");
    await userEvent.click(page.getByRole("button", { name: "Cancel" }));
    await expect(await open(canvas)).toHaveValue("Half a thought");
  },
});

export const TypedWhilePosting = meta.story({
  parameters: sharing(),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    const answerNow = answersLate(world, "shareProfileToLinkedIn");
    await userEvent.type(await open(canvas), "Come and book");
    await userEvent.click(post());
    await userEvent.click(page.getByRole("button", { name: "Cancel" }));
    await userEvent.type(await open(canvas), " a call");
    answerNow();
    await expect(await canvas.findByText("Posted to LinkedIn")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
      "Come and book a call",
    );
    await userEvent.click(page.getByRole("button", { name: "Cancel" }));
    await expect(await open(canvas)).toHaveValue("Come and book a call");
    await expect(await world.sharing.readPosts()).toMatchObject([{ message: "Come and book" }]);
  },
});

export const ByKeyboard = meta.story({
  parameters: sharing(),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("button", "Share your page on LinkedIn");
    await keys.press("{Enter}");
    await page.findByRole("textbox", { name: "Message" });
    await keys.press("Hello");
    await keys.tabTo("button", "Post");
    await keys.press("{Enter}");
    await expect(await canvas.findByText("Posted to LinkedIn")).toBeVisible();
  }),
});
