import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf, type Stage } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import type { Canvas } from "../../../support/played.ts";
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
import { comesBack } from "../../session/comesBack.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import { answersLate } from "../../../support/lateAnswer.ts";

const meta = preview.meta({ title: "Screens/Booking/Schedule", ...screen });

async function takeTen(canvas: Canvas) {
  await chooseTuesday(canvas);
  await userEvent.click(await canvas.findByRole("radio", { name: "10:00" }));
  await userEvent.click(canvas.getByRole("button", { name: "Continue with 10:00" }));
}

/** To the sign-in by 'Continue', and back; `meanwhile` happens while they are there. */
async function continuesThroughSignIn(
  canvas: Canvas,
  stage: Stage,
  meanwhile?: () => Promise<void>,
) {
  await takeTen(canvas);
  await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
  await comesBack(stage, meanwhile);
}

export const TakenAfterSignIn = meta.story({
  parameters: scene(visitSchedule),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    await continuesThroughSignIn(canvas, stage);
    await expect(await canvas.findByText("Tuesday 17 March 2026 at 10:00")).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent("Held for 15:00");
    await expect(addressOf(stage)).toContain("step=details&booking=bkg_");
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
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/Somebody was faster/);
    await waitFor(() => expect(canvas.queryByRole("radio", { name: "10:00" })).toBeNull());
    await expect(canvas.getByRole("heading", { name: "Tuesday 17 March" })).toBeVisible();
  },
});

/** Anybody can have made a link: it proposes a time, and takes none. */
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

export const TakingSlot = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world);
    await guest.signsIn();
    world.faults.hanging.add("createBooking");
    return bookingOf({ offer });
  }),
  play: async ({ canvas }) => {
    await takeTen(canvas);
    const taken = canvas.getByRole("radio", { name: "10:00" });
    await waitFor(() => expect(taken).toBeDisabled());
    // Its label stands out from its ground as before.
    const { color, backgroundColor } = getComputedStyle(taken);
    await expect(backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor);
    await expect(color).toBe(getComputedStyle(canvas.getByText("Continue with 10:00")).color);
  },
});

/** Somebody goes back to the calendar after booking: what stands is shown, and no open calendar. */
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

/** The page itself stays: nothing is asked for in between, and no placeholder is seen. */
export const SlotHeld = meta.story({
  parameters: scene(openSchedule),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    await chooseTuesday(canvas);
    await userEvent.click(await canvas.findByRole("radio", { name: "10:00" }));
    stage.world.faults.hanging.add("bookingById");
    const headings = headingsSeen(context.canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Continue with 10:00" }));
    await expect(await canvas.findByText("Tuesday 17 March 2026 at 10:00")).toBeVisible();
    await expect(headings()).toEqual(["Choose your time slot", "A few words before we meet"]);
    await expect(canvas.getByRole("timer")).toHaveTextContent("Held for 15:00");
    await expect(addressOf(stage)).toContain("step=details&booking=bkg_");
  },
});

/** The headings that a step has had since, one after the other; "" while there was none. */
function headingsSeen(page: HTMLElement): () => string[] {
  const seen: string[] = [];
  const look = () => {
    const heading = page.querySelector("h2[tabindex]")?.textContent ?? "";
    if (heading !== seen.at(-1)) seen.push(heading);
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(page, { childList: true, subtree: true });
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
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/Somebody was faster/);
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
      "You are holding as many times as you can.",
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

export const LeftMeanwhile = meta.story({
  parameters: scene(openSchedule),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    const answerNow = answersLate(stage.world, "createBooking");
    await takeTen(canvas);
    await userEvent.click(canvas.getByRole("link", { name: "Demo Speaker" }));
    await canvas.findByRole("link", { name: /^Book / });
    answerNow();
    // The answer is there.
    const known = () => stage.app?.frame.environment.getStore().getSource().getRecordIDs() ?? [];
    await waitFor(() => expect(known().some((id) => id.startsWith("bkg_"))).toBe(true));
    await expect(addressOf(stage)).toBe("/demo-speaker/offerings");
    // Nobody was led on, and the time is held all the same.
    await stage.app?.router.navigate("/user/home?tab=sessions");
    await expect(await canvas.findByText(/^Held until/)).toBeVisible();
    await expect(addressOf(stage)).toBe("/user/home?tab=sessions");
  },
});
