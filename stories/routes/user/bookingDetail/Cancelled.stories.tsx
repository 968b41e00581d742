import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { personOf } from "../../../../server/world/actions.ts";
import { CANCELLATION_REASON_MAX } from "../../../../src/domain/shared/limits.ts";
import { detailOf } from "../../public/booking/scenes.ts";
import { answered } from "../../../support/answered.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import { LATE, REASON, ask, cancel, paidSeenBy } from "./cancelling.ts";
import { booked } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Booking/Booking detail", ...screen });

export const CancelledByBooker = meta.story({
  parameters: paidSeenBy("guest"),
  play: async ({ canvas, canvasElement, ...context }) => {
    await cancel(canvas, canvasElement);
    await expect(await canvas.findByText("Cancelled, refunded")).toBeVisible();
    await expect(canvas.getByText("Session cancelled")).toBeVisible();
    await expect(canvas.getByText(/You get all your money back/)).toBeVisible();
    await expect(canvas.getByText(/^By you, /)).toBeVisible();
    await expect(canvas.getByText(/caught a cold/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Book again" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Reschedule" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Google" })).toBeNull();
    const file = canvas.getByRole("link", { name: "Cancellation file" });
    await expect(decodeURIComponent(file.getAttribute("href") ?? "")).toContain("STATUS:CANCELLED");
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    const stored = await stageOf(context).world.store.bookings.byId("bkg_000001");
    await expect(stored?.cancellation?.by).toBe("BOOKER");
  },
});

export const CancelledLate = meta.story({
  parameters: paidSeenBy("guest", { at: LATE }),
  play: async ({ canvas, canvasElement }) => {
    await cancel(canvas, canvasElement);
    await expect(await canvas.findByText("Cancelled, not refunded")).toBeVisible();
    await expect(canvas.getByText("It was too late for a refund.")).toBeVisible();
  },
});

export const CancelledFree = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking } = await booked(world);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement);
    await expect(dialog.getByText(/It was free/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText("Reason"), REASON);
    await userEvent.click(dialog.getByRole("button", { name: "Cancel session" }));
    await expect(await canvas.findByRole("link", { name: "Book again" })).toBeVisible();
  },
});

export const CancelledByKeyboard = meta.story({
  parameters: paidSeenBy("guest"),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("button", "Cancel session");
    await keys.press("{Enter}");
    await keys.isIn("Reason");
    await keys.press("Ill");
    await keys.tabTo("button", "Cancel session");
    await keys.press("{Enter}");
    await expect(await canvas.findByText("Cancelled, refunded")).toBeVisible();
  }),
});

/** By a press of its creator, who offers another time. */
export const CancelledByCreatorHere = meta.story({
  parameters: paidSeenBy("creator", { at: LATE }),
  play: async ({ canvas, canvasElement, ...context }) => {
    const dialog = await ask(canvas, canvasElement);
    await userEvent.type(dialog.getByLabelText("Reason"), REASON);
    await userEvent.click(dialog.getByRole("checkbox"));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel session" }));
    await expect(await canvas.findByText("Cancelled, refunded")).toBeVisible();
    await expect(canvas.getByText(/^By you, /)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    const stored = await stageOf(context).world.store.bookings.byId("bkg_000001");
    await expect(stored?.cancellation).toMatchObject({ by: "CREATOR", proposesRebooking: true });
    await expect(canvas.getByRole("link", { name: "Cancellation file" })).toBeVisible();
  },
});

/** As its booker sees it. */
export const CancelledByCreator = meta.story({
  parameters: paidSeenBy("guest", {
    at: LATE,
    after: ({ creator, booking }) =>
      creator.cancels(booking, { reason: REASON, proposesRebooking: true }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cancelled, refunded")).toBeVisible();
    await expect(canvas.getByText(/^By Demo Speaker, /)).toBeVisible();
    await expect(canvas.getByText(/invites you to book another time/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Choose another time" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/demo-speaker\/booking\/one_\d+$/),
    );
  },
});

/** The offer with whose times that would be booked is no longer on sale. */
export const CancelledByCreatorOffSale = meta.story({
  parameters: paidSeenBy("guest", {
    after: async ({ creator, offer, booking }, world) => {
      await creator.cancels(booking, { reason: REASON, proposesRebooking: true });
      await world.store.catalog.replace({ ...offer, status: "ARCHIVED" });
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^By Demo Speaker, /)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /offer/i })).toHaveAttribute(
      "href",
      "/demo-speaker/offerings",
    );
    await expect(canvas.queryByText(/another time/)).toBeNull();
  },
});

export const CancelledSeenByCreator = meta.story({
  parameters: paidSeenBy("creator", {
    after: ({ guest, booking }) => guest.cancels(booking, { reason: REASON }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^By Demo Visitor, /)).toBeVisible();
    await expect(canvas.getByText("Cancelled, refunded")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Cancel session" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: /again|another time/ })).toBeNull();
  },
});

export const CancelledLateSeenByCreator = meta.story({
  parameters: paidSeenBy("creator", {
    at: LATE,
    after: ({ guest, booking }) => guest.cancels(booking, { reason: REASON }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/you keep your earnings/)).toBeVisible();
  },
});

/** The creator was first, while the booker typed. */
export const CancelledMeanwhile = meta.story({
  parameters: paidSeenBy("guest"),
  play: async ({ canvas, canvasElement, ...context }) => {
    const { world } = stageOf(context);
    await canvas.findByRole("button", { name: "Cancel session" });
    // The dialog has the page read again: later, the page would know of the cancellation.
    const dialog = await answered(() => ask(canvas, canvasElement));
    const [booking, creator] = await Promise.all([
      world.store.bookings.byId("bkg_000001"),
      world.store.users.byId("usr_000001"),
    ]);
    if (!booking || !creator) throw new Error("nothing is booked");
    await personOf(world, creator).cancels(booking, { reason: REASON });
    await userEvent.type(dialog.getByLabelText("Reason"), "Too late");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel session" }));
    await expect(await canvas.findByText(/^By Demo Speaker, /)).toBeVisible();
    await expect(canvas.getByText("Cancelled, refunded")).toBeVisible();
    await expect(await canvas.findByText("It was already cancelled")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
});

export const CancelledLongest = meta.story({
  ...onSmallPhone,
  parameters: paidSeenBy("guest", {
    after: ({ creator, booking }) =>
      creator.cancels(booking, {
        reason: "ohneLeerzeichen".repeat(40).slice(0, CANCELLATION_REASON_MAX),
      }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^ohneLeerzeichen/)).toBeVisible();
    await expectToFit(canvasElement);
  },
});
