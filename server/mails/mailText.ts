import { isolated } from "../../src/domain/messages/mailTexts.ts";
import type { MailBlock, MailContent } from "../../src/domain/messages/mailContent.ts";
import type { MailFooter } from "./mailFooter.ts";

/** A mail as plain text, for readers who want no HTML. */
export function mailText(content: MailContent, { stop, sender }: MailFooter): string {
  const { heading, blocks, reason } = content;
  const end = [
    "--",
    reason,
    ...(stop === null ? [] : [`Turn off mails about ${stop.about}: ${stop.url}`]),
    sender,
  ];
  return `${[heading, ...blocks.map(textOf), end.join("\n")].join("\n\n")}\n`;
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case "text":
    case "note":
      return block.text;
    case "facts":
      return block.facts.map(({ label, value }) => `${head(label)} ${indented(value)}`).join("\n");
    case "quote":
      return `${head(block.label)}\n> ${block.text.split(/\r?\n/).join("\n> ")}`;
    case "button":
    case "link":
      return `${head(block.label)}\n${block.url}`;
  }
}

/** What comes before something: a question has its mark. */
const head = (label: string) => (/[?？؟]$/.test(label) ? isolated(label) : `${isolated(label)}:`);

const indented = (value: string) => value.split("\n").join("\n  ");
