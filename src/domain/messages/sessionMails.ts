import type { BookingParty } from "../generated/enums.ts";
import { type MeetingPlace, onOneLine } from "../bookings/meetingPlace.ts";
import { MEETING_WORDS } from "../bookings/meetingWords.ts";
import { formatEuro } from "../payments/money.ts";
import { CHANNEL_OPENS_BEFORE_MS, MINUTE_MS } from "../shared/limits.ts";
import type { Instant } from "../time/instant.ts";
import type { MailBlock, MailContent, MailFact } from "./mailContent.ts";
import { dateIn, inSentence, quoted, stretchIn } from "./mailTexts.ts";

/** What a mail about a session says, to one of the two who meet. */
export interface SessionFacts {
  readonly reader: Exclude<BookingParty, "PLATFORM">;
  /** The reader's; null while they have none. */
  readonly timeZone: string | null;
  readonly title: string;
  /** Given and family name of the other one of the two. */
  readonly otherName: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly place: MeetingPlace;
  /** Full address of the session's page. */
  readonly pageUrl: string;
  /** Full address where it is joined; null unless it takes place here. */
  readonly joinUrl: string | null;
}

/** What is said of the money when a session is cancelled. */
export type CancelledMoney =
  | { readonly kind: "FREE" }
  /** All of what was paid goes back, in cents; null to whoever didn't pay it. */
  | { readonly kind: "BACK"; readonly grossInCents: number | null }
  /** It was too late for that. */
  | { readonly kind: "KEPT" };

const withWhom = ({ title, otherName }: SessionFacts) =>
  `${inSentence(title)} with ${inSentence(otherName)}`;

const subjectOf = (word: string, facts: SessionFacts) => `${word}: ${withWhom(facts)}`;

/** A session was booked. `priceInCents` is without VAT, for its creator alone. */
export function bookedMail(
  facts: SessionFacts,
  {
    answers,
    priceInCents,
    refundUntil,
  }: {
    answers: readonly { readonly question: string; readonly answer: string }[];
    priceInCents: number;
    /** Until when a booker who cancels gets the money back; null where that isn't said. */
    refundUntil: Instant | null;
  },
): MailContent {
  const { reader, otherName, timeZone } = facts;
  const isCreator = reader === "CREATOR";
  return {
    subject: subjectOf("Booked", facts),
    preview: dateIn(facts.startsAt, timeZone),
    heading: isCreator ? `${inSentence(otherName)} booked a session` : "You’re booked",
    blocks: [
      { kind: "text", text: `${withWhom(facts)}.` },
      {
        kind: "facts",
        facts: [...whenAndHow(facts), ...(isCreator ? [priceFact(priceInCents)] : [])],
      },
      ...answers.map(({ question, answer }): MailBlock => ({
        kind: "quote",
        label: question,
        text: quoted(answer),
      })),
      ...ways(facts),
      ...termsFor(facts, refundUntil),
    ],
    reason: reasonOf(facts),
  };
}

/** It takes place at another time. `from` is when its reader was last told that it begins. */
export function movedMail(facts: SessionFacts, { from }: { from: Instant }): MailContent {
  const { reader, otherName, timeZone } = facts;
  return {
    subject: subjectOf("Moved", facts),
    preview: `Now ${dateIn(facts.startsAt, timeZone)}`,
    heading: "A new time for your session",
    blocks: [
      {
        kind: "text",
        text:
          reader === "BOOKER"
            ? `You moved ${withWhom(facts)}.`
            : `${inSentence(otherName)} moved ${inSentence(facts.title)}.`,
      },
      {
        kind: "facts",
        facts: [{ label: "Before", value: dateIn(from, timeZone) }, ...whenAndHow(facts, "Now")],
      },
      ...ways(facts),
    ],
    reason: reasonOf(facts),
  };
}

/** It takes place somewhere else. */
export function placeChangedMail(facts: SessionFacts): MailContent {
  const { reader, otherName, timeZone } = facts;
  return {
    subject: subjectOf("New place", facts),
    preview: dateIn(facts.startsAt, timeZone),
    heading: "How you meet has changed",
    blocks: [
      {
        kind: "text",
        text:
          reader === "CREATOR"
            ? `You changed how you meet for ${withWhom(facts)}.`
            : `${inSentence(otherName)} changed how you meet for ${inSentence(facts.title)}.`,
      },
      { kind: "facts", facts: whenAndHow(facts) },
      ...ways(facts),
    ],
    reason: reasonOf(facts),
  };
}

