import { LONGEST_DROP, LONGEST_PERSON } from "../../server/world/extremes/longest.ts";
import { RIGHT_TO_LEFT, RIGHT_TO_LEFT_TEXTS } from "../../server/world/extremes/rightToLeft.ts";
import { draftMail, mailTo } from "../../server/world/mails.ts";
import { beamer, user } from "../../server/world/people.ts";
import {
  addressMail,
  calendarLostMail,
  invitedMail,
  soldMail,
} from "../../src/domain/messages/creatorMails.ts";
import preview from "../../.storybook/preview.tsx";
import { mailStory } from "./mailStory.tsx";

const meta = preview.meta({ title: "Mails/Creators", parameters: { layout: "fullscreen" } });

const url = "https://beamers.example/demo";

export const Sold = meta.story(
  mailStory("You sold “The quiet interface”", async (world) => {
    const creator = await beamer(world);
    const buyer = await user(world, { firstName: "Demo", lastName: "Buyer" });
    await buyer.pays(await buyer.opensPayment(await creator.drops()));
    return mailTo(world, creator, "Sold");
  }),
);

export const SoldMany = meta.story(
  mailStory("You made 4 sales", async (world) => {
    const { firstName, lastName } = LONGEST_PERSON;
    const right = `${RIGHT_TO_LEFT.firstName} ${RIGHT_TO_LEFT.lastName}`;
    const content = soldMail(
      [
        { title: "The quiet interface", buyerName: "Demo Buyer", earnedInCents: 892 },
        { title: RIGHT_TO_LEFT_TEXTS.drop, buyerName: right, earnedInCents: 1784 },
        {
          title: LONGEST_DROP.title,
          buyerName: `${firstName} ${lastName}`,
          earnedInCents: 412_300,
        },
        { title: "Less, later", buyerName: "", earnedInCents: 412 },
      ],
      { url },
    );
    return draftMail(world, { content, topic: "SALES" });
  }),
);

export const SoldFromTheRight = meta.story(
  mailStory(`You sold “${RIGHT_TO_LEFT_TEXTS.drop}”`, async (world) => {
    const buyerName = `${RIGHT_TO_LEFT.firstName} ${RIGHT_TO_LEFT.lastName}`;
    const sale = { title: RIGHT_TO_LEFT_TEXTS.drop, buyerName, earnedInCents: 892 };
    return draftMail(world, { content: soldMail([sale], { url }), topic: "SALES" });
  }),
);

export const Invited = meta.story(
  mailStory("Demo Creator joined", async (world) =>
    draftMail(world, { content: invitedMail({ name: "Demo Creator", url }), topic: "INVITATIONS" }),
  ),
);

export const CalendarLost = meta.story(
  mailStory("We lost access to your calendar", async (world) => {
    const accountName = "speaker@demo.example";
    const content = calendarLostMail({ accountName, calendarName: null, url });
    return draftMail(world, { content, topic: "CALENDARS" });
  }),
);

export const CalendarRefuses = meta.story(
  mailStory("Your calendar no longer takes sessions", async (world) => {
    const accountName = "speaker@demo.example";
    const content = calendarLostMail({ accountName, calendarName: "Work", url });
    return draftMail(world, { content, topic: "CALENDARS" });
  }),
);

export const ConfirmAddress = meta.story(
  mailStory("Is this your address?", async (world) =>
    draftMail(world, { content: addressMail({ url }) }),
  ),
);
