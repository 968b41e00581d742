import type { BookingRules } from "../../../domain/time/bookingRules.ts";
import { Text } from "../../../ui/Type/Type.tsx";
import { rulesOptions, rulesValues } from "./rulesValues.ts";

interface RuleField {
  rule: keyof BookingRules;
  label: string;
  /** For one call, or for all. */
  hint: (oneOnOneId: string | null) => string;
}

export const RULE_FIELDS: readonly RuleField[] = [
  {
    rule: "noticeInMinutes",
    label: "Notice",
    hint: () => "How long before its start a call can still be booked.",
  },
  {
    rule: "horizonInDays",
    label: "How far ahead",
    hint: () => "Later times aren’t offered yet.",
  },
  {
    rule: "bufferBeforeInMinutes",
    label: "Buffer before a call",
    hint: () => "Time kept free. Between two calls, the longer buffer counts.",
  },
  {
    rule: "bufferAfterInMinutes",
    label: "Buffer after a call",
    hint: () => "Kept free around busy times in your calendars, too.",
  },
  {
    rule: "sessionsPerDay",
    label: "Sessions a day",
    hint: (oneOnOneId) =>
      oneOnOneId === null
        ? "All your calls together. Days are in the time zone of your weekly hours."
        : "Of this call. The limit for all your calls holds too.",
  },
];

/** The saved rules, in words. */
export function SavedRules({ rules }: { rules: BookingRules }) {
  const values = rulesValues(rules);
  const options = rulesOptions(values);
  return RULE_FIELDS.map(({ rule, label }) => (
    <Text key={rule}>
      {label}: {options[rule].find(({ value }) => value === values[rule])?.label}
    </Text>
  ));
}
