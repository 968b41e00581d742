import { formatEuro } from "../payments/money.ts";
import type { MailBlock, MailContent } from "./mailContent.ts";
import { dateIn, inSentence, quoted, titled } from "./mailTexts.ts";
import { type SessionFacts, reasonOf, subjectOf, whenOf, withWhom } from "./sessionParts.ts";

/** What is said of the money when a session is cancelled. */
export type CancelledMoney =
  | { readonly kind: "FREE" }
  /** All of what was paid goes back, in cents; null where the amount isn't known. */
  | { readonly kind: "BACK"; readonly grossInCents: number | null }
  /** It was too late for that. */
  | { readonly kind: "KEPT" };

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
  const other = inSentence(otherName);
  return {
    subject: subjectOf("Cancelled", facts),
    preview: `Not on ${dateIn(facts.startsAt, timeZone)}`,
    heading: "This session is cancelled",
    blocks: [
      {
        kind: "text",
        text:
          by === reader
            ? `You cancelled ${withWhom(facts)}.`
            : `${other} cancelled ${titled(facts.title)}.`,
      },
      { kind: "facts", facts: [{ label: "It was planned for", value: whenOf(facts) }] },
      {
        kind: "quote",
        label: by === reader ? "Your reason" : `What ${other} wrote`,
        text: quoted(reason),
      },
      ...moneyBlocks(facts, money),
      ...nextAfter(facts, rebookUrl),
    ],
    reason: reasonOf(facts),
  };
}

function nextAfter({ otherName, pageUrl }: SessionFacts, rebookUrl: string | null): MailBlock[] {
  if (rebookUrl === null) return [{ kind: "button", label: "See the details", url: pageUrl }];
  return [
    { kind: "text", text: `${inSentence(otherName)} would like to find another time with you.` },
    { kind: "button", label: "Choose another time", url: rebookUrl },
  ];
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
  if (reader === "CREATOR") {
    return "The booker gets a full refund, so you earn nothing from this session.";
  }
  const amount = grossInCents === null ? "all your money" : formatEuro(grossInCents);
  return `You get ${amount} back. It takes five to ten days to reach your card.`;
}
