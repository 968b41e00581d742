import { BY_VIDEO, type MeetingPlace } from "../../../src/domain/bookings/meetingPlace.ts";
import type { DayOfWeek, LinkPlatform } from "../../../src/domain/generated/enums.ts";

const WEEKDAYS: readonly DayOfWeek[] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"];

/** Hours of the day, by the clock on the creator's wall. */
interface Hours {
  days: readonly DayOfWeek[];
  from: number;
  to: number;
}

interface DemoOffer {
  title: string;
  description: string;
  priceInEuro: number;
  durationInMinutes: 30 | 60;
  meetingPlace: MeetingPlace;
  bulletPoints: readonly string[];
}

interface DemoDrop {
  title: string;
  description: string;
  priceInEuro: number;
}

interface DemoTalk {
  title: string;
  description: string;
  eventName: string;
  eventLocation: string;
  /** Days from the first start; negative for one that is over. */
  inDays: number;
  /** On the clock of the creator's zone. */
  at: string;
  durationInMinutes: number;
}

/** A creator of the demo marketplace. Plainly made up, down to the name. */
export interface DemoCreator {
  /** Last part of the name; ids and addresses follow from it. */
  name: string;
  professionalTitle: string;
  biography: string;
  timeZone: string;
  countryCode: string;
  affiliateCode: string;
  bookMeUrl: string | null;
  links: readonly { platform: LinkPlatform; url: string }[];
  hours: readonly Hours[];
  offers: readonly DemoOffer[];
  drops: readonly DemoDrop[];
  talks: readonly DemoTalk[];
}

