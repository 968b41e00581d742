import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import {
  bookingOf,
  cast,
  chooseTuesday,
  openSchedule,
  visitSchedule,
  type OfferFacts,
  rivalTakes,
  TUESDAY_TEN,
} from "./scenes.ts";
import { MINUTE_MS } from "../../../../src/domain/shared/limits.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import { answersLate } from "../../../support/late.ts";
import { takeTen, continuesThroughSignIn, isHeld, isKnown } from "./taking.ts";

const meta = preview.meta({ title: "Screens/Booking/Schedule", ...screen });

export const TakenAfterSignIn = meta.story({
  parameters: scene(visitSchedule),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    await continuesThroughSignIn(canvas, stage);
    await isHeld(canvas, stage);
    await expect(canvas.getByText("Tuesday 17 March 2026 at 10:00")).toBeVisible();
    // The time was wanted once: going back only shows it.
    await stage.app?.router.navigate(-1);
    await expect(await canvas.findByRole("radio", { name: "10:00" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Continue with 10:00" })).toBeEnabled();
  },
});

export const TakenWhileSigningIn = meta.story({
  parameters: scene(visitSchedule),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    const offerId = stage.address.split("/").at(-1) ?? "";
    await continuesThroughSignIn(canvas, stage, () =>
      rivalTakes(stage.world, offerId, TUESDAY_TEN),
    );
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /Someone else has just taken this time/,
    );
    await waitFor(() => expect(canvas.queryByRole("radio", { name: "10:00" })).toBeNull());
    await expect(canvas.getByRole("heading", { name: "Tuesday 17 March" })).toBeVisible();
  },
});

/** A link may come from anybody: it proposes a time, and takes none. */
export const TimeInLink = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world);
    await guest.signsIn();
    return `${bookingOf({ offer })}?at=${TUESDAY_TEN}`;
  }),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole("radio", { name: "10:00" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Continue with 10:00" })).toBeEnabled();
    await expect(addressOf(stageOf(context))).toContain("?at=");
  },
});

/** Why a time could not be taken says nothing about another offer. */
export const AnotherOfferAfterRefusal = meta.story({
  parameters: scene(async (world) => {
    const { creator, offer, guest } = await cast(world);
    await creator.offers({ title: "Another session" });
    await guest.signsIn();
    return bookingOf({ offer });
  }),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    const offerId = stage.address.split("/").at(-1) ?? "";
    await chooseTuesday(canvas);
    await userEvent.click(await canvas.findByRole("radio", { name: "10:00" }));
    await rivalTakes(stage.world, offerId, TUESDAY_TEN);
    await userEvent.click(canvas.getByRole("button", { name: "Continue with 10:00" }));
    await canvas.findByText(/Someone else has just taken this time/);
    await stage.app?.router.navigate(stage.address.replace(offerId, "one_000002"));
    await canvas.findByRole("heading", { name: "Another session" });
    await expect(canvas.queryByText(/Someone else has just taken this time/)).toBeNull();
  },
});

/** A visitor goes back to a link with a time: the one that they chose there is proposed. */
export const BackToChosenTime = meta.story({
  parameters: scene(async (world) => `${await visitSchedule(world)}?at=${TUESDAY_TEN}`),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    await userEvent.click(await canvas.findByRole("radio", { name: "11:00" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue with 11:00" }));
    await canvas.findByRole("button", { name: "Continue with LinkedIn" });
    await stage.app?.router.navigate(-1);
    await expect(await canvas.findByRole("radio", { name: "11:00", checked: true })).toBeVisible();
    // The link itself proposes its own time.
    await stage.app?.router.navigate("/terms");
    await canvas.findByRole("heading", { name: "Terms of use" });
    await stage.app?.router.navigate(stage.address.replace(/09:00:00Z$/, "08:00:00Z"));
    await expect(await canvas.findByRole("radio", { name: "09:00", checked: true })).toBeVisible();
  },
});

/** Going back to the calendar after booking shows the booking, not an open calendar. */
export const BackAfterBooking = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world, { priceInCents: 0 });
    await world.store.questions.replaceAll([]);
    const booking = await guest.books(offer, TUESDAY_TEN);
    await guest.signsIn();
    return `${bookingOf({ offer })}?booking=${booking.id}`;
  }),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText("You’re booked")).toBeVisible();
    await expect(addressOf(stageOf(context))).toMatch(/one-on-one-booking-detail\/bkg_/);
  },
});

/** The page itself stays: nothing is fetched in between, and no skeleton is shown. */
export const SlotHeld = meta.story({
  parameters: scene(openSchedule),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    await chooseTuesday(canvas);
    await userEvent.click(await canvas.findByRole("radio", { name: "10:00" }));
    stage.world.faults.hanging.add("bookingById");
    const headings = headingsSeen(context.canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Continue with 10:00" }));
    await isHeld(canvas, stage);
    await expect(canvas.getByText("Tuesday 17 March 2026 at 10:00")).toBeVisible();
    await expect(headings()).toEqual(["Choose your time slot", "A few words before we meet"]);
  },
});

