import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { personOf } from "../../../../server/world/actions.ts";
import { LONGEST_OFFER, LONGEST_PERSON } from "../../../../server/world/extremes/longest.ts";
import { bookingDetailAddress } from "../../../../src/domain/bookings/addresses.ts";
import { DAY_MS } from "../../../../src/domain/shared/limits.ts";
import { cast, detailOf } from "../../public/booking/scenes.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import { asksBeforeReload } from "../../../support/leaving.ts";
import { LATE, REASON, ask, cancel, paidSeenBy } from "./cancelling.ts";
import { THURSDAY_TEN, booked } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Booking/Booking detail", ...screen });

const THURSDAY_ELEVEN = "2026-03-19T10:00:00Z";
const EXCL_VAT = /€ 60,00 excl\. VAT/;

export const CancelAsked = meta.story({
  parameters: paidSeenBy("guest"),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(/Cancel by Wednesday 18 March 2026 at 10:00 for a full refund/),
    ).toBeVisible();
    const dialog = await ask(canvas, canvasElement);
    await expect(dialog.getByText(/€ 72,60 goes back to the card you paid with/)).toBeVisible();
    await expect(dialog.getByLabelText("Reason")).toHaveFocus();
    await expect(dialog.queryByRole("checkbox")).toBeNull();
  },
});

export const CancelAskedLate = meta.story({
  parameters: paidSeenBy("guest", { at: LATE }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/There’s no refund if you cancel/)).toBeVisible();
    const dialog = await ask(canvas, canvasElement);
    await expect(dialog.getByText(/you chose its time less than 24 hours ahead/)).toBeVisible();
  },
});

/** The earliest start counts, which was on Thursday at ten. */
export const CancelAskedAfterMove = meta.story({
  parameters: paidSeenBy("guest", {
    after: async ({ guest, booking }, world) => {
      await guest.moves(booking, THURSDAY_ELEVEN);
      world.clock.advance(Date.parse(THURSDAY_TEN) - DAY_MS + 1 - world.now());
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement);
    const until = /that was possible until Wednesday 18 March 2026 at 10:00/;
    await expect(dialog.getByText(until)).toBeVisible();
    await expect(canvas.getAllByText(until)).toHaveLength(2);
  },
});

export const CancelAskedByCreator = meta.story({
  parameters: paidSeenBy("creator", { at: LATE }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/gets a full refund if you cancel/)).toBeVisible();
    const dialog = await ask(canvas, canvasElement);
    await expect(dialog.getByText(EXCL_VAT)).toBeVisible();
    await expect(dialog.getByRole("checkbox")).not.toBeChecked();
  },
});

/** What the buyer is given back has no VAT in it. */
export const CancelAskedReverseCharge = meta.story({
  parameters: scene(async (world) => {
    const { guest, offer } = await cast(world);
    const booking = await guest.takes(offer, THURSDAY_TEN);
    const company = {
      isCompany: true,
      companyName: "Demo Company",
      vatNumber: "NL004495445B01",
      countryCode: "NL",
    };
    await guest.pays(await guest.savesBilling(await guest.opensPayment(offer), company));
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement);
    await expect(dialog.getByText(/€ 60,00 goes back to the card/)).toBeVisible();
  },
});

/** Its booker has moved it since the page was opened. */
export const CancelAskedAfterMoveElsewhere = meta.story({
  parameters: paidSeenBy("creator"),
  play: async ({ canvas, canvasElement, ...context }) => {
    await canvas.findByRole("button", { name: "Cancel session" });
    const { world } = stageOf(context);
    const booking = await world.store.bookings.byId("bkg_000001");
    const booker = await world.store.users.byId(booking?.bookerId ?? "");
    if (!booking || !booker) throw new Error("nothing is booked");
    await personOf(world, booker).moves(booking, THURSDAY_ELEVEN);
    const dialog = await ask(canvas, canvasElement);
    await expect(
      await dialog.findByText(/on Thursday 19 March 2026 at 11:00 won’t take place/),
    ).toBeVisible();
  },
});

export const CancelAskedLongest = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const { creator, guest, offer } = await cast(world, {
      ...LONGEST_OFFER,
      by: LONGEST_PERSON,
      to: { ...LONGEST_PERSON, slug: "longest-booker", email: "longest@demo.example" },
    });
    const booking = await guest.takes(offer, THURSDAY_TEN);
    await guest.pays(await guest.opensPayment(offer));
    await creator.signsIn();
    return bookingDetailAddress({ slug: creator.row.slug, bookingId: booking.id });
  }),
  play: async ({ canvas, canvasElement }) => {
    await ask(canvas, canvasElement);
    await expectToFit(canvasElement);
  },
});

export const CancelAskedByCreatorOfFree = meta.story({
  parameters: scene(async (world) => {
    const { creator, booking } = await booked(world);
    await creator.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText("You can cancel this session until it begins."),
    ).toBeVisible();
    const dialog = await ask(canvas, canvasElement);
    await expect(dialog.getByText(/It was free/)).toBeVisible();
  },
});

