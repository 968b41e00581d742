import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import type { CARDS } from "../../../../mocks/world/deeds.ts";
import { beamer, user } from "../../../../mocks/world/people.ts";
import type { World } from "../../../../mocks/world/world.ts";
import {
  LONGEST_ANSWER,
  LONGEST_OFFER,
  LONGEST_PERSON,
  LONGEST_QUESTIONS,
} from "../../../../mocks/world/extremes/longest.ts";
import { LONG_NAMED, LONG_TITLES } from "../../../../mocks/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../mocks/world/extremes/rightToLeft.ts";
import { DAY_MS, HOLD_MS, INTAKES_MAX } from "../../../../src/domain/shared/limits.ts";
import {
  ANSWERS,
  cast,
  type CastFacts,
  detailOf,
  rivalTakes,
  TUESDAY_TEN,
} from "../../public/booking/scenes.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { offline, sessionEnded } from "../../../support/sharedStates.ts";

const meta = preview.meta({ title: "Screens/Booking/Booking detail", ...screen });

/** A free session, booked and answered. */
async function booked(world: World, facts: CastFacts & { answers?: Answers } = {}) {
  const { answers = ANSWERS, ...castFacts } = facts;
  const people = await cast(world, { priceInCents: 0, ...castFacts });
  if (answers !== ANSWERS) await world.store.questions.replaceAll(questionsOf(answers));
  const taken = await people.guest.takes(people.offer, TUESDAY_TEN);
  const booking = await people.guest.answers(taken, answers);
  return { ...people, booking };
}

type Answers = typeof ANSWERS;

const questionsOf = (answers: Answers) =>
  answers.map(({ question }, index) => ({
    id: `qst_${index + 1}`,
    position: index + 1,
    isRequired: false,
    question,
  }));

/** A paid session with its payment open. */
async function toBePaid(world: World) {
  const people = await cast(world);
  const taken = await people.guest.takes(people.offer, TUESDAY_TEN);
  const payment = await people.guest.opensPayment(people.offer);
  const booking = await people.guest.answers(taken, ANSWERS);
  await people.guest.savesBilling(payment);
  return { ...people, booking, payment };
}

export const JustBooked = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking } = await booked(world);
    await guest.signsIn();
    return `${detailOf(booking)}?action=continue`;
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Tuesday 17 March 2026" }),
    ).toBeVisible();
    await expect(canvas.getByText(/10:00 to 10:30, Europe\/Brussels/)).toBeVisible();
    await expect(canvas.getByText("Free of charge")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Continue" })).toHaveAttribute(
      "href",
      "/demo-speaker/offerings",
    );
    await expect(canvas.getByText(/opening of my first keynote/)).toBeVisible();
  },
});

export const Paid = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking, payment } = await toBePaid(world);
    await guest.pays(payment);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Paid")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Continue" })).toBeNull();
    const file = canvas.getByRole("link", { name: "Add to calendar" });
    await expect(file.getAttribute("href")).toContain("DTSTART%3A20260317T090000Z");
  },
});

export const WaitingForPayment = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking } = await toBePaid(world);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Waiting for payment")).toBeVisible();
    const link = canvas.getByRole("link", { name: "Continue to payment" });
    await expect(link.getAttribute("href")).toMatch(/^\/payment\/pay_.*creatorSlug=demo-speaker$/);
    await expect(canvas.getByRole("timer")).toHaveTextContent("Held for 15:00");
  },
});

export const Unanswered = meta.story({
  parameters: scene(async (world) => {
    const { guest, offer } = await cast(world);
    const booking = await guest.takes(offer, TUESDAY_TEN);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Continue booking" }));
    await expect(await canvas.findByRole("textbox", { name: /talk about/ })).toBeVisible();
  },
});

/** A free session that is held and was not completed. */
async function heldFree(world: World) {
  const { guest, offer } = await cast(world, { priceInCents: 0 });
  const booking = await guest.takes(offer, TUESDAY_TEN);
  await guest.signsIn();
  return detailOf(booking);
}

export const NotFinished = meta.story({
  parameters: scene(heldFree),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not finished yet")).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent("Held for 15:00");
    await expect(canvas.getByRole("link", { name: "Continue booking" })).toBeVisible();
  },
});

export const NotFinishedInTime = meta.story({
  parameters: scene(async (world) => {
    const address = await heldFree(world);
    world.clock.advance(HOLD_MS);
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not finished in time")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Choose another time" })).toBeVisible();
  },
});

