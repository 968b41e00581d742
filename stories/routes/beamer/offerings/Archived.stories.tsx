import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_DROP } from "../../../../server/world/extremes/longest.ts";
import { RIGHT_TO_LEFT_TEXTS } from "../../../../server/world/extremes/rightToLeft.ts";
import { DRAWN } from "../../../../server/world/documents.ts";
import { type Beamer, user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import type { Played } from "../../../support/played.ts";
import { offeringsOf, press, says } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Beamer/Offerings/Archived", ...screen });

/** The newest comes first in the list. */
const ago = (hours: number) => Date.parse("2026-03-01T09:00:00Z") - hours * 3_600_000;

const oldDrop = (creator: Beamer) =>
  creator.drops({ ...DRAWN, title: "An old drop", status: "ARCHIVED", createdAt: ago(1) });

/** A drop and a call that nobody has, and one of each that somebody has. */
const fourItems = (world: World) =>
  offeringsOf(async (creator) => {
    const guest = await user(world);
    await oldDrop(creator);
    await creator.offers({ title: "An old call", status: "ARCHIVED", createdAt: ago(2) });
    const kept = await creator.drops({
      document: { ...DRAWN.document, id: "doc_kept", sizeInBytes: 19_503_514 },
      title: "A drop that somebody has",
      priceInCents: 0,
      createdAt: ago(3),
    });
    await guest.keeps(kept);
    await creator.archives(kept);
    const booked = await creator.offers({
      title: "A call that was booked",
      priceInCents: 0,
      intakeQuestions: [],
      createdAt: ago(4),
    });
    await guest.books(booked, "2026-03-17T09:00:00Z");
    await creator.archives(booked);
  })(world);

const oneItem = offeringsOf(oldDrop);

const rowOf = async ({ canvas }: Pick<Played, "canvas">, title: string) => {
  const row = (await canvas.findByRole("button", { name: `Bring back ${title}` })).closest("li");
  if (row === null) throw new Error(`${title} is in no list`);
  return within(row);
};

/** Opens the list and asks to delete the old drop. */
const asksToDelete = async ({ canvas, canvasElement }: Played, count: number) => {
  await press(canvas, `Archived items (${count})`);
  await press(canvas, "Delete for good An old drop");
  return within(within(canvasElement.ownerDocument.body).getByRole("dialog"));
};

const storedDrop = ({ loaded }: Pick<Played, "loaded">) =>
  stageOf({ loaded }).world.store.catalog.byId("pub_000001");

export const Listed = meta.story({
  parameters: scene(fourItems),
  play: async ({ canvas }) => {
    await press(canvas, "Archived items (4)");
    const drop = await rowOf({ canvas }, "An old drop");
    await expect(drop.getByText("1.4 MB")).toBeVisible();
    await expect(drop.getByText("Added 09:00 01/03/2026")).toBeVisible();
    await expect(drop.getByRole("button", { name: /^Delete for good/ })).toBeVisible();
    const kept = await rowOf({ canvas }, "A drop that somebody has");
    await expect(
      kept.getByText("Someone has this or is paying for it, so it stays archived."),
    ).toBeVisible();
    await expect(kept.queryByRole("button", { name: /^Delete for good/ })).toBeNull();
    const booked = await rowOf({ canvas }, "A call that was booked");
    await expect(
      booked.getByText("Someone has booked or held a time, so it stays archived."),
    ).toBeVisible();
    await expect(booked.queryByRole("button", { name: /^Delete for good/ })).toBeNull();
  },
});

export const DeletionAsked = meta.story({
  parameters: scene(fourItems),
  play: async (played) => {
    const dialog = await asksToDelete(played, 4);
    await expect(dialog.getByRole("heading", { name: "Delete this drop for good?" })).toBeVisible();
    await expect(
      dialog.getByText(/^will be deleted, with its file\. This can’t be undone\.$/),
    ).toBeVisible();
    await expect(await storedDrop(played)).not.toBeNull();
  },
});

export const DeletedForGood = meta.story({
  parameters: scene(fourItems),
  play: async (played) => {
    const { canvas } = played;
    await press(await asksToDelete(played, 4), "Delete for good");
    await says(canvas, "The drop was deleted");
    await expect(await canvas.findByText("Archived items (3)")).toBeVisible();
    await expect(canvas.queryByText("An old drop")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Bring back An old call" })).toHaveFocus();
    await expect(await storedDrop(played)).toBeNull();
  },
});

export const LastDeletedForGood = meta.story({
  parameters: scene(oneItem),
  play: async (played) => {
    const { canvas } = played;
    await press(await asksToDelete(played, 1), "Delete for good");
    await says(canvas, "The drop was deleted");
    await waitFor(() => expect(canvas.queryByText(/^Archived items/)).toBeNull());
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
    await expect(await storedDrop(played)).toBeNull();
  },
});

export const InUseByNow = meta.story({
  parameters: scene(oneItem),
  play: async (played) => {
    const { world } = stageOf(played);
    const dialog = await asksToDelete(played, 1);
    const guest = await user(world);
    await world.store.library.add({
      id: "ent_late",
      userId: guest.row.id,
      itemId: "pub_000001",
      source: "FREE",
      paidInCents: 0,
      createdAt: world.now(),
      openedDocumentId: null,
    });
    await press(dialog, "Delete for good");
    await expect(
      await dialog.findByText(
        /^Someone has this or is paying for it, so it can’t be deleted for good\./,
      ),
    ).toBeVisible();
    await expect(await storedDrop(played)).not.toBeNull();
  },
});

export const DeletionFailed = meta.story({
  parameters: scene(oneItem),
  play: async (played) => {
    const dialog = await asksToDelete(played, 1);
    stageOf(played).world.faults.network = "offline";
    await press(dialog, "Delete for good");
    await expect(await dialog.findByText(/^We can’t reach the server\./)).toBeVisible();
    await expect(await storedDrop(played)).not.toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(
      played.canvas.getByRole("button", { name: "Delete for good An old drop" }),
    ).toHaveFocus();
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(fourItems),
  play: byKeyboard(async ({ keys, ...played }) => {
    await keys.tabTo("button", "Archived items (4)");
    await keys.press("{Enter}");
    await keys.tabTo("button", "Delete for good An old drop");
    await keys.press("{Enter}");
    await keys.tabTo("button", "Delete for good");
    await keys.press("{Enter}");
    await waitFor(() =>
      expect(played.canvas.getByRole("button", { name: "Bring back An old call" })).toHaveFocus(),
    );
    await expect(await storedDrop(played)).toBeNull();
  }),
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene(
    offeringsOf((creator) =>
      creator.drops({ ...DRAWN, title: RIGHT_TO_LEFT_TEXTS.drop, status: "ARCHIVED" }),
    ),
  ),
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, "Archived items (1)");
    const name = (await rowOf({ canvas }, RIGHT_TO_LEFT_TEXTS.drop)).getAllByText(
      RIGHT_TO_LEFT_TEXTS.drop,
    )[0];
    if (name === undefined) throw new Error("the drop is not named");
    await expectRightToLeft(name);
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(
    offeringsOf(async (creator) => {
      await creator.drops({ ...DRAWN, ...LONGEST_DROP, status: "ARCHIVED" });
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, "Archived items (1)");
    await userEvent.click(await canvas.findByRole("button", { name: /^Delete for good/ }));
    await expectToFit(canvasElement);
  },
});
