import { instantOf } from "../../../src/domain/time/wallTime.ts";
import { isTimeZone } from "../../../src/domain/time/zones.ts";
import type { LocalCalendars } from "../../providers/calendars/portable/local.ts";
import { LOCAL_ACCOUNTS } from "../../providers/calendars/portable/localAccounts.ts";

/** How a change of a calendar's busy times ended. */
export type BusyChange = "done" | "unknown" | { complaint: string };

/** The zone in which busy times are typed and shown. */
export const DEFAULT_ZONE = "Europe/Brussels";

/** Adds a busy time to a calendar, or removes it, as a form of the page says. */
export async function changeBusy(
  calendars: Pick<LocalCalendars, "readBusy" | "writeBusy">,
  form: URLSearchParams,
): Promise<BusyChange> {
  const calendarId = form.get("calendar") ?? "";
  if (!isCalendar(calendarId)) return "unknown";
  const busy = await calendars.readBusy(calendarId);
  if (form.get("change") === "remove") {
    const [start, end] = [Number(form.get("from")), Number(form.get("to"))];
    const left = busy.filter((time) => time.start !== start || time.end !== end);
    await calendars.writeBusy({ calendarId, busy: left });
    return "done";
  }
  if (form.get("change") !== "add") return "unknown";
  const added = typedTime(form);
  if (added === null)
    return { complaint: "Enter a date, a start time, a later end time and a time zone." };
  const others = busy.filter(({ start, end }) => start !== added.start || end !== added.end);
  const sorted = [...others, added].sort((a, b) => a.start - b.start);
  await calendars.writeBusy({ calendarId, busy: sorted });
  return "done";
}

/** Whether a demo account has a calendar of that id. */
export const isCalendar = (calendarId: string): boolean =>
  LOCAL_ACCOUNTS.some(({ calendars }) => calendars.some((one) => one.calendarId === calendarId));

function typedTime(form: URLSearchParams) {
  const timeZone = form.get("zone") ?? "";
  if (!isTimeZone(timeZone)) return null;
  const date = form.get("date") ?? "";
  const start = instantOf({ date, time: form.get("start") ?? "", timeZone });
  const end = instantOf({ date, time: form.get("end") ?? "", timeZone });
  return start === null || end === null || end <= start ? null : { start, end };
}
