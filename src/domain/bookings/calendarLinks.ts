import { isoOf } from "../time/instant.ts";
import { calendarFile, calendarTime, type CalendarEvent } from "./calendarFile.ts";

/** Links that add an event to one's own calendar. */
export interface CalendarLinks {
  /** The file itself, which every calendar can read. */
  readonly file: string;
  readonly google: string;
  readonly outlook: string;
}

/** Links with which calendars add an event; nothing is sent anywhere before one is followed. */
export function calendarLinks(event: CalendarEvent): CalendarLinks {
  const { title, description } = event;
  const place: Record<string, string> = event.location === null ? {} : { location: event.location };
  return {
    file: `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(event).toWellFormed())}`,
    google: withSearch("https://calendar.google.com/calendar/render", {
      action: "TEMPLATE",
      text: title,
      dates: `${calendarTime(event.startsAt)}/${calendarTime(event.endsAt)}`,
      details: description,
      ...place,
    }),
    outlook: withSearch("https://outlook.live.com/calendar/0/deeplink/compose", {
      path: "/calendar/action/compose",
      rru: "addevent",
      subject: title,
      startdt: isoOf(event.startsAt),
      enddt: isoOf(event.endsAt),
      body: description,
      ...place,
    }),
  };
}

/** Spaces as `%20`: Outlook shows a plus sign literally. */
function withSearch(address: string, search: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(search).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`,
  );
  return `${address}?${pairs.join("&")}`;
}
