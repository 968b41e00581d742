import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type {
  useOfferedWeekQuery,
  useOfferedWeekQuery$variables,
} from "../../../__generated__/useOfferedWeekQuery.graphql.ts";
import { failureOf, type Failure } from "../../../calls/failure.ts";
import { useSession } from "../../../session/SessionProvider.tsx";

/** Debounces typing before the server is asked. */
const REST_MS = 300;

/** A day with the slots that visitors would be offered. */
interface FreeDay {
  date: string;
  slots: readonly { start: string; end: string }[];
}

interface Answer {
  /** The serialised question. */
  asked: string;
  variables: useOfferedWeekQuery$variables;
  days?: readonly FreeDay[];
  failure?: Failure;
}

/** What visitors would be offered. */
export interface OfferedWeekAnswer {
  /** The latest answer, with its question; null until there is one. */
  answer: Answer | null;
  /** Whether a newer one is being fetched. */
  isLoading: boolean;
  reload(): void;
}

/**
 * Fetches what visitors would be offered, debounced, unless the latest answer matches already; null
 * fetches nothing.
 */
export function useOfferedWeek(variables: useOfferedWeekQuery$variables | null): OfferedWeekAnswer {
  const environment = useRelayEnvironment();
  const { host } = useSession();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [round, setRound] = useState(0);
  const asked = variables === null ? null : `${round} ${JSON.stringify(variables)}`;
  const isAnswered = answer?.asked === asked;

  useEffect(() => {
    if (asked === null || isAnswered) return;
    const wanted = JSON.parse(asked.slice(asked.indexOf(" "))) as useOfferedWeekQuery$variables;
    const keep = (part: Pick<Answer, "days" | "failure">) =>
      setAnswer({ asked, variables: wanted, ...part });
    let stop = () => {};
    const cancel = host.after(REST_MS, () => {
      const subscription = fetchQuery<useOfferedWeekQuery>(
        environment,
        graphql`
          query useOfferedWeekQuery(
            $availabilitySettings: AvailabilitySettingsInput!
            $exceptions: [HoursExceptionInput!]
            $date: LocalDate!
            $duration: SessionDuration!
          ) {
            availabilityPreview(
              availabilitySettings: $availabilitySettings
              exceptions: $exceptions
              date: $date
              duration: $duration
            ) {
              date
              availableSlots {
                start
                end
              }
            }
          }
        `,
        wanted,
      ).subscribe({
        next: ({ availabilityPreview }) => keep({ days: daysOf(availabilityPreview) }),
        error: (error: Error) => keep({ failure: failureOf(error) }),
      });
      stop = () => subscription.unsubscribe();
    });
    return () => {
      cancel();
      stop();
    };
  }, [environment, host, asked, isAnswered]);

  return {
    answer,
    isLoading: asked !== null && !isAnswered,
    reload: () => setRound(round + 1),
  };
}

function daysOf(days: useOfferedWeekQuery["response"]["availabilityPreview"]): FreeDay[] {
  return days.map(({ date, availableSlots }) => ({
    date,
    slots: availableSlots.map(({ start, end }) => ({ start, end })),
  }));
}