/** What was typed is there when the question is opened again. */
export const CancelKept = meta.story({
  parameters: paidSeenBy("guest"),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement);
    await userEvent.type(dialog.getByLabelText("Reason"), "Perhaps");
    await userEvent.click(dialog.getByRole("button", { name: "Keep it" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Cancel session" })).toHaveFocus(),
    );
    await expect(canvas.getByText("You’re booked")).toBeVisible();
    const again = await ask(canvas, canvasElement);
    await expect(again.getByLabelText("Reason")).toHaveValue("Perhaps");
  },
});

export const ReasonMissing = meta.story({
  parameters: paidSeenBy("guest"),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: "Cancel session" }));
    await expect(await dialog.findByText("Reason is required")).toBeVisible();
  },
});

/** It can't be closed while nobody knows how it comes out, however often Escape is pressed. */
export const Cancelling = meta.story({
  parameters: paidSeenBy("guest", {
    after: (_cast, world) => world.faults.hanging.add("cancelBooking"),
  }),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("button", "Cancel session");
    await keys.press("{Enter}");
    await keys.isIn("Reason");
    await keys.press("Ill");
    await keys.tabTo("button", "Cancel session");
    await keys.press("{Enter}");
    for (let time = 0; time < 4; time += 1) await keys.press("{Escape}");
    // A browser may close it for a moment, which moves the focus.
    await keys.tabTo("button", "Keep it");
    await expect(canvas.getByLabelText("Reason")).toHaveValue("Ill");
  }),
});

export const CancelFailed = meta.story({
  parameters: paidSeenBy("guest", {
    after: (_cast, world) => world.faults.failing.add("cancelBooking"),
  }),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await cancel(canvas, canvasElement);
    await expect(await dialog.findByText(/went wrong/)).toBeVisible();
    await expect(dialog.getByLabelText("Reason")).toHaveValue(REASON);
    await expect(asksBeforeReload()).toBe(true);
    await userEvent.click(dialog.getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(asksBeforeReload()).toBe(false));
    await ask(canvas, canvasElement);
    await expect(dialog.getByLabelText("Reason")).toHaveValue(REASON);
  },
});

/** The last moment passes while the reason is being typed: what was said isn't taken back silently. */
export const RefundRefused = meta.story({
  parameters: {
    ...paidSeenBy("guest", {
      after: (_cast, { clock }) => clock.advance(Date.parse(THURSDAY_TEN) - DAY_MS - clock.now()),
    }),
    timePasses: true,
  },
  play: async ({ canvas, canvasElement, ...context }) => {
    const dialog = await ask(canvas, canvasElement);
    await userEvent.type(dialog.getByLabelText("Reason"), REASON);
    stageOf(context).world.clock.advance(1_000);
    await canvas.findByText(/It’s too late for a refund if you cancel/);
    await expect(dialog.getByText(/goes back to the card/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel session" }));
    await expect(await dialog.findByText(/It’s too late for a refund now/)).toBeVisible();
    await expect(dialog.getByText(/You won’t get your money back/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel session" }));
    await expect(canvas.getByText("Paid")).toBeInTheDocument();
    await expect(dialog.getByRole("checkbox")).not.toBeChecked();
  },
});

/** Ticked, it is cancelled all the same. */
export const CancelledWithoutRefund = meta.story({
  parameters: {
    ...paidSeenBy("guest", {
      after: (_cast, { clock }) => clock.advance(Date.parse(THURSDAY_TEN) - DAY_MS - clock.now()),
    }),
  },
  play: async ({ canvas, canvasElement, ...context }) => {
    const dialog = await ask(canvas, canvasElement);
    await userEvent.type(dialog.getByLabelText("Reason"), REASON);
    stageOf(context).world.clock.advance(1);
    await userEvent.click(dialog.getByRole("button", { name: "Cancel session" }));
    await userEvent.click(await dialog.findByRole("checkbox", { name: /without a refund/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel session" }));
    await expect(await canvas.findByText("Cancelled, not refunded")).toBeVisible();
  },
});

/** It begins while the reason is being typed. */
export const BegunWhileAsked = meta.story({
  parameters: {
    ...paidSeenBy("guest", {
      after: (_cast, { clock }) => clock.advance(Date.parse(THURSDAY_TEN) - 1 - clock.now()),
    }),
    timePasses: true,
  },
  play: async ({ canvas, canvasElement, ...context }) => {
    const dialog = await ask(canvas, canvasElement);
    await userEvent.type(dialog.getByLabelText("Reason"), REASON);
    stageOf(context).world.clock.advance(1);
    await userEvent.click(dialog.getByRole("button", { name: "Cancel session" }));
    await expect(await dialog.findByText(/This session has begun/)).toBeVisible();
    await expect(dialog.getByLabelText("Reason")).toHaveValue(REASON);
  },
});

/** The last moment to get the money back passes while the page is open. */
export const RefundableNoMore = meta.story({
  parameters: {
    ...paidSeenBy("guest", {
      after: (_cast, { clock }) => clock.advance(Date.parse(THURSDAY_TEN) - DAY_MS - clock.now()),
    }),
    timePasses: true,
  },
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText(/for a full refund/)).toBeVisible();
    stageOf(context).world.clock.advance(1_000);
    await expect(await canvas.findByText(/It’s too late for a refund if you cancel/)).toBeVisible();
  },
});
