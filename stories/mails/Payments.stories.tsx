import { LONGEST_DROP, LONGEST_PERSON } from "../../server/world/extremes/longest.ts";
import { RIGHT_TO_LEFT, RIGHT_TO_LEFT_TEXTS } from "../../server/world/extremes/rightToLeft.ts";
import { type Beamer, beamer, user } from "../../server/world/people.ts";
import type { World } from "../../server/world/world.ts";
import { HOUR_MS } from "../../src/domain/shared/limits.ts";
import preview from "../../.storybook/preview.tsx";
import { mailTo } from "../../server/world/mails.ts";
import { paysLate } from "../support/lateMoney.ts";
import { mailStory } from "./mailStory.tsx";
import { PAID, TUESDAY, meeting } from "./scenes.ts";

const meta = preview.meta({ title: "Mails/Payments", parameters: { layout: "fullscreen" } });

async function bought(
  world: World,
  facts: {
    creator?: Parameters<typeof beamer>[1];
    drop?: Parameters<Beamer["drops"]>[0];
  } = {},
) {
  const creator = await beamer(world, facts.creator);
  const drop = await creator.drops(facts.drop);
  const buyer = await user(world, { firstName: "Demo", lastName: "Buyer" });
  await buyer.pays(await buyer.opensPayment(drop));
  return { creator, buyer, drop };
}

export const PaidSession = meta.story(
  mailStory("Thank you for your payment", async (world) => {
    const { booker } = await meeting(world, PAID);
    return mailTo(world, booker, "Paid");
  }),
);

export const PaidContent = meta.story(
  mailStory("Thank you, it’s yours", async (world) => {
    const { buyer } = await bought(world);
    return mailTo(world, buyer, "Paid");
  }),
);

export const PaidLongest = meta.story(
  mailStory("Thank you, it’s yours", async (world) => {
    const { buyer } = await bought(world, { creator: LONGEST_PERSON, drop: LONGEST_DROP });
    return mailTo(world, buyer, "Paid");
  }),
);

export const PaidFromTheRight = meta.story(
  mailStory("Thank you, it’s yours", async (world) => {
    const { firstName, lastName } = RIGHT_TO_LEFT;
    const drop = { title: RIGHT_TO_LEFT_TEXTS.drop };
    const { buyer } = await bought(world, { creator: { firstName, lastName }, drop });
    return mailTo(world, buyer, "Paid");
  }),
);

export const Declined = meta.story(
  mailStory("Your bank declined the payment", async (world) => {
    const offer = await (await beamer(world)).offers();
    const booker = await user(world);
    await booker.answers(await booker.takes(offer, TUESDAY), []);
    const payment = await booker.savesBilling(await booker.opensPayment(offer));
    await booker.pays(payment, "staysPending");
    await world.cards.finishProcessing({ intentId: payment.intentId ?? "", succeeds: false });
    // It is told with the next look at the payment.
    world.clock.advance(HOUR_MS);
    await world.drain();
    return mailTo(world, booker, "Not paid");
  }),
);

export const RefundedAfterCancellation = meta.story(
  mailStory("Your refund is on its way", async (world) => {
    const { booker, creator, booking } = await meeting(world, PAID);
    await creator.cancels(booking);
    return mailTo(world, booker, "Refunded");
  }),
);

export const RefundedAsNotAvailable = meta.story(
  mailStory("Your refund is on its way", async (world) => {
    const offer = await (await beamer(world)).offers();
    const buyer = await user(world, { email: "late@demo.example" });
    const quicker = await user(world);
    await buyer.answers(await buyer.takes(offer, TUESDAY), []);
    const payment = await buyer.savesBilling(await buyer.opensPayment(offer));
    const meanwhile = () => quicker.takes(offer, TUESDAY);
    await paysLate(world, { buyer, payment, meanwhile });
    return mailTo(world, buyer, "Refunded");
  }),
);

export const Consent = meta.story(
  mailStory("What you agreed to", async (world) => {
    const { buyer, drop } = await bought(world);
    await buyer.agrees(drop);
    return mailTo(world, buyer, "What you agreed to");
  }),
);
