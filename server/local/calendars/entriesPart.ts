import { friendlyStretch } from "../../../src/domain/time/format.ts";
import { type Html, html } from "../../http/transport/html.ts";
import type { CalendarEntry, ListedCalendar } from "../../providers/calendars/port.ts";
import { CALENDARS_PATH } from "./calendarsPath.ts";

/** The sessions in a calendar, and whether it takes more. */
export interface ShownEntries {
  entries: readonly CalendarEntry[];
  refusesEntries: boolean;
}

/** The sessions that were written into a calendar, and making it refuse them or take them again. */
export function entriesPart({
  calendar: { calendarId, calendarName, isReadOnly },
  content: { entries, refusesEntries },
  timeZone,
}: {
  calendar: ListedCalendar;
  content: ShownEntries;
  timeZone: string;
}): Html {
  const change = refusesEntries ? "take" : "refuse";
  const label = refusesEntries ? "Take sessions again" : "Refuse sessions";
  return html`${entries.map((entry) => entryItem(entry, timeZone))}
  ${
    isReadOnly
      ? html`<p>It is read-only, so no session is written into it.</p>`
      : html`<form method="post" action="${CALENDARS_PATH}">
          <input type="hidden" name="calendar" value="${calendarId}" />
          ${refusesEntries ? html`<p>No session can be written into it now.</p>` : null}
          <button name="change" value="${change}" aria-label="${label}: ${calendarName}">
            ${label}
          </button>
        </form>`
  }`;
}

function entryItem({ title, location, startsAt, endsAt }: CalendarEntry, timeZone: string): Html {
  const stretch = friendlyStretch({ start: startsAt, end: endsAt }, timeZone);
  return html`<p>Session: ${title}, ${stretch}${location === null ? "" : `, ${location}`}</p>`;
}
