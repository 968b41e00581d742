import { HOUR_MS } from "../../src/domain/shared/limits.ts";
import preview from "../../.storybook/preview.tsx";
import { mailTo } from "../../server/world/mails.ts";
import { mailStory } from "./mailStory.tsx";
import { FROM_THE_RIGHT, LONGEST, PAID, THURSDAY, TUESDAY, meeting } from "./scenes.ts";
import { instantOf } from "../../server/world/actions.ts";

const meta = preview.meta({ title: "Mails/Sessions", parameters: { layout: "fullscreen" } });

const question = "What would you like to talk about?";
const ASKED = {
  offer: { intakeQuestions: [{ id: "qst_1", isRequired: true, question }] },
  answers: [{ question, answer: "The opening of my first talk.\nIt is far too long." }],
};

export const BookedByVideo = meta.story(
  mailStory("You’re booked", async (world) => {
    const { booker } = await meeting(world, PAID);
    return mailTo(world, booker, "Booked");
  }),
);

export const BookedByPhone = meta.story(
  mailStory("You’re booked", async (world) => {
    const meetingPlace = { kind: "PHONE", details: "+32 2 000 00 00" } as const;
    const { booker } = await meeting(world, { offer: { meetingPlace } });
    return mailTo(world, booker, "Booked");
  }),
);

export const BookedInPerson = meta.story(
  mailStory("You’re booked", async (world) => {
    const details = "Demo House\nExample Street 1\n1000 Brussels";
    const { booker } = await meeting(world, {
      offer: { meetingPlace: { kind: "ADDRESS", details } },
    });
    return mailTo(world, booker, "Booked");
  }),
);

export const BookedWithLink = meta.story(
  mailStory("You’re booked", async (world) => {
    const meetingPlace = { kind: "LINK", details: "https://meet.example/demo-room" } as const;
    const { booker } = await meeting(world, { offer: { meetingPlace } });
    return mailTo(world, booker, "Booked");
  }),
);

export const BookedForCreator = meta.story(
  mailStory("Demo Booker booked a session", async (world) => {
    const { creator } = await meeting(world, {
      ...ASKED,
      offer: { ...ASKED.offer, priceInCents: 6000 },
    });
    return mailTo(world, creator, "Booked");
  }),
);

export const BookedLongest = meta.story(
  mailStory("You’re booked", async (world) => {
    const { booker } = await meeting(world, LONGEST);
    return mailTo(world, booker, "Booked");
  }),
);

export const BookedFromTheRight = meta.story(
  mailStory("דוגמה דוברת-הדגמה booked a session", async (world) => {
    const { creator } = await meeting(world, FROM_THE_RIGHT);
    return mailTo(world, creator, "Booked");
  }),
);

export const Moved = meta.story(
  mailStory("A new time for your session", async (world) => {
    const { booker, creator, booking } = await meeting(world);
    world.clock.advance(HOUR_MS);
    await booker.moves(booking, THURSDAY);
    return mailTo(world, creator, "Moved");
  }),
);

export const PlaceChanged = meta.story(
  mailStory("How you meet has changed", async (world) => {
    const { booker, creator, booking } = await meeting(world);
    world.clock.advance(HOUR_MS);
    await creator.changesPlace(booking, { kind: "PHONE", details: "+32 2 000 00 00" });
    return mailTo(world, booker, "New meeting details");
  }),
);

export const CancelledFree = meta.story(
  mailStory("This session is cancelled", async (world) => {
    const { booker, creator, booking } = await meeting(world);
    await booker.cancels(booking, { reason: "I found the answer. Thank you!" });
    return mailTo(world, creator, "Cancelled");
  }),
);

export const CancelledWithRefund = meta.story(
  mailStory("This session is cancelled", async (world) => {
    const { booker, creator, booking } = await meeting(world, PAID);
    await creator.cancels(booking, { reason: "I am ill this week." });
    return mailTo(world, booker, "Cancelled");
  }),
);

export const CancelledTooLate = meta.story(
  mailStory("This session is cancelled", async (world) => {
    const { booker, creator, booking } = await meeting(world, PAID);
    world.clock.advance(instantOf(TUESDAY) - world.now() - 2 * HOUR_MS);
    await booker.cancels(booking, { reason: "My train does not run." });
    return mailTo(world, creator, "Cancelled");
  }),
);

export const CancelledWithAnotherTime = meta.story(
  mailStory("This session is cancelled", async (world) => {
    const { booker, creator, booking } = await meeting(world);
    await creator.cancels(booking, { reason: "I have to travel.", proposesRebooking: true });
    return mailTo(world, booker, "Cancelled");
  }),
);

export const CancelledLongest = meta.story(
  mailStory("This session is cancelled", async (world) => {
    const { booker, creator, booking } = await meeting(world, LONGEST);
    await creator.cancels(booking, { reason: (LONGEST.answers?.[0]?.answer ?? "").slice(0, 500) });
    return mailTo(world, booker, "Cancelled");
  }),
);

export const ADayBefore = meta.story(
  mailStory("Your session is coming up", async (world) => {
    const { booker } = await meeting(world);
    world.clock.advance(instantOf(TUESDAY) - world.now() - 24 * HOUR_MS);
    await world.drain();
    return mailTo(world, booker, "Coming up");
  }),
);

export const AnHourBefore = meta.story(
  mailStory("Your session starts soon", async (world) => {
    const { creator } = await meeting(world);
    world.clock.advance(instantOf(TUESDAY) - world.now() - HOUR_MS);
    await world.drain();
    return mailTo(world, creator, "Starting soon");
  }),
);
