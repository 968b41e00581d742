import { useState } from "react";
import { useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { HoursEditor_query$key } from "../../../__generated__/HoursEditor_query.graphql.ts";
import { hoursExceptionsInput } from "../../../domain/availability/inputs/hoursExceptions.ts";
import { formatDate } from "../../../domain/time/format.ts";
import { knownZone } from "../../../domain/time/zones.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { ExceptionsCard } from "./exceptions/ExceptionsCard.tsx";
import { exceptionsInput } from "./exceptions/exceptionValues.ts";
import { useExceptionsForm } from "./exceptions/useExceptionsForm.ts";
import { OfferedWeek } from "./OfferedWeek.tsx";
import { WeekForm } from "./WeekForm.tsx";

/** The week, the days that differ from it, and what visitors are offered by both, as typed. */
export function HoursEditor({ query }: { query: HoursEditor_query$key }) {
  const data = useFragment(
    graphql`
      fragment HoursEditor_query on Query {
        userSettings {
          timeZone
          ...WeekForm_settings
        }
        availabilitySettings {
          timeZone
          ...WeekForm_hours
        }
        availabilityExceptions {
          ...useExceptionsForm_exceptions
        }
        ...OfferedWeek_query
      }
    `,
    query,
  );
  const { userSettings, availabilitySettings, availabilityExceptions } = data;
  const { host } = useSession();
  const [now] = useState(() => host.now());
  const zone = availabilitySettings?.timeZone ?? knownZone(userSettings.timeZone, host.timeZone);
  const today = formatDate(now, zone);
  const exceptions = useExceptionsForm(availabilityExceptions ?? null, today);
  const { control } = exceptions.form;
  const typed = exceptionsInput({ exceptions: useWatch({ control, name: "exceptions" }) });
  const valid = hoursExceptionsInput.safeParse(typed);

  return (
    <WeekForm
      settings={userSettings}
      hours={availabilitySettings ?? null}
      renderAside={(values) => (
        <Stack gap="large">
          <ExceptionsCard {...exceptions} today={today} />
          <OfferedWeek
            query={data}
            values={values}
            exceptions={valid.success ? valid.data : null}
            now={now}
          />
        </Stack>
      )}
    />
  );
}
