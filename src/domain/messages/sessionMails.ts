import { formatEuro } from "../payments/money.ts";
import { INTAKE_QUESTION_MAX } from "../shared/limits.ts";
import type { Instant } from "../time/instant.ts";
import type { MailBlock, MailContent, MailFact } from "./mailContent.ts";
import { dateIn, inSentence, onLine, quoted, titled } from "./mailTexts.ts";
import type { ReminderLead } from "./reminders.ts";
import { REMINDER_WORDS } from "./reminderWords.ts";
import {
  type SessionFacts,
  calendarNote,
  reasonOf,
  subjectOf,
  ways,
  waysNow,
  whenAndHow,
  withWhom,
} from "./sessionParts.ts";

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
  const { reader, title, otherName, timeZone } = facts;
  const isCreator = reader === "CREATOR";
  const quotes = answers.map(({ question, answer }): MailBlock => ({
    kind: "quote",
    label: onLine(question, INTAKE_QUESTION_MAX),
    text: quoted(answer),
  }));
  return {
    subject: subjectOf("Booked", facts),
    preview: dateIn(facts.startsAt, timeZone),
    heading: isCreator ? `${inSentence(otherName)} booked a session` : "You’re booked",
    blocks: [
      {
        kind: "text",
        text: isCreator
          ? `${inSentence(otherName)} booked ${titled(title)}.`
          : `You booked ${withWhom(facts)}.`,
      },
      {
        kind: "facts",
        facts: [...whenAndHow(facts), ...(isCreator ? [priceFact(priceInCents)] : [])],
      },
      ...(isCreator ? quotes : []),
      ...ways(facts),
      ...calendarNote(facts),
      ...termsFor(facts, refundUntil),
      // The booker wrote them, and needs them least.
      ...(isCreator ? [] : quotes),
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
            : `${inSentence(otherName)} moved ${titled(facts.title)}.`,
      },
      {
        kind: "facts",
        facts: [
          ...whenAndHow(facts, "New time"),
          { label: "Before", value: dateIn(from, timeZone) },
        ],
      },
      ...ways(facts),
      ...calendarNote(facts),
    ],
    reason: reasonOf(facts),
  };
}

/** It takes place somewhere else. */
export function placeChangedMail(facts: SessionFacts): MailContent {
  const { reader, otherName, timeZone } = facts;
  return {
    subject: subjectOf("New meeting details", facts),
    preview: dateIn(facts.startsAt, timeZone),
    heading: "How you meet has changed",
    blocks: [
      {
        kind: "text",
        text:
          reader === "CREATOR"
            ? `You changed how you meet for ${withWhom(facts)}.`
            : `${inSentence(otherName)} changed how you meet for ${titled(facts.title)}.`,
      },
      { kind: "facts", facts: whenAndHow(facts) },
      ...ways(facts),
      ...calendarNote(facts),
    ],
    reason: reasonOf(facts),
  };
}

/** It begins soon. */
export function reminderMail(facts: SessionFacts, lead: ReminderLead): MailContent {
  const { event, heading } = REMINDER_WORDS[lead];
  return {
    subject: subjectOf(event, facts),
    preview: dateIn(facts.startsAt, facts.timeZone),
    heading,
    blocks: [
      { kind: "text", text: `Here is what you need for ${withWhom(facts)}.` },
      { kind: "facts", facts: whenAndHow(facts) },
      ...waysNow(facts),
    ],
    reason: reasonOf(facts),
  };
}

const priceFact = (priceInCents: number): MailFact => ({
  label: "Price",
  value: priceInCents === 0 ? "Free" : `${formatEuro(priceInCents)} excl. VAT`,
});

function termsFor({ reader, timeZone }: SessionFacts, refundUntil: Instant | null): MailBlock[] {
  if (reader === "CREATOR" || refundUntil === null) return [];
  const until = dateIn(refundUntil, timeZone);
  return [{ kind: "note", text: `Cancel by ${until} for a full refund.` }];
}
