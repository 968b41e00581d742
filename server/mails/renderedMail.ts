import { renderToStaticMarkup } from "react-dom/server";
import type { MailContent } from "../../src/domain/messages/mailContent.ts";
import type { MailFooter } from "./mailFooter.ts";
import { mailPage } from "./mailPage.ts";
import { mailText } from "./mailText.ts";
import { subjectLine } from "./subjectLine.ts";

/** A mail as it is sent: the same in both forms. */
export function renderedMail(
  content: MailContent,
  footer: MailFooter,
): { subject: string; html: string; text: string } {
  const shown = { ...content, subject: subjectLine(content.subject) };
  const page = renderToStaticMarkup(mailPage(shown, footer));
  return { subject: shown.subject, html: `<!doctype html>${page}`, text: mailText(shown, footer) };
}
