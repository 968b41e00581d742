import { PROVIDER_NAMES } from "../../../src/domain/calendars/providerNames.ts";
import { friendlyStretch } from "../../../src/domain/time/format.ts";
import type { Interval } from "../../../src/domain/time/instant.ts";
import type { LocalAccount } from "../../providers/calendars/portable/localAccounts.ts";
import { type Html, html } from "../../http/transport/html.ts";
import type { ListedCalendar } from "../../providers/calendars/port.ts";
import { localPage } from "../pages/localPage.ts";
import { CALENDARS_PATH } from "./calendarsPath.ts";
import { type ShownEntries, entriesPart } from "./entriesPart.ts";

/** An account that someone has given access to, or that the demo has, with what is in its calendars. */
export interface ShownAccount {
  account: LocalAccount;
  /** How many grants haven't been revoked; null when it was connected by the demo. */
  grants: number | null;
  /** In the order of the account's calendars. */
  contents: readonly ShownContent[];
}

/** What is in a calendar. */
export interface ShownContent extends ShownEntries {
  calendar: ListedCalendar;
  busy: readonly Interval[];
}

/** What was typed for a busy time. */
export interface TypedBusy {
  date: string;
  start: string;
  end: string;
  timeZone: string;
}

/**
 * The accounts that were connected, the busy times of each calendar and the sessions written into
 * it, and revoking access.
 */
export function accountsPage({
  accounts,
  typed,
  complaint,
}: {
  accounts: readonly ShownAccount[];
  /** What the forms begin with. */
  typed: TypedBusy;
  /** What was wrong with it; null when nothing was. */
  complaint: string | null;
}): string {
  return localPage({
    title: "Calendar accounts",
    standsInFor: "Google, Outlook and the other calendars",
    body: html`<p>
        Busy times here block slots on the page of the creator who has connected the account.
        Sessions booked with them are written into their default calendar, and block nothing.
      </p>
      ${complaint === null ? null : html`<p class="complaint" role="alert">${complaint}</p>`}
      ${
        accounts.length === 0
          ? html`<p>
              No account is connected yet. Creators connect them under
              <a href="/beamer/availability/calendars">Availability, Calendars</a>.
            </p>`
          : accounts.map((shown) => accountSection(shown, typed))
      }
      <p><a href="/local">All stand-ins</a></p>`,
  });
}

function accountSection({ account, grants, contents }: ShownAccount, typed: TypedBusy): Html {
  const { accountId, profileName, provider } = account;
  return html`<h2>${PROVIDER_NAMES[provider]}: ${profileName}</h2>
    ${
      grants === 0
        ? html`<p>Nobody has access any more.</p>`
        : html`<form method="post" action="${CALENDARS_PATH}">
            <input type="hidden" name="account" value="${accountId}" />
            <button name="change" value="revoke">Take access back</button>
          </form>`
    }
    ${contents.map((content) => contentOf(content, typed))}`;
}

function contentOf({ calendar, busy, ...content }: ShownContent, typed: TypedBusy): Html {
  const { calendarId, calendarName } = calendar;
  return html`<h3>${calendarName}</h3>
    ${busy.map((time) => busyItem({ calendarId, time, typed }))}
    ${entriesPart({ calendar, content, timeZone: typed.timeZone })}
    ${busyForm({ calendarId, calendarName, typed })}`;
}

function busyItem({
  calendarId,
  time,
  typed: { timeZone },
}: {
  calendarId: string;
  time: Interval;
  typed: TypedBusy;
}): Html {
  const stretch = friendlyStretch(time, timeZone);
  return html`<form method="post" action="${CALENDARS_PATH}">
    <input type="hidden" name="calendar" value="${calendarId}" />
    <input type="hidden" name="from" value="${time.start}" />
    <input type="hidden" name="to" value="${time.end}" />
    <input type="hidden" name="zone" value="${timeZone}" />
    <p>
      ${stretch}
      <button name="change" value="remove" aria-label="Remove ${stretch}">Remove</button>
    </p>
  </form>`;
}

function busyForm({
  calendarId,
  calendarName,
  typed,
}: {
  calendarId: string;
  calendarName: string;
  typed: TypedBusy;
}): Html {
  return html`<details>
    <summary>Add a busy time to ${calendarName}</summary>
    <form method="post" action="${CALENDARS_PATH}">
      <input type="hidden" name="calendar" value="${calendarId}" />
      <label>Date <input name="date" type="date" required value="${typed.date}" /></label>
      <label>From <input name="start" type="time" required value="${typed.start}" /></label>
      <label>To <input name="end" type="time" required value="${typed.end}" /></label>
      <label
        >Time zone <input name="zone" required maxlength="64" value="${typed.timeZone}"
      /></label>
      <button class="main" name="change" value="add">Add</button>
    </form>
  </details>`;
}
