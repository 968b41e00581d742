import { enableFirst, relist, settleDefault } from "../../../src/domain/calendars/choices.ts";
import type { Instant, Interval } from "../../../src/domain/time/instant.ts";
import type { LocalCalendars } from "../../providers/calendars/portable/local.ts";
import { localAccount } from "../../providers/calendars/portable/localAccounts.ts";
import type { CalendarProfileRow } from "../../store/ports/calendars.ts";
import { demoTime, idOf } from "./rows.ts";

const OWNER = "Speaker";
const TIME_ZONE = "Europe/Brussels";
/** Not the account that one is likely to try first. */
const ACCOUNT_ID = "office365-work";

/** Days from the first start, and from when to when. */
const BUSY = [
  { inDays: 1, from: "10:00", to: "11:30" },
  { inDays: 2, from: "14:00", to: "15:00" },
  { inDays: 3, from: "09:00", to: "10:00" },
  { inDays: 4, from: "13:00", to: "14:30" },
  { inDays: 7, from: "10:00", to: "12:00" },
  { inDays: 9, from: "15:00", to: "17:00" },
] as const;

/** Fills the first creator's calendar with some busy hours; the account as it is connected. */
export async function connectDemoCalendar(
  calendars: Pick<LocalCalendars, "writeBusy">,
  now: Instant,
): Promise<CalendarProfileRow> {
  const account = localAccount(ACCOUNT_ID);
  if (account === undefined) throw new Error(`there is no account ${ACCOUNT_ID}`);
  let made = 0;
  const newId = () => idOf("cal", OWNER, ++made);
  const row = {
    id: idOf("cal", OWNER),
    ownerId: idOf("usr", OWNER),
    accountId: account.accountId,
    profileName: account.profileName,
    provider: account.provider,
    // Not obtained from anyone: it was seeded.
    credentials: "",
    codeHash: "",
    profileConnected: true,
    calendars: enableFirst(relist({ known: [], listed: account.calendars, newId })),
  };
  const [settled = row] = settleDefault([row]);
  const calendarId = settled.calendars.find(({ isDefault }) => isDefault)?.calendarId ?? "";
  await calendars.writeBusy({ calendarId, busy: busyTimes(now) });
  return settled;
}

function busyTimes(now: Instant): Interval[] {
  return BUSY.map(({ inDays, from, to }) => {
    const timeOf = (at: string) => demoTime({ inDays, at, timeZone: TIME_ZONE, now });
    return { start: timeOf(from), end: timeOf(to) };
  });
}
