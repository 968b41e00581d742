import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_PERSON } from "../../../../server/world/extremes/longest.ts";
import type { World } from "../../../../server/world/world.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { expectFocusOnPage } from "../../../support/focus.ts";
import { byKeyboard, isToBeCorrected } from "../../../support/keyboard.ts";
import { type Canvas, retype } from "../../../support/played.ts";
import { LINKS, profileOf } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Beamer/Profile/Links", ...screen });

const edit = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Edit links" }));
  return canvas.getAllByLabelText("URL") as HTMLInputElement[];
};
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Save" }));
const isSaved = async (canvas: Canvas) =>
  expect(await canvas.findByText("Links saved")).toBeVisible();
const platformsIn = async (world: World) =>
  (await world.store.users.byId("usr_000001"))?.links.map(({ platform }) => platform);
const urlsIn = (canvas: Canvas) =>
  (canvas.getAllByLabelText("URL") as HTMLInputElement[]).map(({ value }) => value);

export const Editing = meta.story({
  ...onSmallPhone,
  parameters: scene(profileOf()),
  play: async ({ canvas, canvasElement }) => {
    const [first] = await edit(canvas);
    await expectFocusOnPage();
    await expect(first).toHaveFocus();
    await expect(canvas.getByRole("heading", { name: "As visitors see them" })).toBeVisible();
    await expect(canvas.getByText("2 of 6")).toBeVisible();
    await expectToFit(canvasElement);
  },
});

export const FirstLink = meta.story({
  parameters: scene(profileOf({ links: [] })),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add your first link" }));
    const url = canvas.getByLabelText("URL");
    await expect(url).toHaveValue("https://");
    await expect(canvas.getByLabelText("Type")).toHaveValue("LINKED_IN");
    await userEvent.type(url, "letters.example");
    await userEvent.selectOptions(canvas.getByLabelText("Type"), "Beehiiv");
    await expect(canvas.getByText("Newsletters")).toBeVisible();
    await save(canvas);
    await isSaved(canvas);
    await expect(await platformsIn(stageOf(context).world)).toEqual(["BEEHIIV"]);
  },
});

export const SavedAndUndone = meta.story({
  parameters: scene(profileOf()),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    await edit(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Move Substack link, 2 of 2 up" }));
    await expect(urlsIn(canvas)).toEqual([LINKS[1].url, LINKS[0].url]);
    await save(canvas);
    await isSaved(canvas);
    await expect(await platformsIn(world)).toEqual(["SUBSTACK", "LINKED_IN"]);
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByText("Undone")).toBeVisible();
    await expect(await platformsIn(world)).toEqual(["LINKED_IN", "SUBSTACK"]);
  },
});

export const Wrong = meta.story({
  parameters: scene(profileOf()),
  play: async ({ canvas }) => {
    const [first] = await edit(canvas);
    await retype(first as HTMLElement, "ftp://speaker.example");
    await save(canvas);
    await isToBeCorrected(first as HTMLElement, "URL must start with http:// or https://");
  },
});

export const WithoutAddress = meta.story({
  parameters: scene(profileOf()),
  play: async ({ canvas }) => {
    await edit(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Add a link" }));
    const third = canvas.getAllByLabelText("URL")[2] as HTMLElement;
    await waitFor(() => expect(third).toHaveFocus());
    await save(canvas);
    await isToBeCorrected(third, "Please enter a valid URL");
  },
});

export const Repeated = meta.story({
  parameters: scene(profileOf()),
  play: async ({ canvas }) => {
    const [, second] = await edit(canvas);
    await retype(second as HTMLElement, `${LINKS[0].url} `);
    await save(canvas);
    await isToBeCorrected(second as HTMLElement, "This URL is already used in another link");
  },
});

export const Full = meta.story({
  ...onSmallPhone,
  parameters: scene(profileOf({ links: LONGEST_PERSON.links })),
  play: async ({ canvas, canvasElement }) => {
    await edit(canvas);
    const add = canvas.getByRole("button", { name: "Add a link" });
    await expect(add).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByText("You have all 6 links.")).toBeVisible();
    await expectToFit(canvasElement);
  },
});

