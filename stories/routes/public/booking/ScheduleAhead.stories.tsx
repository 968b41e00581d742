import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import {
  ANSWERS,
  bookingOf,
  cast,
  chooseTuesday,
  openSchedule,
  visitSchedule,
  rivalTakes,
  TUESDAY_TEN,
} from "./scenes.ts";
import { ACCESS_TOKEN_LIFETIME_MS } from "../../../../src/domain/shared/limits.ts";
import { keepAnswer } from "../../../../src/components/bookings/answerDrafts.ts";
import { onSmallPhone } from "../../../support/extremes.ts";
import { answersLate } from "../../../support/late.ts";
import { takeTen, continuesThroughSignIn, isHeld, isKnown } from "./taking.ts";

const meta = preview.meta({ title: "Screens/Booking/Schedule", ...screen });

/** The questions are there before the server has answered. */
export const TakingSlot = meta.story({
  parameters: scene(openSchedule),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    const answerNow = answersLate(stage.world, "createBooking");
    await takeTen(canvas);
    const questions = await canvas.findByRole("heading", { name: "A few words before we meet" });
    await waitFor(() => expect(questions).toHaveFocus());
    await expect(canvas.getByText("Tuesday 17 March 2026 at 10:00")).toBeVisible();
    await expect(canvas.getByText("Holding this time for you…")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Continue with/ })).toBeNull();
    await expect(addressOf(stage)).not.toContain("step=details");
    const answer = canvas.getByRole("textbox", { name: /talk about/ });
    await userEvent.type(answer, "My first");
    answerNow();
    await isHeld(canvas, stage);
    // The same field: typing is not interrupted.
    await expect(answer).toHaveFocus();
    await userEvent.keyboard(" keynote");
    await expect(canvas.getByRole("textbox", { name: /talk about/ })).toHaveValue(
      "My first keynote",
    );
  },
});

/** Its appearance: it is unknown yet whether the slot can be taken. */
export const Holding = meta.story({
  parameters: scene(async (world) => {
    world.faults.hanging.add("createBooking");
    return openSchedule(world);
  }),
  play: async ({ canvas }) => {
    await takeTen(canvas);
    await expect(await canvas.findByText("Holding this time for you…")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Continue to Payment" })).toBeEnabled();
  },
});

/** A press before the slot is held is not lost. */
export const PressedEarly = meta.story({
  parameters: scene(openSchedule),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    const answerNow = answersLate(stage.world, "createBooking");
    await takeTen(canvas);
    await userEvent.type(await canvas.findByRole("textbox", { name: /talk about/ }), "My keynote");
    const goOn = canvas.getByRole("button", { name: "Continue to Payment" });
    await userEvent.click(goOn);
    await expect(goOn).toHaveAttribute("aria-busy", "true");
    answerNow();
    await canvas.findByRole("heading", { name: "Complete your order" });
    await expect(addressOf(stage)).toContain("/payment/");
  },
});

/** If nothing is asked, the second click of a double click hits the button that books. */
export const DoublePress = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world, { priceInCents: 0 });
    await world.store.questions.replaceAll([]);
    world.faults.hanging.add("createBooking");
    await guest.signsIn();
    return bookingOf({ offer });
  }),
  play: async ({ canvas }) => {
    await takeTen(canvas);
    const complete = await canvas.findByRole("button", { name: "Complete Booking" });
    await fireEvent.click(complete, { detail: 2 });
    await expect(complete).not.toHaveAttribute("aria-busy", "true");
    await userEvent.click(complete);
    await expect(complete).toHaveAttribute("aria-busy", "true");
  },
});

