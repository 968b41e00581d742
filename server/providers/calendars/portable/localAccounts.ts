import {
  CALENDAR_PROVIDERS,
  type CalendarProvider,
} from "../../../../src/domain/generated/enums.ts";
import type { ListedCalendar } from "../port.ts";

/** A demo account that can be connected. */
export interface LocalAccount {
  accountId: string;
  profileName: string;
  provider: CalendarProvider;
  calendars: readonly ListedCalendar[];
}

/** Two accounts a provider: one for work and one for the rest. */
export const LOCAL_ACCOUNTS: readonly LocalAccount[] = CALENDAR_PROVIDERS.flatMap((provider) => {
  const name = provider.replaceAll("_", "-");
  const calendar = (key: string, calendarName: string, isReadOnly = false): ListedCalendar => ({
    calendarId: `${provider}-${key}`,
    calendarName,
    isReadOnly,
  });
  return [
    {
      accountId: `${provider}-work`,
      profileName: `work@${name}.example`,
      provider,
      calendars: [
        calendar("work", "Work"),
        calendar("travel", "Travel"),
        calendar("holidays", "Public holidays", true),
      ],
    },
    {
      accountId: `${provider}-home`,
      profileName: `home@${name}.example`,
      provider,
      calendars: [calendar("home", "Home"), calendar("school", "School", true)],
    },
  ];
});

/** The demo account of that id. */
export const localAccount = (accountId: string): LocalAccount | undefined =>
  LOCAL_ACCOUNTS.find((account) => account.accountId === accountId);
