import { isoOf } from "../../../src/domain/time/instant.ts";
import type { OutboxRow } from "../../store/ports/outbox.ts";
import { type Html, html } from "../../http/transport/html.ts";
import { localPage } from "./localPage.ts";

/** Path of the page, and of its forms' target. */
export const OUTBOX_PATH = "/local/outbox";

/** The dead letters of the outbox: what failed too often, and why. */
export function outboxPage(letters: readonly OutboxRow[]): string {
  return localPage({
    title: "Dead letters",
    standsInFor: "an operator's tools",
    body: html`<p>
        What follows from an event is retried after a failure, a dozen times at most. What still
        fails then is kept here until somebody retries it.
      </p>
      ${
        letters.length === 0
          ? html`<p>No dead letters.</p>`
          : html`<ul class="letters">
              ${letters.map(letterItem)}
            </ul>`
      }
      <p><a href="/local">All stand-ins</a></p>`,
  });
}

function letterItem({ reaction, subjectId, attempts, lastError, deadAt }: OutboxRow): Html {
  const times = attempts === 1 ? "once" : `${attempts} times`;
  return html`<li>
    <span class="name">${reaction}</span>
    <span class="detail">${subjectId}</span>
    <span class="detail">Tried ${times}, until ${deadAt === null ? "now" : isoOf(deadAt)}</span>
    <span class="detail">${lastError}</span>
    <form method="post" action="${OUTBOX_PATH}">
      <input type="hidden" name="reaction" value="${reaction}" />
      <input type="hidden" name="subject" value="${subjectId}" />
      <button>Try again</button>
    </form>
  </li>`;
}
