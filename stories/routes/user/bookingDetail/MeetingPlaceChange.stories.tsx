import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { personOf } from "../../../../server/world/actions.ts";
import type { MeetingPlace } from "../../../../src/domain/bookings/meetingPlace.ts";
import { asksBeforeReload } from "../../../support/leaving.ts";
import type { Canvas } from "../../../support/played.ts";
import { OFFICE, PHONE, ROOM, sessionAt } from "./meetingPlace.ts";

const meta = preview.meta({ title: "Screens/Booking/Booking detail", ...screen });

const dialogIn = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));

async function ask(canvas: Canvas, canvasElement: HTMLElement) {
  await userEvent.click(await canvas.findByRole("button", { name: /how you meet/ }));
  return dialogIn(canvasElement);
}

type Dialog = Awaited<ReturnType<typeof ask>>;

const saved = (dialog: Dialog) => userEvent.click(dialog.getByRole("button", { name: "Save" }));

async function name(dialog: Dialog, { kind, details }: MeetingPlace) {
  const kinds = { VIDEO: /by video/, LINK: /own link/, PHONE: "By phone", ADDRESS: "In person" };
  const labels = { VIDEO: "", LINK: "Link", PHONE: "Phone number", ADDRESS: "Address" };
  await userEvent.click(dialog.getByRole("radio", { name: kinds[kind] }));
  const field = dialog.getByRole("textbox", { name: labels[kind] });
  await userEvent.clear(field);
  await userEvent.type(field, details ?? "");
}

export const PlaceAsked = meta.story({
  parameters: sessionAt("creator"),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement);
    await expect(dialog.getByRole("radio", { name: /own link/ })).toBeChecked();
    await expect(dialog.getByRole("radio", { name: /own link/ })).toHaveFocus();
    await expect(dialog.getByRole("textbox", { name: "Link" })).toHaveValue(ROOM.details);
    await expect(dialog.getByText(/This changes only this session/)).toBeVisible();
  },
});

export const PlaceDetailsMissing = meta.story({
  parameters: sessionAt("creator", { meetingPlace: { kind: "VIDEO", details: null } }),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement);
    await userEvent.click(dialog.getByRole("radio", { name: "In person" }));
    await saved(dialog);
    await expect(await dialog.findByText("Address is required")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Address" })).toHaveFocus();
  },
});

/** What was typed for one kind is there again when that is chosen again. */
export const PlaceOfEachKind = meta.story({
  parameters: sessionAt("creator"),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement);
    await name(dialog, { kind: "PHONE", details: "02 555" });
    await saved(dialog);
    await expect(await dialog.findByText(/with its country code/)).toBeVisible();
    await userEvent.click(dialog.getByRole("radio", { name: /own link/ }));
    await expect(dialog.getByRole("textbox", { name: "Link" })).toHaveValue(ROOM.details);
    await userEvent.click(dialog.getByRole("radio", { name: "By phone" }));
    await expect(dialog.getByRole("textbox", { name: "Phone number" })).toHaveValue("02 555");
  },
});

export const PlaceSaving = meta.story({
  parameters: sessionAt("creator", {
    after: (_cast, world) => world.faults.hanging.add("updateMeetingPlace"),
  }),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement);
    await name(dialog, PHONE);
    await saved(dialog);
    const button = dialog.getByRole("button", { name: "Save" });
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
  },
});

export const PlaceSaved = meta.story({
  parameters: sessionAt("creator"),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement);
    await name(dialog, PHONE);
    await saved(dialog);
    await expect(await canvas.findByText(/^Changed by/)).toHaveTextContent("Changed by you on");
    await expect(canvas.getByRole("link", { name: "+1 202 555 0100" })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Change how you meet" })).toHaveFocus(),
    );
  },
});

export const PlaceFailed = meta.story({
  parameters: sessionAt("creator", {
    after: (_cast, world) => world.faults.failing.add("updateMeetingPlace"),
  }),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement);
    await name(dialog, OFFICE);
    await saved(dialog);
    await expect(await dialog.findByText(/went wrong/)).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Address" })).toHaveValue(OFFICE.details);
    await expect(asksBeforeReload()).toBe(true);
  },
});

export const PlaceKept = meta.story({
  parameters: sessionAt("creator"),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement);
    await name(dialog, PHONE);
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Change how you meet" })).toHaveFocus(),
    );
    await expect(canvas.getByRole("link", { name: ROOM.details as string })).toBeVisible();
    const again = await ask(canvas, canvasElement);
    await expect(again.getByRole("textbox", { name: "Phone number" })).toHaveValue(PHONE.details);
  },
});

/** It ends while the place is being typed. */
export const PlaceOverMeanwhile = meta.story({
  parameters: sessionAt("creator", {
    after: ({ booking }, { clock }) => clock.advance(booking.endsAt - 1 - clock.now()),
  }),
  play: async ({ canvas, canvasElement, ...context }) => {
    const dialog = await ask(canvas, canvasElement);
    await name(dialog, PHONE);
    stageOf(context).world.clock.advance(1);
    await saved(dialog);
    await expect(await dialog.findByText(/This session is over/)).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Phone number" })).toHaveValue(PHONE.details);
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    await expect(canvas.queryByRole("button", { name: /how you meet/ })).toBeNull();
  },
});

/** Another tab has changed it while this one was being typed. */
async function changedMeanwhile(
  canvas: Canvas,
  canvasElement: HTMLElement,
  context: Parameters<typeof stageOf>[0],
) {
  const dialog = await ask(canvas, canvasElement);
  await name(dialog, PHONE);
  const { world } = stageOf(context);
  const booking = await world.store.bookings.byId("bkg_000001");
  const creator = await world.store.users.byId(booking?.creatorId ?? "");
  if (!booking || !creator) throw new Error("nothing is booked");
  await personOf(world, creator).changesPlace(booking, OFFICE);
  await saved(dialog);
  await dialog.findByText(/changed in another tab or on another device/);
  await expect(await dialog.findByText(/Demo Street 1/)).toBeVisible();
  return dialog;
}

export const PlaceChangedElsewhere = meta.story({
  parameters: sessionAt("creator"),
  play: async ({ canvas, canvasElement, ...context }) => {
    const dialog = await changedMeanwhile(canvas, canvasElement, context);
    await expect(dialog.getByRole("textbox", { name: "Phone number" })).toHaveValue(PHONE.details);
  },
});

export const PlaceSavedOverTheOther = meta.story({
  parameters: sessionAt("creator"),
  play: async ({ canvas, canvasElement, ...context }) => {
    const dialog = await changedMeanwhile(canvas, canvasElement, context);
    await userEvent.click(dialog.getByRole("button", { name: "Save mine instead" }));
    await expect(await canvas.findByRole("link", { name: "+1 202 555 0100" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
});
