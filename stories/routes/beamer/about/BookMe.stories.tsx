import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_PERSON } from "../../../../server/world/extremes/longest.ts";
import { beamer } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard, isToBeCorrected } from "../../../support/keyboard.ts";
import { type Canvas, retype } from "../../../support/played.ts";

const meta = preview.meta({ title: "Screens/Beamer/About/Book me", ...screen });

const URL_BEFORE = "https://book.example/demo";

const aboutOf =
  (bookMeUrl: string | null = URL_BEFORE) =>
  async (world: World) => {
    await (await beamer(world, { bookMeUrl })).signsIn();
    return "/beamer/about";
  };

async function edit(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole("button", { name: "Edit your link" }));
  return canvas.getByLabelText(/^URL/);
}
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Save" }));
const isSaved = async (canvas: Canvas) =>
  expect(await canvas.findByText("Book me link saved")).toBeVisible();
const urlIn = async (world: World) => (await world.store.users.byId("usr_000001"))?.bookMeUrl;

export const Shown = meta.story({
  ...onSmallPhone,
  parameters: scene(aboutOf()),
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole("link", { name: /Book me/ });
    await expect(link).toHaveAttribute("href", URL_BEFORE);
    await expect(link).toHaveAttribute("target", "_blank");
    await expectToFit(canvasElement);
  },
});

export const NotSet = meta.story({
  parameters: scene(aboutOf(null)),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText("You haven’t set your book me url yet...")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add your link" }));
    const field = canvas.getByLabelText(/^URL/);
    await expect(field).toHaveValue("https://");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "book.example");
    await save(canvas);
    await isSaved(canvas);
    await expect(await urlIn(stageOf(context).world)).toBe("https://book.example");
  },
});

export const TakenAwayAndUndone = meta.story({
  parameters: scene(aboutOf()),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    await userEvent.clear(await edit(canvas));
    await save(canvas);
    await isSaved(canvas);
    await expect(await urlIn(world)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByText("Undone")).toBeVisible();
    await expect(await urlIn(world)).toBe(URL_BEFORE);
  },
});

export const Wrong = meta.story({
  parameters: scene(aboutOf()),
  play: async ({ canvas }) => {
    const field = await edit(canvas);
    await retype(field, "https://");
    await save(canvas);
    await isToBeCorrected(field, "Please enter a valid URL");
  },
});

export const ChangedElsewhere = meta.story({
  parameters: scene(aboutOf()),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    const field = await edit(canvas);
    await userEvent.type(field, "-mine");
    await world.store.users.update("usr_000001", { bookMeUrl: "https://phone.example" });
    await save(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/changed in another tab/);
    await expect(await canvas.findByText("https://phone.example")).toBeVisible();
    await expect(field).toHaveValue(`${URL_BEFORE}-mine`);
  },
});

export const SaveFailed = meta.story({
  parameters: scene(aboutOf()),
  play: async ({ canvas, ...context }) => {
    const field = await edit(canvas);
    await userEvent.type(field, "-mine");
    stageOf(context).world.faults.network = "offline";
    await save(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
    await expect(field).toHaveValue(`${URL_BEFORE}-mine`);
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(aboutOf()),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("button", "Edit your link");
    await keys.press("{Enter}");
    await keys.isIn(/^URL/);
    await keys.press("{Control>}a{/Control}https://other.example{Enter}");
    await isSaved(canvas);
    await expect(canvas.getByRole("button", { name: "Edit your link" })).toHaveFocus();
  }),
});

export const LongestAddress = meta.story({
  ...onSmallPhone,
  parameters: scene(aboutOf(LONGEST_PERSON.bookMeUrl)),
  play: async ({ canvas, canvasElement }) => {
    await edit(canvas);
    await expectToFit(canvasElement);
  },
});
