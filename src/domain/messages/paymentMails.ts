import { formatEuro } from "../payments/money.ts";
import { type VatFacts, vatPaid } from "../payments/vat/explained.ts";
import type { Instant } from "../time/instant.ts";
import type { MailContent, MailFact } from "./mailContent.ts";
import { dateIn, inSentence, inSubject, onLine, titled } from "./mailTexts.ts";

/** What a mail about a payment says to its buyer. */
export interface PaymentFacts {
  /** The buyer's; null while they have none. */
  readonly timeZone: string | null;
  readonly title: string;
  readonly creatorName: string;
  /** What was charged, in cents. */
  readonly grossInCents: number;
  /** Of that, VAT, in cents. */
  readonly vatInCents: number;
  readonly vat: VatFacts;
}

/** Words that somebody agreed to, and when. */
export interface AgreedWords {
  readonly version: number;
  readonly text: string;
  readonly givenAt: Instant;
}

const BUYER = "You get this mail because you bought this on Beamers.";

/** A payment was received. */
export function paidMail(
  facts: PaymentFacts,
  {
    paidAt,
    isSession,
    url,
    sellerName,
    consent,
  }: {
    paidAt: Instant;
    isSession: boolean;
    /** Full address of what was bought. */
    url: string;
    /** Who was paid. */
    sellerName: string;
    /** What the buyer of a session agreed to before paying; null for none. */
    consent: AgreedWords | null;
  },
): MailContent {
  const { title, creatorName, timeZone } = facts;
  const amount = formatEuro(facts.grossInCents);
  return {
    subject: `Paid: ${inSubject(title)}`,
    preview: `${amount} received, thank you`,
    heading: isSession ? "Thank you for your payment" : "Thank you, it’s yours",
    blocks: [
      {
        kind: "text",
        text: isSession
          ? `We received ${amount} for your session with ${inSentence(creatorName)}.`
          : `You bought ${titled(title)} by ${inSentence(creatorName)}. It’s in your library.`,
      },
      {
        kind: "facts",
        facts: [
          ...whatFacts(facts),
          { label: "Paid on", value: dateIn(paidAt, timeZone) },
          { label: "Paid to", value: sellerName },
        ],
      },
      { kind: "button", label: isSession ? "See the session" : "Open it", url },
      ...(consent === null ? [] : agreedBlocks(consent, timeZone)),
    ],
    reason: BUYER,
  };
}

/** The bank declined a payment after it took its time. */
export function declinedMail(
  facts: PaymentFacts,
  { isSession, url }: { isSession: boolean; url: string },
): MailContent {
  const { title } = facts;
  return {
    subject: `Not paid: ${inSubject(title)}`,
    preview: "Your bank declined the payment. Nothing was charged.",
    heading: "Your bank declined the payment",
    blocks: [
      {
        kind: "text",
        text: `Your payment for ${titled(title)} didn’t go through. Nothing was charged.`,
      },
      {
        kind: "text",
        text: isSession
          ? "Your time may still be free: book it again and pay with another card, or ask your bank."
          : "Try again with another card, or ask your bank.",
      },
      { kind: "facts", facts: whatFacts(facts) },
      { kind: "button", label: isSession ? "See your booking" : "Try again", url },
    ],
    reason: "You get this mail because you began this payment on Beamers.",
  };
}

/** A refund was sent. `refundedInCents` is all of it. */
export function refundedMail(
  facts: PaymentFacts,
  { cause, url }: { cause: "NOT_AVAILABLE" | "CANCELLED"; url: string | null },
): MailContent {
  const { title } = facts;
  const amount = formatEuro(facts.grossInCents);
  return {
    subject: `Refunded: ${inSubject(title)}`,
    preview: `${amount} is on its way back to your card`,
    heading: "Your refund is on its way",
    blocks: [
      {
        kind: "text",
        text: `We sent ${amount} back to the card you paid with. It takes five to ten days to get there.`,
      },
      { kind: "text", text: CAUSES[cause] },
      { kind: "facts", facts: [{ label: "What it was for", value: onLine(title) }] },
      ...(url === null ? [] : [{ kind: "button", label: "See the details", url } as const]),
    ],
    reason: BUYER,
  };
}

const CAUSES = {
  NOT_AVAILABLE: "What you paid for was no longer available, so you get all of your money back.",
  CANCELLED: "The session was cancelled.",
} as const;

/** What somebody agreed to before opening what they bought (directive 2011/83/EU, article 8 (7)). */
export function consentMail(
  { title, timeZone }: Pick<PaymentFacts, "title" | "timeZone">,
  { consent, url }: { consent: AgreedWords; url: string },
): MailContent {
  return {
    subject: `What you agreed to: ${inSubject(title)}`,
    preview: "Keep this mail: it confirms what you agreed to.",
    heading: "What you agreed to",
    blocks: [
      {
        kind: "text",
        text: `You opened ${titled(title)}. Keep this mail: it confirms what you agreed to.`,
      },
      ...agreedBlocks(consent, timeZone),
      { kind: "button", label: "Open it", url },
    ],
    reason: BUYER,
  };
}

const agreedBlocks = ({ version, text, givenAt }: AgreedWords, timeZone: string | null) =>
  [
    {
      kind: "quote",
      label: `You agreed on ${dateIn(givenAt, timeZone)} to these words (version ${version})`,
      text,
    },
  ] as const;

const whatFacts = ({
  title,
  creatorName,
  grossInCents,
  vatInCents,
  vat,
}: PaymentFacts): MailFact[] => [
  { label: "What", value: onLine(title) },
  { label: "By", value: onLine(creatorName) },
  { label: "Amount", value: `${formatEuro(grossInCents)}\n${vatPaid(vat, vatInCents)}` },
];