/** It doesn't take place. */
export function cancelledMail(
  facts: SessionFacts,
  cancellation: {
    by: SessionFacts["reader"];
    /** As it was typed. */
    reason: string;
    money: CancelledMoney;
    /** Where its booker can choose another time; null where nobody offers that. */
    rebookUrl: string | null;
  },
): MailContent {
  const { reader, otherName, timeZone } = facts;
  const { by, reason, money, rebookUrl } = cancellation;
  const who = by === reader ? "You" : inSentence(otherName);
  return {
    subject: subjectOf("Cancelled", facts),
    preview: `Not on ${dateIn(facts.startsAt, timeZone)}`,
    heading: "This session is cancelled",
    blocks: [
      { kind: "text", text: `${who} cancelled ${withWhom(facts)}.` },
      { kind: "facts", facts: [{ label: "It would have been", value: whenOf(facts) }] },
      {
        kind: "quote",
        label: by === reader ? "Your reason" : `The reason, as ${inSentence(otherName)} wrote it`,
        text: quoted(reason),
      },
      ...moneyBlocks(facts, money),
      ...(rebookUrl === null
        ? [{ kind: "button", label: "See what was booked", url: facts.pageUrl } as const]
        : [{ kind: "button", label: "Choose another time", url: rebookUrl } as const]),
    ],
    reason: reasonOf(facts),
  };
}

/** It begins soon. */
export function reminderMail(facts: SessionFacts, before: "DAY" | "HOUR"): MailContent {
  return {
    subject: subjectOf(before === "DAY" ? "Coming up" : "Starting soon", facts),
    preview: dateIn(facts.startsAt, facts.timeZone),
    heading: before === "DAY" ? "Your session is coming up" : "Your session starts soon",
    blocks: [
      { kind: "text", text: `${withWhom(facts)}.` },
      { kind: "facts", facts: whenAndHow(facts) },
      ...ways(facts),
    ],
    reason: reasonOf(facts),
  };
}

const whenOf = ({ startsAt, endsAt, timeZone }: SessionFacts) =>
  stretchIn({ start: startsAt, end: endsAt }, timeZone);

const whenAndHow = (facts: SessionFacts, label = "When"): MailFact[] => [
  { label, value: whenOf(facts) },
  { label: "How you meet", value: howOf(facts) },
];

function howOf({ reader, place: { kind, details } }: SessionFacts): string {
  if (kind === "VIDEO") {
    return `Here, by video: you can join ${CHANNEL_OPENS_BEFORE_MS / MINUTE_MS} minutes before.`;
  }
  if (details === null) return MEETING_WORDS[kind];
  if (kind === "LINK") return details;
  if (kind === "ADDRESS") return onOneLine(details);
  return reader === "BOOKER" ? `You call ${details}` : `They call you at ${details}`;
}

const priceFact = (priceInCents: number): MailFact => ({
  label: "Price",
  value: priceInCents === 0 ? "Free" : `${formatEuro(priceInCents)} excl. VAT`,
});

function ways({ pageUrl, joinUrl }: SessionFacts): MailBlock[] {
  const page = { kind: "button", label: "See the session", url: pageUrl } as const;
  if (joinUrl === null) return [page];
  return [page, { kind: "link", label: "Join by video", url: joinUrl }];
}

function termsFor({ reader, timeZone }: SessionFacts, refundUntil: Instant | null): MailBlock[] {
  if (reader === "CREATOR" || refundUntil === null) return [];
  const until = dateIn(refundUntil, timeZone);
  return [{ kind: "note", text: `Cancel by ${until} for a full refund.` }];
}

function moneyBlocks({ reader }: SessionFacts, money: CancelledMoney): MailBlock[] {
  switch (money.kind) {
    case "FREE":
      return [];
    case "BACK":
      return [{ kind: "text", text: backText(reader, money.grossInCents) }];
    case "KEPT":
      return [
        {
          kind: "text",
          text:
            reader === "BOOKER"
              ? "It was too late for a refund."
              : "It was too late for a refund, so you keep your earnings.",
        },
      ];
  }
}

function backText(reader: SessionFacts["reader"], grossInCents: number | null): string {
  if (reader === "CREATOR") return "The booker gets the money back, so you earn nothing from it.";
  const amount = grossInCents === null ? "all your money" : formatEuro(grossInCents);
  return `You get ${amount} back. It takes five to ten days to reach your card.`;
}

const reasonOf = ({ reader }: SessionFacts) =>
  reader === "BOOKER"
    ? "You get this mail because you booked this session on Beamers."
    : "You get this mail because this session was booked with you on Beamers.";
