import { renderToStaticMarkup } from "react-dom/server";
import type { MailContent } from "../../src/domain/messages/mailContent.ts";
import type { MailFooter } from "./mailFooter.ts";
import { mailPage } from "./mailPage.ts";
import { mailText } from "./mailText.ts";

/** A mail as it is sent: the same in both forms. */
export function renderedMail(
  content: MailContent,
  footer: MailFooter,
): { html: string; text: string } {
  const page = renderToStaticMarkup(mailPage(content, footer));
  return { html: `<!doctype html>${page}`, text: mailText(content, footer) };
}
