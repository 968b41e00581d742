import { useState } from "react";
import { weeklyHoursInput } from "../../../domain/availability/inputs/weeklyHours.ts";
import { weeklyHoursOf } from "../../../domain/availability/weeklyHours.ts";
import { SESSION_MINUTES } from "../../../domain/catalogue/sessionDuration.ts";
import { SESSION_DURATIONS, type SessionDuration } from "../../../domain/generated/enums.ts";
import { PREVIEW_DAYS } from "../../../domain/shared/limits.ts";
import { formatDate } from "../../../domain/time/format.ts";
import { offeredDaysFrom } from "../../../domain/time/slots.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { RadioGroup } from "../../../ui/RadioGroup/RadioGroup.tsx";
import { SkeletonText } from "../../../ui/Skeleton/Skeleton.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { OfferedDays } from "./OfferedDays.tsx";
import styles from "./OfferedWeek.module.css";
import { offeredStretches } from "./offeredStretches.ts";
import { useOfferedWeek } from "./useOfferedWeek.ts";
import { type WeekValues, weekInput } from "./weekValues.ts";

/** What visitors are offered in the next seven days with the hours as typed, saved or not. */
export function OfferedWeek({ values }: { values: WeekValues }) {
  const { host } = useSession();
  const [now] = useState(() => host.now());
  const [duration, setDuration] = useState<SessionDuration>("THIRTY_MINUTES");
  const input = weeklyHoursInput.safeParse(weekInput(values));
  const { answer, isLoading, reload } = useOfferedWeek(
    input.success
      ? {
          availabilitySettings: input.data,
          date: formatDate(now, input.data.timeZone),
          duration,
        }
      : null,
  );
  return (
    <aside className={styles.aside} aria-labelledby="offered-week">
      <Card variant="sunken">
        <Stack>
          <Stack gap="tiny">
            <Heading level={2} id="offered-week">
              What visitors see
            </Heading>
            <Text tone="muted" size="small">
              The next seven days with the hours on this page. Crossed-out times are taken by a
              booking or a busy calendar.
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
          <div aria-busy={isLoading}>
            <Answer answer={answer} isValid={input.success} now={now} onReload={reload} />
          </div>
        </Stack>
      </Card>
    </aside>
  );
}

function Answer({
  answer,
  isValid,
  now,
  onReload,
}: {
  answer: ReturnType<typeof useOfferedWeek>["answer"];
  isValid: boolean;
  now: number;
  onReload: () => void;
}) {
  if (!isValid) return <Text tone="muted">Correct the times to see them here.</Text>;
  if (answer === null) return <SkeletonText lines={PREVIEW_DAYS} />;
  if (answer.failure) {
    return (
      <Stack gap="small">
        <p role="alert">{answer.failure.text}</p>
        <Button onClick={onReload}>Try again</Button>
      </Stack>
    );
  }
  const { availabilitySettings, date, duration } = answer.variables;
  const hours = weeklyHoursOf(weeklyHoursInput.parse(availabilitySettings));
  const all = offeredDaysFrom({
    hours,
    durationInMinutes: SESSION_MINUTES[duration as SessionDuration],
    busy: [],
    now,
    date,
    days: PREVIEW_DAYS,
    timeZone: hours.timeZone,
  });
  return <OfferedDays days={offeredStretches({ date, free: answer.days ?? [], all })} />;
}
