import { expect, userEvent, waitFor, type within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import {
  LONGEST_ANSWER,
  LONGEST_OFFER,
  LONGEST_PERSON,
  LONGEST_QUESTIONS,
} from "../../../../server/world/extremes/longest.ts";
import { LONG_NAMED, LONG_TITLES } from "../../../../server/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../server/world/extremes/rightToLeft.ts";
import { cardProviderIsAway } from "../../../../server/world/outages.ts";
import type { World } from "../../../../server/world/world.ts";
import { user } from "../../../../server/world/people.ts";
import {
  HOLD_MS,
  INTAKES_MAX,
  MINUTE_MS,
  SECOND_MS,
  STORAGE_KEYS,
} from "../../../../src/domain/shared/limits.ts";
import { byKeyboard, isToBeCorrected } from "../../../support/keyboard.ts";
import { answersLate } from "../../../support/late.ts";
import { ANSWERS, bookingOf, cast, manyQuestions, TUESDAY_TEN, type CastFacts } from "./scenes.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import {
  comesFrom,
  country,
  factsOf,
  minutes,
  minutesOf,
  names,
} from "../../../support/controlledFacts.ts";
import { asAtFirst, centsOf, controlled, howMany, price } from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Booking/Details", ...screen });

const WEDNESDAY_TEN = "2026-03-18T09:00:00Z";
const FREE = { priceInCents: 0 } as const;

type AskedFacts = CastFacts & { heldForMs?: number; questions?: number };

/** Somebody took a slot a while ago and is at the questions. */
async function asked(world: World, facts: AskedFacts = {}) {
  const { heldForMs = 0, questions, ...castFacts } = facts;
  const { offer, creator, guest } = await cast(world, castFacts);
  if (questions !== undefined) await world.store.questions.replaceAll(manyQuestions(questions));
  const booking = await guest.takes(offer, TUESDAY_TEN);
  world.clock.advance(heldForMs);
  await guest.signsIn();
  return `${bookingOf({ offer, creator })}?step=details&booking=${booking.id}`;
}

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      euro: price("Price", 60),
      minutes,
      questions: howMany("Questions", { initial: 2, most: INTAKES_MAX }),
      gone: howMany("Minutes since the hold began", { initial: 0, most: 15 }),
      from: country,
    },
    open: (world, { names: kind, euro, minutes: lasts, questions, gone, from }) => {
      const facts = factsOf(kind);
      return asked(world, {
        ...facts.offer,
        priceInCents: centsOf(euro),
        durationInMinutes: minutesOf(lasts),
        by: facts.creator,
        to: { countryCode: comesFrom(world, from) },
        questions,
        heldForMs: gone * MINUTE_MS,
      });
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(await canvas.findByText("Tuesday 17 March 2026 at 10:00")).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent("Held for 15:00");
    await expect(canvas.getByRole("button", { name: "Continue to Payment" })).toBeVisible();
  }),
});

export const Free = meta.story({
  parameters: scene((world) => asked(world, FREE)),
  play: async ({ canvas, ...context }) => {
    const answer = await canvas.findByRole("textbox", { name: /talk about/ });
    await expect(canvas.getByRole("timer")).toHaveTextContent("Held for 15:00");
    await userEvent.type(answer, "A talk");
    await userEvent.click(canvas.getByRole("button", { name: "Complete Booking" }));
    await canvas.findByText("You’re booked");
    await expect(addressOf(stageOf(context))).toMatch(
      /^\/demo-speaker\/one-on-one-booking-detail\/bkg_.*\?action=continue$/,
    );
  },
});

/** The offer has become longer and dearer since; the hold has not. */
const offerChanged = scene(async (world) => {
  const { offer, guest } = await cast(world);
  const booking = await guest.takes(offer, TUESDAY_TEN);
  const dearer = { title: "A clear hour", priceInCents: 9000, durationInMinutes: 60 } as const;
  await world.store.catalog.replace({ ...offer, ...dearer });
  await guest.signsIn();
  return `${bookingOf({ offer })}?step=details&booking=${booking.id}`;
});

export const OfferChanged = meta.story({
  parameters: offerChanged,
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Continue to Payment" });
    await expect(
      canvas.getByRole("heading", { level: 1, name: "A clear half hour" }),
    ).toBeVisible();
    await expect(canvas.getByText("30 minutes")).toBeVisible();
    await expect(canvas.getAllByText("€ 72,60")).toHaveLength(2);
  },
});

