import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useAvailabilityQuery } from "../../../__generated__/useAvailabilityQuery.graphql.ts";
import { failureOf, type Failure } from "../../../calls/failure.ts";
import type { Month } from "../../../ui/Calendar/dates.ts";
import type { AvailableDay } from "./scheduleChoice.ts";

interface Answer {
  round: number;
  days?: readonly AvailableDay[];
  failure?: Failure;
}

export interface Availability {
  /** Days with slots, as last known; none while a month loads for the first time. */
  days: readonly AvailableDay[];
  isLoading: boolean;
  failure: Failure | undefined;
  /** Refetches; the previous data stay until the answer. */
  reload(): void;
}

/** A stable reference, so that derived values are memoised. */
const NO_DAYS: readonly AvailableDay[] = [];

/**
 * The free slots of a month. No suspense: the calendar stays in place while a month loads or fails,
 * and a month seen before shows at once.
 */
export function useAvailability({
  oneOnOneId,
  timeZone,
  month: { year, month },
  bookingId,
}: {
  oneOnOneId: string;
  /** The booking that is to be moved; null without one. */
  bookingId: string | null;
  timeZone: string;
  month: Month;
}): Availability {
  const environment = useRelayEnvironment();
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const [round, setRound] = useState(0);
  const key = `${timeZone} ${year}-${month}`;

  useEffect(() => {
    const keep = (answer: Omit<Answer, "round">) =>
      setAnswers((known) => ({ ...known, [key]: { ...answer, round } }));
    const subscription = fetchQuery<useAvailabilityQuery>(
      environment,
      graphql`
        query useAvailabilityQuery(
          $year: Int!
          $month: Int!
          $oneOnOneId: ID!
          $timeZone: String!
          $bookingId: ID
        ) {
          availability(
            year: $year
            month: $month
            oneOnOneId: $oneOnOneId
            timeZone: $timeZone
            bookingId: $bookingId
          ) {
            date
            availableSlots {
              start
              isDefault
            }
          }
        }
      `,
      { year, month, oneOnOneId, timeZone, bookingId },
    ).subscribe({
      next: ({ availability }) => keep({ days: daysOf(availability) }),
      error: (error: Error) => keep({ failure: failureOf(error) }),
    });
    return () => subscription.unsubscribe();
  }, [environment, oneOnOneId, bookingId, timeZone, year, month, key, round]);

  const answer = answers[key];
  const isLoading = answer?.round !== round;
  return {
    days: answer?.days ?? NO_DAYS,
    isLoading,
    failure: isLoading ? undefined : answer?.failure,
    reload: () => setRound(round + 1),
  };
}

function daysOf(availability: useAvailabilityQuery["response"]["availability"]): AvailableDay[] {
  return availability.map(({ date, availableSlots }) => ({
    date,
    slots: availableSlots.map(({ start, isDefault }) => ({ start, isDefault })),
  }));
}