export const HoldExpired = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking } = await toBePaid(world);
    world.clock.advance(HOLD_MS);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not paid in time")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Choose another time" })).toBeVisible();
  },
});

export const NoLongerOnSale = meta.story({
  parameters: scene(async (world) => {
    const { creator, guest, booking, offer } = await toBePaid(world);
    world.clock.advance(HOLD_MS);
    await creator.archives(offer);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "See what Demo offers" });
    await expect(link).toHaveAttribute("href", "/demo-speaker/offerings");
  },
});

export const SlotTaken = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking, offer } = await toBePaid(world);
    world.clock.advance(HOLD_MS);
    await rivalTakes(world, offer.id, TUESDAY_TEN);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not paid in time")).toBeVisible();
    await expect(canvas.getByText(/held for 15 minutes and is no longer yours/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Choose another time" })).toBeVisible();
  },
});

/** The booker has sent a card of this kind. */
const afterCard = (card: keyof typeof CARDS) =>
  scene(async (world) => {
    const { guest, booking, payment } = await toBePaid(world);
    await guest.pays(payment, card);
    await guest.signsIn();
    return detailOf(booking);
  });

export const Declined = meta.story({
  parameters: afterCard("declines"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Waiting for payment")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Continue to payment" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/payment\//),
    );
  },
});

export const NeedsConfirmation = meta.story({
  parameters: afterCard("asks"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Waiting for payment")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Continue to payment" })).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent("Held for 15:00");
  },
});

export const Pending = meta.story({
  parameters: afterCard("staysPending"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Payment under way")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Continue to payment" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "See where it stands" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/payment\//),
    );
  },
});

export const PendingAfterTheHold = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking, payment } = await toBePaid(world);
    await guest.pays(payment, "staysPending");
    world.clock.advance(HOLD_MS);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Payment under way")).toBeVisible();
    await expect(canvas.getByText(/please don't pay again/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Choose another time" })).toBeNull();
  },
});

export const HeldSeenByCreator = meta.story({
  parameters: scene(async (world) => {
    const { creator, booking } = await toBePaid(world);
    await creator.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Held, not booked yet")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /payment/ })).toBeNull();
  },
});

export const PaymentFailed = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking, payment } = await toBePaid(world);
    await guest.givesUp(payment);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Payment failed")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Choose another time" })).toBeVisible();
  },
});

export const Refunded = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking, offer, payment } = await toBePaid(world);
    world.clock.advance(HOLD_MS);
    await rivalTakes(world, offer.id, TUESDAY_TEN);
    await guest.pays(payment);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Refunded")).toBeVisible();
    await expect(canvas.getByText(/on its way back/)).toBeVisible();
  },
});

export const Over = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking } = await booked(world);
    world.clock.advance(2 * DAY_MS);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This session is over")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Add to calendar" })).toBeNull();
  },
});

export const SeenByCreator = meta.story({
  parameters: scene(async (world) => {
    const { creator, booking } = await booked(world);
    await creator.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Booked with you")).toBeVisible();
    await expect(canvas.getByText("Demo Visitor is looking forward to it.")).toBeVisible();
    await expect(canvas.getByText(/opening of my first keynote/)).toBeVisible();
  },
});

export const ToBeMoved = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking } = await booked(world);
    await guest.signsIn();
    return `${detailOf(booking)}?action=reschedule`;
  }),
  play: async ({ canvas }) => {
    await canvas.findByText("You're booked");
    await expect(canvas.queryByRole("link", { name: "Continue" })).toBeNull();
  },
});

