import { cancelledMail } from "../cancelledMail.ts";
import { addressMail, calendarLostMail, invitedMail, soldMail } from "../creatorMails.ts";
import type { MailContent } from "../mailContent.ts";
import { consentMail, declinedMail, paidMail, refundedMail } from "../paymentMails.ts";
import { LEADS } from "../reminders.ts";
import { bookedMail, movedMail, placeChangedMail, reminderMail } from "../sessionMails.ts";
import type { SessionFacts } from "../sessionParts.ts";

/** Texts of people as they are in every mail. */
export interface PeoplesTexts {
  title: string;
  name: string;
  /** What is typed in several lines: an answer, a reason. */
  text: string;
  /** How they meet. */
  details: string;
}

const AT = Date.UTC(2026, 2, 24, 9);
const url = "https://beamers.example/demo";
const KINDS = ["VIDEO", "LINK", "PHONE", "ADDRESS"] as const;

/** Every mail that there is, by what it is, with these texts. */
export function everyMail({
  title,
  name,
  text,
  details,
}: PeoplesTexts): Record<string, MailContent> {
  const session = (facts: Partial<SessionFacts> = {}): SessionFacts => ({
    reader: "BOOKER",
    timeZone: "Europe/Brussels",
    title,
    otherName: name,
    startsAt: AT,
    endsAt: AT + 30 * 60_000,
    place: { kind: "VIDEO", details: null },
    pageUrl: url,
    joinUrl: `${url}/join`,
    hasInvitation: true,
    ...facts,
  });
  const money = {
    timeZone: null,
    title,
    creatorName: name,
    grossInCents: 7260,
    vatInCents: 1260,
    vat: { vatTreatment: "INCLUDED", vatPercentage: 21, vatCountryCode: "BE" },
  } as const;
  const consent = { version: 1, text: "I agree.", givenAt: AT };
  const booked = {
    answers: [{ question: text, answer: text }],
    priceInCents: 6000,
    refundUntil: AT,
  };
  const cancelled = { by: "CREATOR", reason: text, rebookUrl: url } as const;
  const paid = { paidAt: AT, url, sellerName: "Demo Seller", consent };
  return {
    booked: bookedMail(session(), booked),
    "booked, to the creator": bookedMail(session({ reader: "CREATOR" }), booked),
    ...Object.fromEntries(
      KINDS.flatMap((kind) =>
        (["BOOKER", "CREATOR"] as const).map((reader) => [
          `booked ${kind}, to the ${reader}`,
          bookedMail(session({ reader, joinUrl: null, place: { kind, details } }), booked),
        ]),
      ),
    ),
    moved: movedMail(session(), { from: AT }),
    "moved, to the creator": movedMail(session({ reader: "CREATOR" }), { from: AT }),
    "place changed": placeChangedMail(session()),
    cancelled: cancelledMail(session(), { ...cancelled, money: { kind: "FREE" } }),
    "cancelled by its reader": cancelledMail(session({ reader: "CREATOR" }), {
      ...cancelled,
      money: { kind: "KEPT" },
    }),
    "cancelled, money back": cancelledMail(session(), {
      ...cancelled,
      rebookUrl: null,
      money: { kind: "BACK", grossInCents: 7260 },
    }),
    ...Object.fromEntries(
      LEADS.map((lead) => [`reminder, a ${lead} before`, reminderMail(session(), lead)]),
    ),
    "reminder, without video": reminderMail(session({ joinUrl: null }), "HOUR"),
    "paid session": paidMail(money, { ...paid, isSession: true }),
    "paid content": paidMail(money, { ...paid, isSession: false, consent: null }),
    declined: declinedMail(money, { isSession: true, url }),
    refunded: refundedMail(money, { cause: "CANCELLED", url }),
    "refunded, not available": refundedMail(money, { cause: "NOT_AVAILABLE", url: null }),
    consent: consentMail(money, { consent, url }),
    sold: soldMail([{ title, buyerName: name, earnedInCents: 892 }], { url }),
    "sold many": soldMail(
      [1, 2].map(() => ({ title, buyerName: name, earnedInCents: 892 })),
      { url },
    ),
    invited: invitedMail({ name, url }),
    "calendar lost": calendarLostMail({ accountName: name, calendarName: null, url }),
    "calendar refuses": calendarLostMail({ accountName: name, calendarName: title, url }),
    address: addressMail({ url }),
  };
}

/** Texts that try to be more than a text, as names from elsewhere and old rows can be. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  "a line break and a header": "Demo\r\nBcc: demo.other@example.com\r\n\r\nHello",
  "line breaks of other systems": "Demo\u2028One\u2029Two\u0085Three\vFour\fFive\rSix",
  HTML: `<img src=x onerror=alert(1)><script>alert("demo")</script></style></title><!--`,
  quotes: `"Demo" 'Speaker' & \`more\` &lt;b&gt;`,
  "a text that turns its line around":
    "Demo \u202Egnp.exe\u202C \u2066one\u2069\u2069\u2069 \u200Ftwo",
  "invisible characters and controls": "De\u0000mo\u0007 \u200B\u00AD\uFEFFSpeaker\u001B[31m",
  "half a character": "Demo \uD83D",
  emoji: "👩🏽‍🏫 Demo 🧑🏿‍🤝‍🧑🏻",
  "letters from the right": "דוגמה\r\nדוברת (Demo)",
  "ten thousand letters": "Demo ".repeat(2_000),
  "ten thousand letters without a space": "W".repeat(10_000),
  nothing: "",
};
