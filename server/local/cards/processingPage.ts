import { formatEuro } from "../../../src/domain/payments/money.ts";
import type { LocalIntent } from "../../providers/cards/portable/localIntents.ts";
import { type Html, html } from "../../http/transport/html.ts";
import { localPage } from "../pages/localPage.ts";

/** Path of the page, and of its forms' target. */
export const PROCESSING_PATH = "/local/cards/processing";

/** The payments that the buyers' banks have not decided on yet, each with both decisions. */
export function processingPage(intents: readonly LocalIntent[]): string {
  return localPage({
    title: "Payments at the bank",
    standsInFor: "the buyers' banks",
    body: html`<p>A card that stays pending waits here until you decide as its bank would.</p>
      ${
        intents.length === 0
          ? html`<p>No payments are waiting.</p>`
          : html`<ul class="letters">
              ${intents.map(item)}
            </ul>`
      }
      <p><a href="/local">All stand-ins</a></p>`,
  });
}

function item({ id, paymentId, amountInCents }: LocalIntent): Html {
  return html`<li>
    <span class="name">${formatEuro(amountInCents)}</span>
    <span class="detail">${paymentId}</span>
    <form method="post" action="${PROCESSING_PATH}">
      <input type="hidden" name="intent" value="${id}" />
      <button name="decision" value="pay">Pay</button>
      <button name="decision" value="decline">Decline</button>
    </form>
  </li>`;
}