export const TextsChanged = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world);
    const booking = await guest.takes(offer, TUESDAY_TEN);
    await world.store.catalog.replace({
      ...offer,
      description: "Bring nothing. I will do the talking.",
      descriptionBulletPoints: ["A recording"],
    });
    await guest.signsIn();
    return `${bookingOf({ offer })}?step=details&booking=${booking.id}`;
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("timer");
    await expect(
      canvas.getByText("Bring one question. We leave with one next step."),
    ).toBeVisible();
    await expect(canvas.getByText("A plan on one page")).toBeVisible();
    await expect(canvas.queryByText("A recording")).toBeNull();
  },
});

export const BackToChangedOffer = meta.story({
  parameters: offerChanged,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Back" }));
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "A clear hour" }),
    ).toBeVisible();
    await expect(canvas.getByText("€ 108,90")).toBeVisible();
  },
});

export const FreeHoldExpired = meta.story({
  parameters: scene((world) => asked(world, { ...FREE, heldForMs: HOLD_MS })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This time is no longer held")).toBeVisible();
  },
});

export const AnswerMissing = meta.story({
  parameters: scene((world) => asked(world, FREE)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Complete Booking" }));
    const answer = canvas.getByRole("textbox", { name: /talk about/ });
    await waitFor(() => expect(answer).toHaveAccessibleDescription("This field is required"));
    await expect(answer).toHaveFocus();
  },
});

export const ByKeyboard = meta.story({
  parameters: scene((world) => asked(world, FREE)),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("button", "Complete Booking");
    await keys.press("{Enter}");
    const answer = canvas.getByRole("textbox", { name: /talk about/ });
    await isToBeCorrected(answer, "This field is required");
    await keys.press("My first talk{Enter}and my last");
    await expect(answer).toHaveValue("My first talk\nand my last");
    await keys.tabTo("button", "Complete Booking");
    await keys.press(" ");
    await expect(await canvas.findByText("You’re booked")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  }),
});

export const NoQuestions = meta.story({
  parameters: scene((world) => asked(world, { ...FREE, intakeQuestions: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No questions available for this booking.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Complete Booking" }));
    await expect(await canvas.findByText("You’re booked")).toBeVisible();
  },
});

export const BackToSchedule = meta.story({
  parameters: scene((world) => asked(world)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Back" }));
    const heading = await canvas.findByRole("heading", { name: "Choose your time slot" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(await canvas.findByRole("radio", { name: "10:00" })).toBeChecked();
  },
});

export const HoldRunsOut = meta.story({
  parameters: scene((world) => asked(world, { heldForMs: HOLD_MS - MINUTE_MS })),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("timer");
    stageOf(context).world.clock.advance(MINUTE_MS);
    await canvas.findByRole("heading", { name: "This time is no longer held" }, { timeout: 3000 });
    await userEvent.click(canvas.getByRole("link", { name: "Choose another time" }));
    // The same one first: it is still free.
    await expect(await canvas.findByRole("radio", { name: "10:00" })).toBeChecked();
  },
});

/** The browser believes that the hold is over a little before the server does. */
export const HoldRunsOutForAClockAhead = meta.story({
  parameters: scene((world) => asked(world, { heldForMs: HOLD_MS - MINUTE_MS })),
  play: async ({ canvas, ...context }) => {
    const { world, app } = stageOf(context);
    const timer = await canvas.findByRole("timer");
    if (app === null) throw new Error("the app is started");
    const { host } = app.frame.session;
    host.now = () => world.clock.now() + 2 * SECOND_MS;
    let answers = 0;
    const { fetch } = host;
    host.fetch = (...request) => fetch(...request).finally(() => (answers += 1));
    world.clock.advance(MINUTE_MS - SECOND_MS);
    await waitFor(() => expect(timer).toHaveTextContent("Held for 0:00"), { timeout: 3000 });
    // The server was asked, and still holds it.
    await waitFor(() => expect(answers).toBe(1));
    world.clock.advance(SECOND_MS);
    await canvas.findByRole("heading", { name: "This time is no longer held" }, { timeout: 4000 });
  },
});

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
  parameters: scene((world) => asked(world, { heldForMs: HOLD_MS - MINUTE_MS })),
  play: async ({ canvas, ...context }) => {
    await userEvent.type(await talkAbout(canvas), "My first keynote");
    stageOf(context).world.clock.advance(MINUTE_MS);
    await canvas.findByRole("heading", { name: "This time is no longer held" }, { timeout: 3000 });
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

export const HoldAlmostOver = meta.story({
  parameters: scene((world) => asked(world, { heldForMs: HOLD_MS - MINUTE_MS })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("timer")).toHaveTextContent("Held for 1:00");
    await expect(canvas.getByText("Less than two minutes left")).toBeInTheDocument();
  },
});

/** The questions of a held slot, and the payment that was opened for it. */
async function billed(world: World) {
  const { offer, guest } = await cast(world);
  const booking = await guest.takes(offer, TUESDAY_TEN);
  const payment = await guest.savesBilling(await guest.opensPayment(offer));
  await guest.signsIn();
  return { guest, payment, address: `${bookingOf({ offer })}?step=details&booking=${booking.id}` };
}

export const AlreadyPaid = meta.story({
  parameters: scene(async (world) => {
    const { guest, payment, address } = await billed(world);
    await guest.pays(payment);
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText("Paid")).toBeVisible();
    await expect(addressOf(stageOf(context))).toMatch(
      /^\/demo-speaker\/one-on-one-booking-detail\/bkg_/,
    );
  },
});

/** The server hears of the bank only after another, dearer time was held. */
export const BankAtWork = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world);
    await guest.takes(offer, "2026-03-17T14:00:00Z");
    const payment = await guest.savesBilling(await guest.opensPayment(offer));
    const { cards } = world.providers;
    cardProviderIsAway(world);
    await guest.sendsCard(payment, "staysPending");
    await world.store.catalog.replace({ ...offer, priceInCents: 90_00 });
    const held = await guest.takes(offer, TUESDAY_TEN);
    world.providers.cards = cards;
    await guest.answers(held, ANSWERS);
    await guest.signsIn();
    return `${bookingOf({ offer })}?step=details&booking=${held.id}`;
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue to Payment" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Your bank is still processing your payment for Tuesday 17 March 2026 at 15:00.",
    );
    await expect(canvas.getByRole("link", { name: "See that session" })).toBeVisible();
  },
});

