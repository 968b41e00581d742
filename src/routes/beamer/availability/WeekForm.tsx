import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { Controller, useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  WeekForm_hours$data,
  WeekForm_hours$key,
} from "../../../__generated__/WeekForm_hours.graphql.ts";
import type { WeekForm_settings$key } from "../../../__generated__/WeekForm_settings.graphql.ts";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import { RestoredChanges } from "../../../components/editing/RestoredChanges.tsx";
import { ChangedElsewhere } from "../../../components/editing/ChangedElsewhere.tsx";
import { SaveOrDiscard } from "../../../components/editing/SaveOrDiscard.tsx";
import { useEditForm } from "../../../components/editing/useEditForm.ts";
import { TimeZoneSelect } from "../../../components/profiles/TimeZoneSelect.tsx";
import { NO_REVISION } from "../../../domain/shared/revision.ts";
import { knownZone } from "../../../domain/time/zones.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Columns, Stack } from "../../../ui/Layout/Layout.tsx";
import { DayHours } from "./DayHours.tsx";
import { NoHoursYet } from "./NoHoursYet.tsx";
import { SavedHours } from "./SavedHours.tsx";
import { useUpdateAvailabilitySettings } from "./useUpdateAvailabilitySettings.ts";
import styles from "./WeekForm.module.css";
import { usualDays, weekForm, weekInput, type WeekValues, weekValues } from "./weekValues.ts";

interface WeekFormProps {
  settings: WeekForm_settings$key;
  /** Null until some are set. */
  hours: WeekForm_hours$key | null;
  /** What is next to it, with what is typed. */
  renderAside: (values: WeekValues) => ReactNode;
}

/** The week's hours. */
export function WeekForm({ settings, hours, renderAside }: WeekFormProps) {
  const { timeZone } = useFragment(
    graphql`
      fragment WeekForm_settings on UserSettings {
        timeZone
      }
    `,
    settings,
  );
  const saved = useFragment(
    graphql`
      fragment WeekForm_hours on AvailabilitySettings {
        timeZone
        revision
        dailyAvailabilities {
          day
          timeSlots {
            start
            end
          }
        }
        ...SavedHours_hours
      }
    `,
    hours,
  );
  const { host } = useSession();
  const none = { dailyAvailabilities: [], timeZone: knownZone(timeZone, host.timeZone) };
  const before = saved ? valuesOf(saved) : weekValues(none);
  const form = useForm({ resolver: zodResolver(weekForm), defaultValues: before });
  const { control, watch, formState, setFocus, setValue } = form;
  const { onSubmit, isBusy, errors, message, conflict, takeSaved, restored } = useEditForm({
    form,
    name: FORM_NAMES.week,
    call: useUpdateAvailabilitySettings(),
    before,
    revision: saved?.revision ?? NO_REVISION,
    toVariables: (values, revision) => ({
      command: { availabilitySettings: weekInput(values), revision },
    }),
    revisionIn: ({ updateAvailabilitySettings }) => updateAvailabilitySettings.revision,
    savedText: "Weekly hours saved",
    onSaved: () => {},
    staysOpen: true,
  });
  const values = watch();
  const isOff = values.days.every((day) => !day.isEnabled);

  const fill = () => {
    setValue("days", usualDays(), { shouldDirty: true });
    // The button that is pressed goes.
    setFocus("days.0.isEnabled");
  };

  return (
    <Columns kind="aside" gap="large">
      <form noValidate onSubmit={onSubmit} aria-label="Weekly hours">
        <Stack gap="large">
          <RestoredChanges restored={restored} />
          {isOff && <NoHoursYet onFill={fill} />}
          <ul className={styles.days}>
            {values.days.map(({ day }, index) => (
              <DayHours key={day} form={form} index={index} />
            ))}
          </ul>
          <Controller
            control={control}
            name="timeZone"
            render={({ field }) => (
              <TimeZoneSelect
                {...field}
                label="Time zone"
                hint="Your hours are in this zone. Visitors see them in their own."
                error={errors.timeZone?.message}
                now={host.now()}
              />
            )}
          />
          <ChangedElsewhere
            conflict={conflict}
            saved={saved && <SavedHours hours={saved} />}
            onTakeSaved={takeSaved}
          />
          <FieldError>{message}</FieldError>
          <SaveOrDiscard isBusy={isBusy} isDirty={formState.isDirty} onDiscard={takeSaved} />
        </Stack>
      </form>
      {renderAside(values)}
    </Columns>
  );
}

const valuesOf = ({ timeZone, dailyAvailabilities }: WeekForm_hours$data) =>
  weekValues({
    timeZone,
    dailyAvailabilities: dailyAvailabilities.map(({ day, timeSlots }) => ({
      day,
      timeSlots: timeSlots.map(({ start, end }) => ({ start, end })),
    })),
  });