export const DEMO_CREATORS: readonly DemoCreator[] = [
  {
    name: "Speaker",
    professionalTitle: "Keynote speaker on calm technology",
    biography: `I help teams build things that keep quiet until they are needed.

For fifteen years I have asked the same question on stages and in meeting rooms: what would happen if this notification never came? Usually the answer is “nothing”, and then the real work begins.

In my talks you will meet a thermostat that learned to apologise, a calendar that says no, and a team that shipped half as much and was thanked twice as often. In a call we look at one screen of yours and take away what nobody would miss.

Everything here is part of the demo marketplace: the person is made up, the calendar works.`,
    timeZone: "Europe/Brussels",
    countryCode: "BE",
    affiliateCode: "DEMOSPEAKER",
    bookMeUrl: "https://example.com/invite-demo-speaker",
    links: [
      { platform: "LINKED_IN", url: "https://www.linkedin.com/in/demo-speaker-example" },
      { platform: "SUBSTACK", url: "https://demo-speaker.example/letters" },
      { platform: "YOUTUBE", url: "https://www.youtube.com/@demo-speaker-example" },
      { platform: "UNKNOWN", url: "https://demo-speaker.example/press-kit" },
    ],
    hours: [
      { days: WEEKDAYS, from: 9, to: 12 },
      { days: WEEKDAYS, from: 13, to: 17 },
    ],
    offers: [
      {
        title: "First hello",
        description:
          "Half an hour to find out whether I am the right voice for your event. No slides, no pitch.",
        priceInEuro: 0,
        durationInMinutes: 30,
        meetingPlace: { kind: "LINK", details: "https://example.com/demo-speaker-room" },
        bulletPoints: [
          "Your audience and what they should do differently",
          "Three possible angles",
          "An honest yes or no",
        ],
      },
      {
        title: "Rehearse your keynote",
        description:
          "You speak, I listen, we rebuild the opening together. Bring the draft as it is.",
        priceInEuro: 120,
        durationInMinutes: 60,
        meetingPlace: { kind: "ADDRESS", details: "Demo Street 1\n1000 Brussels" },
        bulletPoints: ["A new first minute", "The one slide that can go", "Notes within a day"],
      },
      {
        title: "One screen, half the noise",
        description:
          "Share one screen of your product. We leave with a list of what nobody would miss.",
        priceInEuro: 60,
        durationInMinutes: 30,
        meetingPlace: BY_VIDEO,
        bulletPoints: ["A list of what to take away", "The order to do it in"],
      },
    ],
    drops: [
      {
        title: "The quiet interface",
        description:
          "On screens that wait: patterns, counter-examples, and a page for your own notes.",
        priceInEuro: 12,
      },
      {
        title: "A keynote in nine sentences",
        description: "The skeleton behind every talk that I give, with room for yours.",
        priceInEuro: 0,
      },
    ],
    talks: [
      {
        title: "Less, later",
        description: "What a team learned from taking features away for a whole year.",
        eventName: "Demo Conference",
        eventLocation: "Ghent, Belgium",
        inDays: 24,
        at: "14:30",
        durationInMinutes: 45,
      },
      {
        title: "The apology of the thermostat",
        description: "How a machine can be wrong politely.",
        eventName: "Demo Meetup",
        eventLocation: "Online",
        inDays: -40,
        at: "18:00",
        durationInMinutes: 30,
      },
    ],
  },
  {
    name: "Coach",
    professionalTitle: "Coach for first-time managers",
    biography: `Nobody tells you that the hardest week is the third one.

I work with people who were promoted for being good at something else. We practise the conversations that you have been putting off, one by one, until they are only conversations.

Clients come with a full calendar and leave with a shorter one. Most of them need four sessions; some need one good question and never call again, which I count as a success.

Part of the demo marketplace: made up, but you can book me.`,
    timeZone: "America/New_York",
    countryCode: "US",
    affiliateCode: "DEMOCOACH2",
    bookMeUrl: null,
    links: [
      { platform: "LINKED_IN", url: "https://www.linkedin.com/in/demo-coach-example" },
      { platform: "INSTAGRAM", url: "https://www.instagram.com/demo.coach.example" },
      { platform: "BEEHIIV", url: "https://demo-coach.example/monday-letter" },
    ],
    hours: [
      { days: ["MONDAY", "WEDNESDAY", "FRIDAY"], from: 8, to: 12 },
      { days: ["TUESDAY", "THURSDAY"], from: 13, to: 18 },
    ],
    offers: [
      {
        title: "The conversation you are avoiding",
        description: "We rehearse it until it fits on one card. Then you have it.",
        priceInEuro: 85,
        durationInMinutes: 60,
        meetingPlace: { kind: "PHONE", details: "+1 202 555 0100" },
        bulletPoints: [
          "Your first sentence, word for word",
          "What to say when it goes wrong",
          "A short call afterwards",
        ],
      },
      {
        title: "Coffee without an agenda",
        description: "Fifteen minutes of your story, fifteen of mine. See whether we get along.",
        priceInEuro: 0,
        durationInMinutes: 30,
        meetingPlace: { kind: "ADDRESS", details: "Demo Street 1\n1000 Brussels" },
        bulletPoints: ["No preparation", "No invoice"],
      },
    ],
    drops: [
      {
        title: "Ninety days as a manager",
        description: "A week-by-week notebook: one question, one habit, one thing to stop.",
        priceInEuro: 19,
      },
    ],
    talks: [
      {
        title: "Promoted, and now?",
        description: "Three mistakes everybody makes in week three, acted out on stage.",
        eventName: "Demo Leadership Day",
        eventLocation: "Boston, USA",
        inDays: 61,
        at: "10:00",
        durationInMinutes: 40,
      },
    ],
  },
  {
    name: "Advisor",
    professionalTitle: "Pricing advisor for small software companies",
    biography: `Your price is the shortest sentence that you will ever write about your product.

I read pricing pages for a living. Bring me yours and I will tell you what your customers think you are selling, which is seldom what you meant. Then we write it again.

Before this I spent ten years on the other side, buying software for hospitals, and learned what makes a buyer close the tab.

Part of the demo marketplace: a made-up advisor with real opening hours, in a time zone with a half-hour offset.`,
    timeZone: "Asia/Kolkata",
    countryCode: "IN",
    affiliateCode: "DEMOADVISOR",
    bookMeUrl: "https://example.com/demo-advisor",
    links: [
      { platform: "X", url: "https://x.com/demo_advisor_example" },
      { platform: "LINKED_IN", url: "https://www.linkedin.com/in/demo-advisor-example" },
    ],
    hours: [{ days: [...WEEKDAYS, "SATURDAY"], from: 10, to: 19 }],
    offers: [
      {
        title: "Read my pricing page",
        description:
          "I read it aloud, you listen. The most useful uncomfortable half hour of your quarter.",
        priceInEuro: 45,
        durationInMinutes: 30,
        meetingPlace: BY_VIDEO,
        bulletPoints: ["What a buyer hears", "Three changes for this week"],
      },
      {
        title: "New prices in an hour",
        description: "From value to number to page, with the spreadsheet on the table.",
        priceInEuro: 150,
        durationInMinutes: 60,
        meetingPlace: { kind: "LINK", details: "https://example.com/demo-advisor-room" },
        bulletPoints: [
          "A price for each plan",
          "The letter to existing customers",
          "The spreadsheet is yours",
        ],
      },
    ],
    drops: [
      {
        title: "Pricing pages, annotated",
        description: "What works, what confuses, and what to take over tomorrow.",
        priceInEuro: 29,
      },
      {
        title: "The letter that raises a price",
        description: "One page to send to customers, with the reasons for every sentence.",
        priceInEuro: 0,
      },
    ],
    talks: [],
  },
];
