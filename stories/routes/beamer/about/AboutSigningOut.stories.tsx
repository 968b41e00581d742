import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { reloadApp } from "../../../../.storybook/stage/run.ts";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { beamer, user } from "../../../../server/world/people.ts";
import { endSession, type World } from "../../../../server/world/world.ts";
import { STORAGE_KEYS } from "../../../../src/domain/shared/limits.ts";
import { asksBeforeReload } from "../../../support/leaving.ts";
import { typesInAnotherTab } from "../../../support/otherTab.ts";
import { type Played, retype } from "../../../support/played.ts";
import { signsInAgain } from "../../../support/signingIn.ts";

const meta = preview.meta({ title: "Screens/Beamer/About", ...screen });

const CREATOR = "usr_000001";
const LATER = "Speaks about calm, and writes about it";

async function aboutPage(world: World) {
  await (await beamer(world)).signsIn();
  return "/beamer/about";
}

async function typeBiography({ canvas }: Pick<Played, "canvas">) {
  await userEvent.click(await canvas.findByRole("button", { name: "Edit title and biography" }));
  return retype(canvas.getByRole("textbox", { name: /Biography/ }), LATER);
}

async function pressSignOut({ canvas }: Pick<Played, "canvas">) {
  await userEvent.click(await canvas.findByRole("button", { name: "Your account" }));
  await userEvent.click(canvas.getByRole("menuitem", { name: "Sign out" }));
}

/** The question, with the focus where nothing is lost. */
async function findQuestion({ canvas }: Pick<Played, "canvas">, name: string) {
  const dialog = within(await canvas.findByRole("dialog", { name }));
  await waitFor(() => expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus());
  return dialog;
}

const ABOUT_IS_LOST = "Sign out and lose what you typed in “Title and biography”?";

export const SignOutAsked = meta.story({
  parameters: scene(aboutPage),
  play: async (context) => {
    const stage = stageOf(context);
    const biography = await typeBiography(context);
    await pressSignOut(context);
    const dialog = await findQuestion(context, ABOUT_IS_LOST);
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(biography).toHaveValue(LATER);
    await expect(stage.traces.leftFor).toEqual([]);
    await pressSignOut(context);
    await findQuestion(context, ABOUT_IS_LOST);
  },
});

export const SignedOutAfterAsking = meta.story({
  parameters: scene(aboutPage),
  play: async (context) => {
    const stage = stageOf(context);
    await typeBiography(context);
    await pressSignOut(context);
    const dialog = await findQuestion(context, ABOUT_IS_LOST);
    await userEvent.click(dialog.getByRole("button", { name: "Sign out" }));
    await waitFor(() => expect(stage.traces.leftFor).toEqual(["/"]));
    await expect(stage.app?.frame.session.me()).toBeNull();
    await expect(asksBeforeReload()).toBe(false);
    await expect(stage.tabStorage.getItem(STORAGE_KEYS.typed)).toBeNull();
  },
});

export const SignOutAskedForAnotherTab = meta.story({
  parameters: scene(aboutPage),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole("button", { name: "Edit title and biography" });
    typesInAnotherTab(stageOf(context), "Weekly hours");
    await pressSignOut(context);
    const dialog = await findQuestion(
      context,
      "Sign out and lose what you typed in “Weekly hours”?",
    );
    await expect(dialog.getByText(/is open in another tab/)).toBeVisible();
  },
});

export const SignOutAskedForSeveral = meta.story({
  parameters: scene(aboutPage),
  play: async (context) => {
    await typeBiography(context);
    typesInAnotherTab(stageOf(context), "Weekly hours");
    await pressSignOut(context);
    const dialog = await findQuestion(context, "Sign out and lose what you typed?");
    const names = dialog.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(names).toEqual(["Title and biography", "Weekly hours (in another tab)"]);
  },
});

/** The session ends while somebody types: the page reloads, without them. */
async function loseSession(context: Played) {
  const stage = stageOf(context);
  await typeBiography(context);
  endSession(stage.world);
  await userEvent.click(context.canvas.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(stage.traces.reloads).toBe(1));
  await reloadApp(stage);
  await context.canvas.findByRole("button", { name: "Continue with LinkedIn" });
  return stage;
}

async function comeBack(context: Played, account: string) {
  const stage = await loseSession(context);
  await signsInAgain(stage, account, "/beamer/about");
  return stage;
}

const NOT_SAVED = "You typed this earlier. It isn’t saved yet.";

export const TypedBeforeSessionEnded = meta.story({
  parameters: scene(aboutPage),
  play: async (context) => {
    const { canvas } = context;
    await comeBack(context, CREATOR);
    await expect(await canvas.findByText(NOT_SAVED)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /Biography/ })).toHaveValue(LATER);
    await expect(asksBeforeReload()).toBe(true);
  },
});

export const TypedBeforeSessionEndedSaved = meta.story({
  parameters: scene(aboutPage),
  play: async (context) => {
    const { canvas } = context;
    const { world, tabStorage } = await comeBack(context, CREATOR);
    await canvas.findByText(NOT_SAVED);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByText("Title and biography saved");
    await expect((await world.store.users.byId(CREATOR))?.biography).toBe(LATER);
    await expect(tabStorage.getItem(STORAGE_KEYS.typed)).toBeNull();
  },
});

export const TypedBeforeSessionEndedDiscarded = meta.story({
  parameters: scene(aboutPage),
  play: async (context) => {
    const { canvas } = context;
    const { tabStorage } = await comeBack(context, CREATOR);
    await userEvent.click(await canvas.findByRole("button", { name: "Discard" }));
    await expect(canvas.getByRole("textbox", { name: /Biography/ })).not.toHaveValue(LATER);
    await expect(canvas.getByLabelText("Professional title")).toHaveFocus();
    await waitFor(() => expect(canvas.queryByText(NOT_SAVED)).toBeNull());
    await expect(asksBeforeReload()).toBe(false);
    await expect(tabStorage.getItem(STORAGE_KEYS.typed)).toBeNull();
  },
});

export const TypedBeforeSessionEndedChangedElsewhere = meta.story({
  parameters: scene(aboutPage),
  play: async (context) => {
    const { canvas } = context;
    const stage = await loseSession(context);
    await stage.world.store.users.update(CREATOR, { biography: "Changed on the phone" });
    await signsInAgain(stage, CREATOR, "/beamer/about");
    await canvas.findByText(NOT_SAVED);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/changed in another tab/);
    await expect(await canvas.findByText("Changed on the phone")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /Biography/ })).toHaveValue(LATER);
  },
});

export const SomebodyElseAfterSessionEnded = meta.story({
  parameters: scene(async (world) => {
    const address = await aboutPage(world);
    await user(world);
    return address;
  }),
  play: async (context) => {
    const { canvas } = context;
    const { tabStorage } = await comeBack(context, "usr_000003");
    await canvas.findByRole("heading", { level: 1 });
    await expect(canvas.queryByText(NOT_SAVED)).toBeNull();
    await expect(tabStorage.getItem(STORAGE_KEYS.typed)).toBeNull();
  },
});
