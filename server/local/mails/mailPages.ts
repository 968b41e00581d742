import type {
  LocalMail,
  LocalMailBehaviour,
  LocalMailHead,
} from "../../providers/mail/portable/local.ts";
import { isoOf } from "../../../src/domain/time/instant.ts";
import { type Html, html } from "../../http/transport/html.ts";
import { localPage } from "../pages/localPage.ts";

/** Path of the list, and of its form's target. */
export const MAILS_PATH = "/local/mails";
/** What a mail looks like, in a frame; `id` is its own. */
export const MAIL_HTML_PATH = "/local/mails/html";
/** Its attachment. */
export const MAIL_FILE_PATH = "/local/mails/session.ics";
/** Everything about one mail. */
export const MAIL_PATH = "/local/mails/mail";

const addressOf = (path: string, { id }: Pick<LocalMail, "id">) =>
  `${path}?${new URLSearchParams({ id })}`;

const BEHAVIOURS: Readonly<Record<LocalMailBehaviour, string>> = {
  TAKES: "Take mails",
  AWAY: "Be away",
  REFUSES: "Refuse every address",
};

/** The mails that were sent, and how the server behaves. */
export function mailsPage(of: {
  mails: readonly LocalMailHead[];
  behaviour: LocalMailBehaviour;
}): string {
  const { mails, behaviour } = of;
  const choices = Object.entries(BEHAVIOURS);
  return localPage({
    title: "Mails",
    standsInFor: "a mail server",
    body: html`<p>What the product sends lands here, the latest first. Nobody else sees it.</p>
      <form method="post" action="${MAILS_PATH}">
        <p class="note" id="behaviours">What the mail server does from now on:</p>
        <p class="choices" role="group" aria-labelledby="behaviours">
          ${choices.map(
            ([value, label]) =>
              html`<button
                name="behaviour"
                value="${value}"
                aria-pressed="${value === behaviour ? "true" : "false"}"
              >
                ${label}
              </button>`,
          )}
        </p>
      </form>
      ${
        mails.length === 0
          ? html`<p>No mails yet.</p>`
          : html`<ul class="letters">
              ${mails.map(itemOf)}
            </ul>`
      }
      <p><a href="/local">All stand-ins</a></p>`,
  });
}

const itemOf = (mail: LocalMailHead): Html =>
  html`<li>
    <a class="name" href="${addressOf(MAIL_PATH, mail)}"><bdi>${mail.subject}</bdi></a>
    <span class="detail">To <bdi>${mail.to}</bdi></span>
    <span class="detail">${isoOf(mail.sentAt)}</span>
  </li>`;

/**
 * One mail: as HTML, as text, with its headers and its attachment. `sender` is the address that mails
 * come from.
 */
export function mailPage(mail: LocalMail, { sender }: { sender: string }): string {
  const { subject, senderName, to, sentAt, id, references, text, invitation, unsubscribeUrl } =
    mail;
  const headers = [
    ["From", `${senderName} <${sender}>`],
    ["To", to],
    ["Date", isoOf(sentAt)],
    ["Message-ID", id],
    ...references.map((one) => ["References", one] as const),
    ...(unsubscribeUrl === null ? [] : [["List-Unsubscribe", unsubscribeUrl] as const]),
  ] as const;
  return localPage({
    title: subject,
    standsInFor: "a mail server",
    body: html`<dl class="headers">
        ${headers.map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd><bdi>${value}</bdi></dd>`,
        )}
      </dl>
      <h2>As HTML</h2>
      <iframe
        class="mail"
        title="The mail as HTML"
        src="${addressOf(MAIL_HTML_PATH, mail)}"
      ></iframe>
      <h2>As text</h2>
      <p class="message">${text}</p>
      ${
        invitation === null
          ? null
          : html`<h2>Attachment</h2>
              <p>
                <a href="${addressOf(MAIL_FILE_PATH, mail)}">session.ics</a> (${invitation.method})
              </p>
              <p class="message">${invitation.content}</p>`
      }
      <p><a href="${MAILS_PATH}">All mails</a></p>`,
  });
}