export const Dragged = meta.story({
  parameters: scene(profileOf()),
  play: async ({ canvas }) => {
    await edit(canvas);
    const grip = canvas.getByRole("button", { name: /Move LinkedIn link, 1 of 2\. Drag/ });
    const below = (canvas.getAllByRole("listitem").at(-1) as Element).getBoundingClientRect();
    await fireEvent.pointerDown(grip, { pointerId: 1 });
    const there = { pointerId: 1, clientX: below.left + 5, clientY: below.top + 20 };
    await fireEvent.pointerMove(document, there);
    await fireEvent.pointerUp(document, there);
    await waitFor(() => expect(urlsIn(canvas)).toEqual([LINKS[1].url, LINKS[0].url]));
    await expect(await canvas.findByText("LinkedIn is now 2 of 2")).toBeInTheDocument();
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(profileOf()),
  play: byKeyboard(async ({ canvas, keys, ...context }) => {
    await keys.tabTo("button", "Edit links");
    await keys.press("{Enter}");
    await keys.tabTo("button", /Move LinkedIn link, 1 of 2\. Drag/);
    await keys.press("{ArrowDown}");
    // A key is pressed before the page has answered to it.
    const grip = await canvas.findByRole("button", { name: /Move LinkedIn link, 2 of 2\. Drag/ });
    await waitFor(() => expect(grip).toHaveFocus());
    await expect(canvas.getByText("LinkedIn is now 2 of 2")).toBeInTheDocument();
    await keys.tabTo("button", "Save");
    await keys.press("{Enter}");
    await isSaved(canvas);
    const opener = await canvas.findByRole("button", { name: "Edit links" });
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(await platformsIn(stageOf(context).world)).toEqual(["SUBSTACK", "LINKED_IN"]);
  }),
});

export const RemovedAndBack = meta.story({
  parameters: scene(profileOf()),
  play: async ({ canvas }) => {
    await edit(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Remove LinkedIn link, 1 of 2" }));
    await expect(await canvas.findByText("LinkedIn link removed")).toBeVisible();
    await expectFocusOnPage();
    await expect(canvas.getByLabelText("URL")).toHaveFocus();
    await expect(urlsIn(canvas)).toEqual([LINKS[1].url]);
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(urlsIn(canvas)).toEqual(LINKS.map(({ url }) => url));
  },
});

export const AllRemoved = meta.story({
  parameters: scene(profileOf({ links: [LINKS[0]] })),
  play: async ({ canvas, ...context }) => {
    await edit(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Remove LinkedIn link, 1 of 1" }));
    await expectFocusOnPage();
    await expect(canvas.getByRole("button", { name: "Add a link" })).toHaveFocus();
    await save(canvas);
    await isSaved(canvas);
    await expect(await platformsIn(stageOf(context).world)).toEqual([]);
    await expect(canvas.getByRole("button", { name: "Add your first link" })).toHaveFocus();
  },
});

export const ChangedElsewhere = meta.story({
  parameters: scene(profileOf()),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    await edit(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Remove LinkedIn link, 1 of 2" }));
    const elsewhere = { id: "lnk_c", platform: "X", url: "https://x.example/demo" } as const;
    await world.store.users.update("usr_000001", { links: [elsewhere] });
    await save(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/changed in another tab/);
    await expect(await canvas.findByRole("link", { name: "X" })).toBeVisible();
    await expect(urlsIn(canvas)).toEqual([LINKS[1].url]);
    await userEvent.click(canvas.getByRole("button", { name: "Save mine instead" }));
    await isSaved(canvas);
    await expect(await platformsIn(world)).toEqual(["SUBSTACK"]);
  },
});

export const SaveFailed = meta.story({
  parameters: scene(profileOf()),
  play: async ({ canvas, ...context }) => {
    await edit(canvas);
    stageOf(context).world.faults.network = "offline";
    await save(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
    await expect(urlsIn(canvas)).toHaveLength(2);
  },
});
