import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type * as z from "zod/mini";
import type { OfferedWeek_query$key } from "../../../__generated__/OfferedWeek_query.graphql.ts";
import { TimeZoneSelect } from "../../../components/profiles/TimeZoneSelect.tsx";
import { hoursExceptionsInput } from "../../../domain/availability/inputs/hoursExceptions.ts";
import { weeklyHoursInput } from "../../../domain/availability/inputs/weeklyHours.ts";
import { hoursExceptionsOf, weeklyHoursOf } from "../../../domain/availability/weeklyHours.ts";
import { SESSION_MINUTES } from "../../../domain/catalogue/sessionDuration.ts";
import { SESSION_DURATIONS, type SessionDuration } from "../../../domain/generated/enums.ts";
import { DAY_MS, PREVIEW_DAYS } from "../../../domain/shared/limits.ts";
import { formatDate } from "../../../domain/time/format.ts";
import {
  type BookingRules,
  DEFAULT_BOOKING_RULES,
  NOTHING_TAKEN,
} from "../../../domain/time/bookingRules.ts";
import { bookingWindow } from "../../../domain/time/bookingWindow.ts";
import type { Instant } from "../../../domain/time/instant.ts";
import { offeredDaysFrom } from "../../../domain/time/slots.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { RadioGroup } from "../../../ui/RadioGroup/RadioGroup.tsx";
import { SkeletonText } from "../../../ui/Skeleton/Skeleton.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { OfferedDays } from "./OfferedDays.tsx";
import { offeredStretches } from "./offeredStretches.ts";
import { useOfferedWeek } from "./useOfferedWeek.ts";
import { WeekSteps } from "./WeekSteps.tsx";
import { type WeekValues, weekInput } from "./weekValues.ts";

const WEEK_MS = 7 * DAY_MS;

interface OfferedWeekProps {
  query: OfferedWeek_query$key;
  values: WeekValues;
  /** As typed; null while they are wrong. */
  exceptions: z.output<typeof hoursExceptionsInput> | null;
  now: Instant;
}

/** What visitors are offered in a week, with the hours and exceptions as typed, saved or not. */
export function OfferedWeek({ query, values, exceptions, now }: OfferedWeekProps) {
  const { bookingRules } = useFragment(
    graphql`
      fragment OfferedWeek_query on Query {
        bookingRules {
          rules {
            noticeInMinutes
            horizonInDays
          }
        }
      }
    `,
    query,
  );
  const { host } = useSession();
  const [duration, setDuration] = useState<SessionDuration>("THIRTY_MINUTES");
  const [weeks, setWeeks] = useState(0);
  const [visitorZone, setVisitorZone] = useState(host.timeZone);
  const input = weeklyHoursInput.safeParse(weekInput(values));
  const isValid = input.success && exceptions !== null;
  const date = (zone: string) => formatDate(now + weeks * WEEK_MS, zone);
  const { answer, isLoading, reload } = useOfferedWeek(
    isValid
      ? {
          availabilitySettings: input.data,
          exceptions: exceptions.map((exception) => ({ ...exception })),
          date: date(input.data.timeZone),
          duration,
        }
      : null,
  );
  const { noticeInMinutes, horizonInDays } = bookingRules?.rules ?? DEFAULT_BOOKING_RULES;
  const rules = {
    ...DEFAULT_BOOKING_RULES,
    noticeInMinutes,
    horizonInDays: horizonInDays ?? null,
  };
  return (
    <aside aria-labelledby="offered-week">
      <Card variant="sunken">
        <Stack>
          <Stack gap="tiny">
            <Heading level={2} id="offered-week">
              What visitors see
            </Heading>
            <Text tone="muted" size="small">
              With the hours on this page and the rules for all your calls. Crossed-out times are
              taken: by a session, its buffers or a day’s limit, or by a busy calendar.
            </Text>
          </Stack>
          <RadioGroup
            label="Call length"
            layout="row"
            value={duration}
            onChange={({ target }) => setDuration(target.value as SessionDuration)}
            options={SESSION_DURATIONS.map((value) => ({
              value,
              label: `${SESSION_MINUTES[value]} minutes`,
            }))}
          />
          <TimeZoneSelect
            label="A visitor’s time zone"
            value={visitorZone}
            onChange={setVisitorZone}
            now={now}
          />
          <WeekSteps
            weeks={weeks}
            from={date(values.timeZone)}
            isLast={now + (weeks + 1) * WEEK_MS > bookingWindow(now, rules).end}
            onChange={setWeeks}
          />
          <div aria-busy={isLoading}>
            <Answer
              answer={answer}
              isValid={isValid}
              now={now}
              rules={rules}
              visitorZone={visitorZone}
              onReload={reload}
            />
          </div>
        </Stack>
      </Card>
    </aside>
  );
}

interface AnswerProps {
  answer: ReturnType<typeof useOfferedWeek>["answer"];
  isValid: boolean;
  now: Instant;
  /** Notice and how far ahead; what else they say is in the answer. */
  rules: BookingRules;
  visitorZone: string;
  onReload: () => void;
}

function Answer({ answer, isValid, now, rules, visitorZone, onReload }: AnswerProps) {
  if (!isValid) return <Text tone="muted">Correct your hours and days to see the times here.</Text>;
  if (answer === null) return <SkeletonText lines={PREVIEW_DAYS} />;
  if (answer.failure) {
    return (
      <Stack gap="small">
        <p role="alert">{answer.failure.text}</p>
        <Button onClick={onReload}>Try again</Button>
      </Stack>
    );
  }
  const { availabilitySettings, exceptions, date, duration } = answer.variables;
  const weekly = weeklyHoursOf(weeklyHoursInput.parse(availabilitySettings));
  const hours = {
    ...weekly,
    exceptions: hoursExceptionsOf(hoursExceptionsInput.parse(exceptions ?? [])),
  };
  const durationInMinutes = SESSION_MINUTES[duration as SessionDuration];
  const all = offeredDaysFrom({
    ...NOTHING_TAKEN,
    rules: { ofCreator: rules, ofOffers: {} },
    hours,
    durationInMinutes,
    now,
    date,
    days: PREVIEW_DAYS,
    timeZone: hours.timeZone,
  });
  return (
    <OfferedDays
      days={offeredStretches({ date, free: answer.days ?? [], all })}
      durationInMinutes={durationInMinutes}
      timeZone={hours.timeZone}
      visitorZone={visitorZone}
    />
  );
}
