import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import type { Scene } from "../../../../.storybook/stage/stage.tsx";
import type { Person } from "../../../../server/world/actions.ts";
import { beamer, user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { confirmMailAddressAddress } from "../../../../src/domain/messages/addresses.ts";
import { MAIL_LINK_LIFETIME_MS } from "../../../../src/domain/shared/limits.ts";
import { PATHS } from "../../../../src/domain/shared/paths.ts";
import { viewer } from "../../../support/controlledFacts.ts";
import { asAtFirst, controlled, toggle } from "../../../support/controls.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import { linkTokenTo } from "../../../support/mails.ts";
import type { Canvas } from "../../../support/played.ts";

const meta = preview.meta({ title: "Screens/Mails/Confirm", ...screen });

const NEW = "new@demo.example";
const CONFIRM = { name: "Confirm this address" };
const OVER = "This link doesn’t work any more";

/** The address in the mail to a new address. */
async function linkFor(world: World, person: Person): Promise<string> {
  await person.wantsMailsAt(NEW);
  return confirmMailAddressAddress(await linkTokenTo(world, NEW));
}

const opened: Scene = async (world) => linkFor(world, await user(world));
const addressOf = async ({ store }: World) => (await store.mails.settingsOf("usr_000001"))?.address;
const press = async (canvas: Canvas) => userEvent.click(await canvas.findByRole("button", CONFIRM));

/** Nothing has happened yet: programs look at links too. */
export const Ready = meta.story({
  ...controlled({
    controls: { who: viewer("visitor"), isOver: toggle("The link has expired") },
    open: async (world, { who, isOver }) => {
      const person = who === "creator" ? await beamer(world) : await user(world);
      const address = await linkFor(world, person);
      if (isOver) world.clock.advance(MAIL_LINK_LIFETIME_MS);
      if (who !== "visitor") await person.signsIn();
      return address;
    },
  }),
  play: asAtFirst(async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole("button", CONFIRM)).toBeVisible();
    await expect(await addressOf(stageOf(context).world)).not.toBe(NEW);
  }),
});

export const Confirmed = meta.story({
  parameters: scene(opened),
  play: async ({ canvas, ...context }) => {
    await press(canvas);
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Confirmed" })).toHaveFocus());
    await expect(canvas.getByRole("link", { name: "Log in" })).toBeVisible();
    await expect(await addressOf(stageOf(context).world)).toBe(NEW);
  },
});

export const ConfirmedSignedIn = meta.story({
  parameters: scene(async (world) => {
    const person = await user(world);
    const address = await linkFor(world, person);
    await person.signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole("link", { name: "Go to your library" })).toHaveAttribute(
      "href",
      PATHS.user,
    );
  },
});

export const ConfirmedByCreator = meta.story({
  parameters: scene(async (world) => {
    const creator = await beamer(world);
    const address = await linkFor(world, creator);
    await creator.signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole("link", { name: "Go to your dashboard" })).toHaveAttribute(
      "href",
      PATHS.beamer,
    );
  },
});

export const Confirming = meta.story({
  parameters: scene(async (world) => {
    world.faults.hanging.add("confirmMailAddress");
    return opened(world);
  }),
  play: async ({ canvas }) => {
    await press(canvas);
    const button = canvas.getByRole("button", CONFIRM);
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
  },
});

export const Failed = meta.story({
  parameters: scene(async (world) => {
    world.faults.failing.add("confirmMailAddress");
    return opened(world);
  }),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/went wrong/);
    await expect(canvas.getByRole("button", CONFIRM)).toBeVisible();
  },
});

/** The button stays. */
export const Offline = meta.story({
  parameters: scene(opened),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("button", CONFIRM);
    stageOf(context).world.faults.network = "offline";
    await press(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
    await expect(canvas.getByRole("button", CONFIRM)).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  parameters: scene(opened),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("button", CONFIRM);
    const { faults } = stageOf(context).world;
    faults.network = "offline";
    await press(canvas);
    await canvas.findByRole("alert");
    faults.network = null;
    await press(canvas);
    await expect(await canvas.findByRole("heading", { name: "Confirmed" })).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const LinkExpired = meta.story({
  parameters: scene(async (world) => {
    const address = await opened(world);
    world.clock.advance(MAIL_LINK_LIFETIME_MS);
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    await press(canvas);
    await waitFor(() => expect(canvas.getByRole("heading", { name: OVER })).toHaveFocus());
    await expect(canvas.getByRole("link", { name: "Go to your settings" })).toHaveAttribute(
      "href",
      PATHS.userSettings,
    );
    await expect(await addressOf(stageOf(context).world)).not.toBe(NEW);
  },
});

export const LinkMissing = meta.story({
  parameters: scene(async () => PATHS.confirmMails),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: OVER })).toBeVisible();
    await expect(canvas.queryByRole("button", CONFIRM)).toBeNull();
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(opened),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("button", "Confirm this address");
    await keys.press("{Enter}");
    await canvas.findByRole("heading", { name: "Confirmed" });
    await keys.tabTo("link", "Log in");
  }),
});
