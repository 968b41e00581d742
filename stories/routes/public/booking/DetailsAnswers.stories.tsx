import { expect, userEvent, waitFor, type within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { user } from "../../../../server/world/people.ts";
import { HOLD_MS, MINUTE_MS, STORAGE_KEYS } from "../../../../src/domain/shared/limits.ts";
import { answersLate } from "../../../support/late.ts";
import { asked, bookingOf, cast, FREE, TUESDAY_TEN } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Booking/Details", ...screen });

const WEDNESDAY_TEN = "2026-03-18T09:00:00Z";

const talkAbout = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole("textbox", { name: /talk about/ });

export const AnswersKept = meta.story({
  parameters: scene((world) => asked(world)),
  play: async ({ canvas, ...context }) => {
    const { app, address } = stageOf(context);
    await userEvent.type(await talkAbout(canvas), "My first keynote");
    // Away and back again.
    await app?.router.navigate("/demo-speaker/offerings");
    await canvas.findByRole("heading", { name: "Demo Speaker" });
    await app?.router.navigate(address);
    await expect(await talkAbout(canvas)).toHaveValue("My first keynote");
    // Another slot.
    await userEvent.click(canvas.getByRole("link", { name: "Back" }));
    await userEvent.click(await canvas.findByRole("radio", { name: "11:00" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue with 11:00" }));
    await canvas.findByText("Tuesday 17 March 2026 at 11:00");
    await expect(await talkAbout(canvas)).toHaveValue("My first keynote");
  },
});

export const AnswersAfterTheHold = meta.story({
  parameters: {
    ...scene((world) => asked(world, { heldForMs: HOLD_MS - MINUTE_MS })),
    timePasses: true,
  },
  play: async ({ canvas, ...context }) => {
    await userEvent.type(await talkAbout(canvas), "My first keynote");
    stageOf(context).world.clock.advance(MINUTE_MS);
    await canvas.findByRole("heading", { name: "This time is no longer held" });
    await userEvent.click(canvas.getByRole("link", { name: "Choose another time" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with 10:00" }));
    await expect(await talkAbout(canvas)).toHaveValue("My first keynote");
  },
});

/** Two sessions are being booked; the browser's history leads from one to the other. */
export const AnswersOfAnotherOffer = meta.story({
  parameters: scene(async (world) => {
    const { offer, creator, guest } = await cast(world);
    const other = await creator.offers({ title: "A clear hour", durationInMinutes: 60 });
    const booking = await guest.takes(offer, TUESDAY_TEN);
    await guest.takes(other, WEDNESDAY_TEN);
    await guest.signsIn();
    return `${bookingOf({ offer })}?step=details&booking=${booking.id}`;
  }),
  play: async ({ canvas, ...context }) => {
    const { app, address } = stageOf(context);
    await userEvent.type(await talkAbout(canvas), "My first keynote");
    await app?.router.navigate(
      address.replace("one_000001", "one_000002").replace("bkg_000001", "bkg_000002"),
    );
    await canvas.findByRole("heading", { level: 1, name: "A clear hour" });
    await expect(await talkAbout(canvas)).toHaveValue("");
    await app?.router.navigate(address);
    await canvas.findByRole("heading", { level: 1, name: "A clear half hour" });
    await expect(await talkAbout(canvas)).toHaveValue("My first keynote");
  },
});

export const AnswersSent = meta.story({
  parameters: scene((world) => asked(world, FREE)),
  play: async ({ canvas, ...context }) => {
    const { app } = stageOf(context);
    const kept = () => app?.frame.session.host.storage.getItem(STORAGE_KEYS.answers) ?? "";
    await userEvent.type(await talkAbout(canvas), "My first keynote");
    await expect(kept()).toContain("My first keynote");
    await userEvent.click(canvas.getByRole("button", { name: "Complete Booking" }));
    await canvas.findByText("You’re booked");
    await expect(kept()).not.toContain("My first keynote");
  },
});

export const AnswerTypedWhileSending = meta.story({
  parameters: scene((world) => asked(world)),
  play: async ({ canvas, ...context }) => {
    const answer = await talkAbout(canvas);
    const address = addressOf(stageOf(context));
    const { world } = stageOf(context);
    const letAnswer = answersLate(world, "updateBooking");
    await userEvent.type(answer, "A talk");
    const goOn = canvas.getByRole("button", { name: "Continue to Payment" });
    await userEvent.click(goOn);
    await userEvent.type(answer, " in May");
    letAnswer();
    // Unsent input is not left behind.
    await waitFor(() => expect(goOn).not.toHaveAttribute("aria-busy"));
    await expect(answer).toHaveValue("A talk in May");
    await expect(addressOf(stageOf(context))).toBe(address);
    await userEvent.click(goOn);
    await canvas.findByRole("heading", { name: "Billing details" });
    const bookingId = new URLSearchParams(address.split("?")[1]).get("booking") ?? "";
    const booking = await world.store.bookings.byId(bookingId);
    await expect(booking?.intakes[0]).toMatchObject({ answer: "A talk in May" });
  },
});

export const AnswersOfAnotherAccount = meta.story({
  parameters: scene(async (world) => {
    const { offer } = await cast(world);
    const booking = await (
      await user(world, { email: "stranger@demo.example" })
    ).takes(offer, TUESDAY_TEN);
    await (await user(world)).signsIn();
    return `${bookingOf({ offer })}?step=details&booking=${booking.id}`;
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "We can’t find this booking in your account" });
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
});