const SEEN = { visibilityProperty: true };

/** The headings that a step has had since, in order; "" while there wasn't one. */
function headingsSeen(page: HTMLElement): () => string[] {
  const seen: string[] = [];
  const look = () => {
    const shown = [...page.querySelectorAll("h2[tabindex]")].find((h) => h.checkVisibility(SEEN));
    const heading = shown?.textContent ?? "";
    if (heading !== seen.at(-1)) seen.push(heading);
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(page, { childList: true, subtree: true, attributes: true });
  return () => {
    observer.disconnect();
    return seen;
  };
}

export const ByKeyboard = meta.story({
  parameters: scene(openSchedule),
  play: byKeyboard(async ({ canvas, keys }) => {
    await canvas.findByRole("radio", { name: "12:00" });
    await keys.tabTo("button", /16 March 2026/);
    await keys.press("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: /17 March 2026/ })).toHaveFocus();
    await keys.press("{Enter}");
    await expect(canvas.getByRole("heading", { name: "Tuesday 17 March" })).toHaveFocus();
    await keys.tabTo("radio", "09:00");
    await keys.press("{ArrowRight}{ArrowRight} ");
    await expect(canvas.getByRole("radio", { name: "10:00" })).toBeChecked();
    await keys.tabTo("button", "Continue with 10:00");
    await keys.press("{Enter}");
    const questions = await canvas.findByRole("heading", { name: "A few words before we meet" });
    await waitFor(() => expect(questions).toHaveFocus());
  }),
});

export const SlotTaken = meta.story({
  parameters: scene(openSchedule),
  play: async ({ canvas, ...context }) => {
    await chooseTuesday(canvas);
    await userEvent.click(await canvas.findByRole("radio", { name: "10:00" }));
    const { world, address } = stageOf(context);
    await rivalTakes(world, address.split("/").at(-1) ?? "", TUESDAY_TEN);
    await userEvent.click(canvas.getByRole("button", { name: "Continue with 10:00" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /Someone else has just taken this time/,
    );
    await waitFor(() => expect(canvas.queryByRole("radio", { name: "10:00" })).toBeNull());
    await expect(canvas.getByRole("button", { name: "Choose a time" })).toHaveFocus();
    await expect(canvas.getByRole("heading", { name: "Tuesday 17 March" })).toBeVisible();
  },
});

/**
 * Somebody has this many sessions of other offers of the creator, held or
 * booked, and wants one more.
 */
const wantsOneMore = (count: number, offers: OfferFacts, act: "takes" | "books") =>
  scene(async (world) => {
    const { creator, offer, guest } = await cast(world, offers);
    if (act === "books") await world.store.questions.replaceAll([]);
    for (let index = 0; index < count; index += 1) {
      const at = Date.parse(TUESDAY_TEN) + (index + 2) * 30 * MINUTE_MS;
      await guest[act](await creator.offers(offers), new Date(at).toISOString());
    }
    await guest.signsIn();
    return bookingOf({ offer, creator });
  });

export const TooManyHolds = meta.story({
  parameters: wantsOneMore(3, {}, "takes"),
  play: async ({ canvas }) => {
    await takeTen(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "You’re already holding as many times as you can.",
    );
  },
});

export const TooManyFreeSessions = meta.story({
  parameters: wantsOneMore(5, { priceInCents: 0 }, "books"),
  play: async ({ canvas }) => {
    await takeTen(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "You already have five free sessions coming up with this creator.",
    );
  },
});

/** The bank is processing a payment from before the offer became longer and dearer. */
export const BankAtWork = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world);
    await guest.takes(offer, "2026-03-17T14:00:00Z");
    const payment = await guest.savesBilling(await guest.opensPayment(offer));
    await guest.pays(payment, "staysPending");
    await world.store.catalog.replace({ ...offer, priceInCents: 90_00, durationInMinutes: 60 });
    await guest.signsIn();
    return bookingOf({ offer });
  }),
  play: async ({ canvas, ...context }) => {
    await takeTen(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Your bank is still processing your payment for Tuesday 17 March 2026 at 15:00. Wait until it’s done, then try again.",
    );
    await userEvent.click(canvas.getByRole("link", { name: "See that session" }));
    await expect(await canvas.findByText("Payment under way")).toBeVisible();
    await expect(addressOf(stageOf(context))).toMatch(/one-on-one-booking-detail\/bkg_/);
  },
});

export const LeftMeanwhile = meta.story({
  parameters: scene(openSchedule),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    const answerNow = answersLate(stage.world, "createBooking");
    await takeTen(canvas);
    await userEvent.click(canvas.getByRole("link", { name: "Demo Speaker" }));
    await canvas.findByRole("link", { name: /^Book / });
    answerNow();
    await isKnown(stage);
    await expect(addressOf(stage)).toBe("/demo-speaker/offerings");
    // Nobody was redirected, and the time is held regardless.
    await stage.app?.router.navigate("/user/home?tab=sessions");
    await expect(await canvas.findByText(/^Held until/)).toBeVisible();
    await expect(addressOf(stage)).toBe("/user/home?tab=sessions");
  },
});
