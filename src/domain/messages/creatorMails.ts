import { formatEuro } from "../payments/money.ts";
import { SALES_PER_MAIL_MAX } from "../shared/limits.ts";
import type { MailContent } from "./mailContent.ts";
import { inSentence, inSubject, onLine, titled } from "./mailTexts.ts";

/** A sale, as its creator is told of it. */
export interface ToldSale {
  readonly title: string;
  readonly buyerName: string;
  /** What the creator earns from it, in cents. */
  readonly earnedInCents: number;
}

/** Publications and talks were sold. `url` is the full address of the earnings. */
export function soldMail(sales: readonly ToldSale[], { url }: { url: string }): MailContent {
  const [first] = sales;
  const total = formatEuro(sales.reduce((sum, { earnedInCents }) => sum + earnedInCents, 0));
  const isOne = sales.length === 1 && first !== undefined;
  return {
    subject: isOne ? `Sold: ${inSubject(first.title)}` : `${sales.length} sales: ${total} earned`,
    preview: `You earned ${total}`,
    heading: isOne ? `You sold ${titled(first.title)}` : `You made ${sales.length} sales`,
    blocks: [
      {
        kind: "text",
        text: `You earned ${total}, after VAT, payment processing and the platform’s fee.`,
      },
      {
        kind: "facts",
        facts: sales.slice(0, SALES_PER_MAIL_MAX).map(({ title, buyerName, earnedInCents }) => ({
          label: onLine(title),
          value: buyerLine(formatEuro(earnedInCents), buyerName),
        })),
      },
      { kind: "button", label: "See your earnings", url },
    ],
    reason: "You get this mail because you sell on Beamers.",
  };
}

/** Without the buyer where their account is gone. */
const buyerLine = (earned: string, buyerName: string) =>
  buyerName === "" ? earned : `${earned}\nBought by ${inSentence(buyerName)}`;

/** Somebody became a creator with one's invitation. */
export function invitedMail({ name, url }: { name: string; url: string }): MailContent {
  return {
    subject: `${inSubject(name)} accepted your invitation`,
    preview: "They are a creator on Beamers now",
    heading: `${inSentence(name)} joined`,
    blocks: [
      {
        kind: "text",
        text: `${inSentence(name)} accepted your invitation and is a creator on Beamers now.`,
      },
      { kind: "button", label: "Go to your dashboard", url },
    ],
    reason: "You get this mail because you invited them.",
  };
}

/**
 * A calendar account's access was lost, or only `calendarName` in it refuses sessions. `url` is the
 * full address of the calendars.
 */
export function calendarLostMail({
  accountName,
  calendarName,
  url,
}: {
  accountName: string;
  calendarName: string | null;
  url: string;
}): MailContent {
  if (calendarName !== null) return calendarRefusesMail({ accountName, calendarName, url });
  return {
    subject: "Your calendar needs to be connected again",
    preview: "Until then its busy times don’t count",
    heading: "We lost access to your calendar",
    blocks: [
      { kind: "text", text: `We can’t reach the calendar of ${inSentence(accountName)} any more.` },
      {
        kind: "text",
        text: "Until you connect it again, people can book you while it is busy, and new sessions don’t appear in it.",
      },
      { kind: "button", label: "Connect it again", url },
    ],
    reason: "You get this mail because you connected this calendar.",
  };
}

const calendarRefusesMail = ({
  accountName,
  calendarName,
  url,
}: {
  accountName: string;
  calendarName: string;
  url: string;
}): MailContent => ({
  subject: "Your calendar no longer takes sessions",
  preview: "Choose another default calendar",
  heading: "Your calendar no longer takes sessions",
  blocks: [
    {
      kind: "text",
      text: `We couldn’t write a session into ${inSentence(calendarName)} (${inSentence(accountName)}). It may be read-only now, or gone.`,
    },
    {
      kind: "text",
      text: "Its busy times still count. To have your sessions in a calendar, choose another one as the default.",
    },
    { kind: "button", label: "Choose a calendar", url },
  ],
  reason: "You get this mail because you connected this calendar.",
});

/** The link that confirms an address for mails. */
export function addressMail({ url }: { url: string }): MailContent {
  return {
    subject: "Confirm your e-mail address",
    preview: "The link is valid for a day",
    heading: "Is this your address?",
    blocks: [
      { kind: "text", text: "Somebody asked for mails from Beamers to be sent here." },
      { kind: "button", label: "Confirm this address", url },
      {
        kind: "note",
        text: "The link is valid for a day. If it wasn’t you, do nothing, and no mails will come.",
      },
    ],
    reason: "You get this mail because this address was entered in somebody’s settings.",
  };
}
