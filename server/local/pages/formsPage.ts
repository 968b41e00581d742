import { isoOf } from "../../../src/domain/time/instant.ts";
import { type Html, html } from "../../http/transport/html.ts";
import type { SentFormRow } from "../../store/ports/forms.ts";
import { localPage } from "./localPage.ts";

/** Path of the page, and of all forms as a file. */
export const FORMS_PATH = "/local/forms";
export const FORMS_FILE_PATH = "/local/forms.csv";

/** What visitors have sent to the operator: a page of it. */
export function formsPage({
  forms,
  older,
}: {
  forms: readonly SentFormRow[];
  /** Address of the next page; null on the last. */
  older: string | null;
}): string {
  return localPage({
    title: "Forms",
    standsInFor: "an operator's tools",
    body: html`<p>
        What visitors send to the operator of the site, the latest first. It is kept for 12 months.
        <a href="${FORMS_FILE_PATH}" download>Download all as CSV</a>
      </p>
      ${
        forms.length === 0
          ? html`<p>No forms.</p>`
          : html`<ul class="letters">
              ${forms.map(formItem)}
            </ul>`
      }
      ${older === null ? null : html`<p><a href="${older}">Older</a></p>`}
      <p><a href="/local">All stand-ins</a></p>`,
  });
}

const TITLES: Readonly<Record<SentFormRow["kind"], string>> = {
  CONTACT: "Question",
  BETA: "Beta program",
  INVESTORS: "Investor",
  REPORT: "Report",
};

function formItem(form: SentFormRow): Html {
  const { kind, name, email, message, claimedSlug, reportedAddress, userId, sentAt } = form;
  return html`<li>
    <span class="name">${TITLES[kind]}: ${name}</span>
    <span class="detail">${email}</span>
    ${detail("Wanted name: ", claimedSlug)} ${detail("Reported page: ", reportedAddress)}
    ${message === null ? null : html`<p class="message">${message}</p>`}
    <span class="detail">${isoOf(sentAt)}</span>
    ${detail("Signed in as ", userId)}
  </li>`;
}

function detail(label: string, text: string | null): Html | null {
  return text === null ? null : html`<span class="detail">${label}${text}</span>`;
}