export const GivenUp = meta.story({
  parameters: scene(async (world) => {
    const { guest, payment, address } = await billed(world);
    await guest.givesUp(payment);
    return address;
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "This time is no longer held" });
    await expect(canvas.getByRole("link", { name: "Choose another time" })).toBeVisible();
  },
});

export const SavingFailed = meta.story({
  parameters: scene(async (world) => {
    world.faults.failing.add("updateBooking");
    return asked(world, FREE);
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /talk about/ }), "A talk");
    await userEvent.click(canvas.getByRole("button", { name: "Complete Booking" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/went wrong/);
    await expect(canvas.getByRole("textbox", { name: /talk about/ })).toHaveValue("A talk");
  },
});

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene((world) => asked(world, { by: LONG_NAMED, title: LONG_TITLES.word })),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("button", { name: "Continue to Payment" });
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const { offer: title, question } = RIGHT_TO_LEFT_TEXTS;
    const intakeQuestions = [
      { id: "qst_1", isRequired: true, question },
      { id: "qst_2", isRequired: false, question: "Anything to read beforehand?" },
    ];
    return asked(world, { ...FREE, by: RIGHT_TO_LEFT, title, intakeQuestions });
  }),
  play: async ({ canvas, canvasElement }) => {
    const { question, answer } = RIGHT_TO_LEFT_TEXTS;
    const field = await canvas.findByRole("textbox", { name: question });
    await expectRightToLeft(canvas.getByText(question));
    await userEvent.type(field, answer);
    await expectRightToLeft(field);
    const other = canvas.getByRole("textbox", { name: /Anything to read/ });
    await userEvent.type(other, "README.md");
    await expect(getComputedStyle(other).direction).toBe("ltr");
    await expectToFit(canvasElement);
  },
});

/** As many questions as there may be, each as long as it may be, and so is the answer. */
export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene((world) =>
    asked(world, {
      by: LONGEST_PERSON,
      ...LONGEST_OFFER,
      intakeQuestions: LONGEST_QUESTIONS,
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    const fields = await canvas.findAllByRole("textbox");
    await expect(fields).toHaveLength(LONGEST_QUESTIONS.length);
    const last = fields.at(-1) as HTMLTextAreaElement;
    await userEvent.click(last);
    await userEvent.paste(LONGEST_ANSWER);
    await expect(last).toHaveValue(LONGEST_ANSWER);
    await expectToFit(canvasElement);
  },
});