/** A press was for the slot that could not be taken, and for no other. */
export const LostAfterEarlyPress = meta.story({
  parameters: scene(openSchedule),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    const { world, address } = stage;
    await chooseTuesday(canvas);
    await userEvent.click(await canvas.findByRole("radio", { name: "10:00" }));
    await rivalTakes(world, address.split("/").at(-1) ?? "", TUESDAY_TEN);
    const answerNow = answersLate(world, "createBooking");
    await userEvent.click(canvas.getByRole("button", { name: "Continue with 10:00" }));
    await userEvent.type(canvas.getByRole("textbox", { name: /talk about/ }), "My keynote");
    await userEvent.click(canvas.getByRole("button", { name: "Continue to Payment" }));
    answerNow();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /Someone else has just taken this time/,
    );
    await userEvent.click(await canvas.findByRole("radio", { name: "11:00" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Continue with 11:00" }));
    // What was typed is there, and nothing unrequested is sent.
    await isHeld(canvas, stage);
    await expect(canvas.getByRole("textbox", { name: /talk about/ })).toHaveValue("My keynote");
    await expect(canvas.getByRole("button", { name: "Continue to Payment" })).toBeEnabled();
  },
});

/** Back to the times before the answer: the answer does not navigate away. */
export const GivenUp = meta.story({
  parameters: scene(openSchedule),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    const answerNow = answersLate(stage.world, "createBooking");
    await takeTen(canvas);
    await userEvent.click(await canvas.findByRole("link", { name: "Back" }));
    const heading = await canvas.findByRole("heading", { name: "Choose your time slot" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(await canvas.findByRole("radio", { name: "10:00" })).toBeChecked();
    answerNow();
    await isKnown(stage);
    await expect(addressOf(stage)).toBe(stage.address);
    await expect(canvas.getByRole("button", { name: "Continue with 10:00" })).toBeEnabled();
    // The same time again is the same hold.
    await userEvent.click(canvas.getByRole("button", { name: "Continue with 10:00" }));
    await isHeld(canvas, stage);
    await expect(addressOf(stage)).toContain("booking=bkg_000001");
  },
});

/** Going back to the times from far below shows their heading. */
export const GivenUpFromBelow = meta.story({
  ...onSmallPhone,
  parameters: scene(openSchedule),
  play: async ({ canvas, ...context }) => {
    answersLate(stageOf(context).world, "createBooking");
    await takeTen(canvas);
    const back = await canvas.findByRole("link", { name: "Back" });
    back.scrollIntoView({ block: "end" });
    await expect(window.scrollY).toBeGreaterThan(0);
    await userEvent.click(back);
    await canvas.findByRole("heading", { name: "Choose your time slot" });
    await expect(window.scrollY).toBe(0);
  },
});

/** What was wanted before the sign-in is not wanted any more. */
export const GivenUpAfterSignIn = meta.story({
  parameters: scene(visitSchedule),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    const answerNow = answersLate(stage.world, "createBooking");
    await continuesThroughSignIn(canvas, stage);
    await canvas.findByText("Holding this time for you…");
    await userEvent.click(canvas.getByRole("link", { name: "Back" }));
    const heading = await canvas.findByRole("heading", { name: "Choose your time slot" });
    await waitFor(() => expect(heading).toHaveFocus());
    answerNow();
    await isKnown(stage);
    await expect(heading).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Continue with 10:00" })).toBeEnabled();
  },
});

/** A press was for the time that was being taken: an earlier hold does not get it. */
export const BackAfterEarlyPress = meta.story({
  parameters: scene(openSchedule),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    await takeTen(canvas);
    await isHeld(canvas, stage);
    await userEvent.type(canvas.getByRole("textbox", { name: /talk about/ }), "My keynote");
    await userEvent.click(canvas.getByRole("link", { name: "Back" }));
    await userEvent.click(await canvas.findByRole("radio", { name: "11:00" }));
    stage.world.faults.hanging.add("createBooking");
    await userEvent.click(canvas.getByRole("button", { name: "Continue with 11:00" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue to Payment" }));
    await stage.app?.router.navigate(-1);
    await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent("Held for"));
    // A call would have been sent by then.
    await userEvent.type(canvas.getByRole("textbox", { name: /talk about/ }), " again");
    const goOn = canvas.getByRole("button", { name: "Continue to Payment" });
    await expect(goOn).not.toHaveAttribute("aria-busy", "true");
    await expect(addressOf(stage)).toContain("booking=bkg_000001");
    await expect(await stage.world.store.payments.ofBookings(["bkg_000001"])).toEqual([]);
  },
});

/** An error about the previous slot is not shown for the next one. */
export const AnotherAfterFailure = meta.story({
  parameters: scene(openSchedule),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    await takeTen(canvas);
    await isHeld(canvas, stage);
    await userEvent.click(canvas.getByRole("button", { name: "Continue to Payment" }));
    await canvas.findByText("This field is required");
    await userEvent.click(canvas.getByRole("link", { name: "Back" }));
    await userEvent.click(await canvas.findByRole("radio", { name: "11:00" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue with 11:00" }));
    await canvas.findByText("Tuesday 17 March 2026 at 11:00");
    await expect(canvas.queryByText("This field is required")).toBeNull();
  },
});

/** What is typed in another tab meanwhile is there. */
export const TypedInOtherTab = meta.story({
  parameters: scene(openSchedule),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    await chooseTuesday(canvas);
    await userEvent.click(await canvas.findByRole("radio", { name: "10:00" }));
    const { host, me } = stage.app?.frame.session ?? {};
    const offerId = stage.address.split("/").at(-1) ?? "";
    const [question = ""] = ANSWERS.map((given) => given.question);
    if (!host) throw new Error("the app has not started");
    const place = { userId: me?.()?.userProfileId ?? "", offerId };
    keepAnswer(host, place, { question, answer: "My keynote" });
    await userEvent.click(canvas.getByRole("button", { name: "Continue with 10:00" }));
    await expect(canvas.getByRole("textbox", { name: /talk about/ })).toHaveValue("My keynote");
    await isHeld(canvas, stage);
  },
});

/** The sign-in can't be renewed: the questions are unknown, and the times stay. */
export const TakingWhileCutOff = meta.story({
  parameters: scene(openSchedule),
  play: async ({ canvas, ...context }) => {
    const { world, app } = stageOf(context);
    await chooseTuesday(canvas);
    await userEvent.click(await canvas.findByRole("radio", { name: "10:00" }));
    world.faults.failing.add("refresh");
    world.clock.advance(ACCESS_TOKEN_LIFETIME_MS);
    await app?.router.revalidate();
    await canvas.findByText(/You stay signed in/);
    await app?.router.revalidate();
    world.faults.hanging.add("createBooking");
    await userEvent.click(canvas.getByRole("button", { name: "Continue with 10:00" }));
    // The visitor's page may still be loading.
    const heading = await canvas.findByRole("heading", { name: "Choose your time slot" });
    await expect(heading).toBeVisible();
    const button = canvas.getByRole("button", { name: "Continue with 10:00" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    // Whether a focus ring is drawn depends on what was pressed before.
    button.blur();
  },
});
