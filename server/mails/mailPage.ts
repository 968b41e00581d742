import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { type ReactElement, type ReactNode, createElement as h } from "react";
import type { MailBlock, MailContent, MailFact } from "../../src/domain/messages/mailContent.ts";
import { MAIL_SHEET, STYLES } from "./mailStyle.ts";
import type { MailFooter } from "./mailFooter.ts";

/**
 * A mail as HTML that mail programs show alike. Not JSX: the server runs its sources as they are,
 * and Node takes types out of them, nothing else.
 */
export function mailPage(content: MailContent, footer: MailFooter): ReactElement {
  const { subject, preview, heading, blocks } = content;
  return h(
    Html,
    { lang: "en" },
    h(
      Head,
      null,
      h("meta", { name: "viewport", content: "width=device-width" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("title", null, subject),
      h("style", null, MAIL_SHEET),
    ),
    h(Preview, null, preview),
    h(
      Body,
      { style: STYLES.body, className: "surface" },
      h(
        Section,
        { style: STYLES.surface, className: "surface" },
        h(
          Container,
          { style: STYLES.brandRow },
          h(Text, { style: STYLES.brand, className: "ink" }, "Beamers"),
        ),
        h(
          Container,
          { style: STYLES.card, className: "raised" },
          h(Heading, { as: "h1", style: STYLES.heading, className: "ink", dir: "auto" }, heading),
          blocks.map((block, index) => h(Section, { key: index }, blockOf(block))),
        ),
        footerOf(content, footer),
      ),
    ),
  );
}

function blockOf(block: MailBlock): ReactNode {
  switch (block.kind) {
    case "text":
      return h(Text, { style: STYLES.text, className: "ink", dir: "auto" }, block.text);
    case "note":
      return h(Text, { style: STYLES.note, className: "muted", dir: "auto" }, block.text);
    case "facts":
      return h("div", { style: STYLES.facts }, block.facts.map(factOf));
    case "quote":
      return h(
        "div",
        { style: STYLES.quote, className: "sunken" },
        h(Text, { style: STYLES.label, className: "muted", dir: "auto" }, block.label),
        h(Text, { style: STYLES.quoted, className: "ink", dir: "auto" }, block.text),
      );
    case "link":
      return h(
        "div",
        { style: STYLES.buttons },
        h(Link, { href: block.url, style: STYLES.link, className: "link" }, block.label),
      );
    case "button":
      return h(
        "div",
        { style: STYLES.buttons },
        h(Button, { href: block.url, style: STYLES.button, className: "button" }, block.label),
      );
  }
}

const factOf = ({ label, value }: MailFact, index: number) =>
  h(
    "div",
    { key: index },
    h(Text, { style: STYLES.label, className: "muted", dir: "auto" }, label),
    h(Text, { style: STYLES.value, className: "ink", dir: "auto" }, value),
  );

function footerOf({ reason }: MailContent, { stop, sender }: MailFooter): ReactElement {
  const line = (...parts: readonly ReactNode[]) =>
    h(Text, { style: STYLES.small, className: "muted" }, ...parts);
  return h(
    Container,
    { style: STYLES.footer },
    line(reason),
    stop === null
      ? null
      : line(
          h(
            Link,
            { href: stop.url, style: STYLES.link, className: "link" },
            `Turn off mails about ${stop.about}`,
          ),
        ),
    line(sender),
  );
}