export const BelowAnotherCreator = meta.story({
  parameters: scene(async (world) => {
    const { booking, guest } = await booked(world);
    const other = { slug: "other-speaker", email: "other@demo.example", affiliateCode: null };
    await beamer(world, other);
    await guest.signsIn();
    return `/other-speaker/one-on-one-booking-detail/${booking.id}?action=continue`;
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByText("You're booked");
    await expect(addressOf(stageOf(context))).toMatch(
      /^\/demo-speaker\/one-on-one-booking-detail\/bkg_\d+\?action=continue$/,
    );
  },
});

export const OtherZone = meta.story({
  parameters: scene(async (world) => {
    const { booking, guest } = await booked(world, { to: { timeZone: "America/New_York" } });
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/05:00 to 05:30, America\/New York/)).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: scene(async (world) => {
    const { booking, guest } = await booked(world);
    await guest.signsIn();
    world.faults.hanging.add("bookingById");
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading your session")).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: scene(async (world) => {
    const { booking, guest } = await booked(world);
    await guest.signsIn();
    world.faults.failing.add("bookingById");
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/went wrong/);
  },
});

export const NotFound = meta.story({
  parameters: scene(async (world) => {
    const { booking } = await booked(world);
    await (await user(world, { email: "stranger@demo.example" })).signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { name: "Lost Ticket Alert" });
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/404"));
  },
});

export const LoggedOut = meta.story({
  parameters: scene(async (world) => detailOf((await booked(world)).booking)),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("button", { name: "Continue with LinkedIn" });
    await expect(addressOf(stageOf(context))).toBe("/login");
  },
});

async function open(world: World) {
  const { booking, guest } = await booked(world);
  await guest.signsIn();
  return detailOf(booking);
}

export const Offline = meta.story(offline(open));
export const SessionEnded = meta.story(sessionEnded(open));

/** A booked session of these people, seen by one of them. */
const seenBy = (who: "guest" | "creator", facts: Parameters<typeof booked>[1]) =>
  scene(async (world) => {
    const { booking, ...people } = await booked(world, facts);
    await people[who].signsIn();
    return detailOf(booking);
  });

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: seenBy("guest", { by: LONG_NAMED, title: LONG_TITLES.word }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(LONG_TITLES.word);
    await expect(canvas.getByRole("link", { name: nameOf(LONG_NAMED) })).toBeVisible();
    await expectToFit(canvasElement);
  },
});

const MANY_ANSWERS = Array.from({ length: INTAKES_MAX }, (_, index) => ({
  question: `Question number ${index + 1}`,
  answer: `Answer number ${index + 1}`,
}));

export const ManyItems = meta.story({
  ...onSmallPhone,
  parameters: seenBy("creator", { answers: MANY_ANSWERS }),
  play: async ({ canvas, canvasElement }) => {
    const last = await canvas.findByText(`Answer number ${INTAKES_MAX}`);
    last.scrollIntoView();
    await expect(last).toBeVisible();
    await expectToFit(canvasElement);
  },
});

const { question, answer, offer: title } = RIGHT_TO_LEFT_TEXTS;
const IN_HEBREW = { title, answers: [{ question, answer }, ...ANSWERS] };

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: seenBy("guest", { ...IN_HEBREW, by: RIGHT_TO_LEFT }),
  play: async ({ canvas, canvasElement }) => {
    await expectRightToLeft(await canvas.findByText(title));
    await expectRightToLeft(canvas.getByText(nameOf(RIGHT_TO_LEFT)));
    await expectRightToLeft(canvas.getByText(question));
    await expectRightToLeft(canvas.getByText(/على افتتاح/));
    const english = canvas.getByText(/opening of my first keynote/);
    await expect(getComputedStyle(english).direction).toBe("ltr");
    await expectToFit(canvasElement);
  },
});

export const RightToLeftSeenByCreator = meta.story({
  ...onSmallPhone,
  parameters: seenBy("creator", { ...IN_HEBREW, to: RIGHT_TO_LEFT }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("Booked with you");
    await expectRightToLeft(canvas.getByText(nameOf(RIGHT_TO_LEFT)));
    await expect(
      canvas.getByText(`${nameOf(RIGHT_TO_LEFT)} is looking forward to it.`),
    ).toBeVisible();
    await expectToFit(canvasElement);
  },
});

const LONGEST = {
  title: LONGEST_OFFER.title,
  answers: LONGEST_QUESTIONS.map(({ question }) => ({ question, answer: LONGEST_ANSWER })),
};

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: seenBy("guest", { ...LONGEST, by: LONGEST_PERSON }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(LONGEST_OFFER.title);
    await expect(canvas.getAllByText(LONGEST_ANSWER)).toHaveLength(INTAKES_MAX);
    await expectToFit(canvasElement);
  },
});

export const LongestSeenByCreator = meta.story({
  ...onSmallPhone,
  parameters: seenBy("creator", { ...LONGEST, to: LONGEST_PERSON }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(nameOf(LONGEST_PERSON));
    await expect(canvas.getAllByText(LONGEST_ANSWER)).toHaveLength(INTAKES_MAX);
    await expectToFit(canvasElement);
  },
});
