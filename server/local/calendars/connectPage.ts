import { PROVIDER_NAMES } from "../../../src/domain/calendars/providerNames.ts";
import type { CalendarProvider } from "../../../src/domain/generated/enums.ts";
import type { LocalAccount } from "../../providers/calendars/portable/localAccounts.ts";
import { type Html, html } from "../../http/transport/html.ts";
import { localPage } from "../pages/localPage.ts";

/** Where an account is chosen, and where the choice is sent. */
export const CONNECT_PATH = "/local/calendars/connect";

/** The page on which one gives access to an account, or refuses to. */
export function connectPage({
  provider,
  accounts,
  request,
}: {
  provider: CalendarProvider;
  accounts: readonly LocalAccount[];
  /** Sent back with the choice, as it came. */
  request: { redirectUri: string; state: string };
}): string {
  const name = PROVIDER_NAMES[provider];
  const hidden = html`<input type="hidden" name="redirect_uri" value="${request.redirectUri}" />
    <input type="hidden" name="state" value="${request.state}" />`;
  return localPage({
    title: "Which calendar account?",
    standsInFor: name,
    body: html`<p>
        Beamers would like to see the names of the account's calendars and when they are busy. It
        writes nothing to them yet.
      </p>
      <form method="post" action="${CONNECT_PATH}">
        ${hidden}
        <ul class="people">
          ${accounts.map(accountButton)}
        </ul>
      </form>
      <form method="post" action="${CONNECT_PATH}" class="cancel">
        ${hidden}
        <button name="choice" value="refuse">Refuse</button>
      </form>`,
  });
}

function accountButton({ accountId, profileName, calendars }: LocalAccount): Html {
  const names = calendars.map(({ calendarName }) => calendarName).join(", ");
  return html`<li>
    <button class="person" name="choice" value="${accountId}">
      <span class="name">${profileName}</span>
      <span class="detail">${names}</span>
    </button>
  </li>`;
}
