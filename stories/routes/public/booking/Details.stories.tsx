import { expect, userEvent, waitFor } from "storybook/test";
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
import {
  HOLD_MS,
  INTAKES_MAX,
  MINUTE_MS,
  SECOND_MS,
} from "../../../../src/domain/shared/limits.ts";
import { byKeyboard, isToBeCorrected } from "../../../support/keyboard.ts";
import { asked, bookingOf, cast, FREE, TUESDAY_TEN } from "./scenes.ts";
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
    await expect(canvas.getByText("30 minutes, by video")).toBeVisible();
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
  parameters: {
    ...scene((world) => asked(world, { heldForMs: HOLD_MS - MINUTE_MS })),
    timePasses: true,
  },
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("timer");
    stageOf(context).world.clock.advance(MINUTE_MS);
    await canvas.findByRole("heading", { name: "This time is no longer held" });
    await userEvent.click(canvas.getByRole("link", { name: "Choose another time" }));
    // The same one first: it is still free.
    await expect(await canvas.findByRole("radio", { name: "10:00" })).toBeChecked();
  },
});

/** The browser believes that the hold is over a little before the server does. */
export const HoldRunsOutForAClockAhead = meta.story({
  parameters: {
    ...scene((world) => asked(world, { heldForMs: HOLD_MS - MINUTE_MS })),
    timePasses: true,
  },
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
    await waitFor(() => expect(timer).toHaveTextContent("Held for 0:00"));
    // The server was asked, and still holds it.
    await waitFor(() => expect(answers).toBe(1));
    world.clock.advance(SECOND_MS);
    await canvas.findByRole("heading", { name: "This time is no longer held" });
  },
});

export const HoldAlmostOver = meta.story({
  parameters: scene((world) => asked(world, { heldForMs: HOLD_MS - MINUTE_MS })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("timer")).toHaveTextContent("Held for 1:00");
    await expect(canvas.getByText("Less than two minutes left")).toBeInTheDocument();
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
