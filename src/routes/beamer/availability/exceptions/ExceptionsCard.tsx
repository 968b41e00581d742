import { useState } from "react";
import { useFieldArray } from "react-hook-form";
import { ChangedElsewhere } from "../../../../components/editing/ChangedElsewhere.tsx";
import { RestoredChanges } from "../../../../components/editing/RestoredChanges.tsx";
import { HOURS_EXCEPTIONS_MAX } from "../../../../domain/shared/limits.ts";
import { Button } from "../../../../ui/Button/Button.tsx";
import { Calendar } from "../../../../ui/Calendar/Calendar.tsx";
import { monthOf, weeksOf } from "../../../../ui/Calendar/dates.ts";
import { Card } from "../../../../ui/Card/Card.tsx";
import { FieldError } from "../../../../ui/FieldError/FieldError.tsx";
import { Cluster, Stack } from "../../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../../ui/Type/Type.tsx";
import { ExceptionRow } from "./ExceptionRow.tsx";
import styles from "./Exceptions.module.css";
import { datesText, type ExceptionValues, hoursText, placeOf } from "./exceptionValues.ts";
import type { ExceptionsEditing } from "./useExceptionsForm.ts";

/** A list of all would push away what is below it. */
const SHOWN_AT_FIRST = 8;

interface ExceptionsCardProps extends ExceptionsEditing {
  /** In the zone of the weekly hours. */
  today: string;
}

/** A calendar of days off and days with other hours than those of the week. */
export function ExceptionsCard({ form, editing, saved, today }: ExceptionsCardProps) {
  const { control, formState, watch, reset } = form;
  const { fields, insert, remove } = useFieldArray({ control, name: "exceptions" });
  const { onSubmit, isBusy, errors, message, conflict, takeSaved, restored } = editing;
  const [month, setMonth] = useState(() => monthOf(today));
  const [open, setOpen] = useState<number | null>(null);
  const [isWhole, setWhole] = useState(false);
  const exceptions = watch("exceptions");
  const days = weeksOf(month)
    .flat()
    .filter((date) => date !== null && date >= today) as string[];

  const isOpen = (place: number) => place === open || errors.exceptions?.[place] !== undefined;
  const isShown = (place: number) => isWhole || place < SHOWN_AT_FIRST || isOpen(place);

  const choose = (date: string) => {
    const place = placeOf(exceptions, date);
    if (place >= 0) return setOpen(place);
    const next = exceptions.findIndex(({ from }) => from > date);
    const at = next < 0 ? exceptions.length : next;
    insert(at, dayOff(date), { shouldFocus: false });
    setOpen(at);
  };
  const removeAt = (place: number) => {
    remove(place);
    setOpen(null);
  };

  return (
    <Card>
      <form noValidate onSubmit={onSubmit} aria-labelledby="other-hours">
        <Stack>
          <Stack gap="tiny">
            <Heading level={2} id="other-hours">
              Days off and other hours
            </Heading>
            <Text tone="muted" size="small">
              Choose a day. What you set for it counts instead of your weekly hours; sessions that
              are booked stay as they are.
            </Text>
          </Stack>
          <RestoredChanges restored={restored} />
          <Calendar
            label="Days off and other hours"
            month={month}
            onMonthChange={setMonth}
            value={open === null ? undefined : exceptions[open]?.from}
            onChange={choose}
            availableDates={new Set(exceptions.length < HOURS_EXCEPTIONS_MAX ? days : [])}
            marks={marksOf(exceptions, days)}
            minDate={today}
            today={today}
          />
          {fields.length > 0 && (
            <ul className={styles.list}>
              {fields.map(
                (field, place) =>
                  isShown(place) && (
                    <ExceptionRow
                      key={field.id}
                      form={form}
                      index={place}
                      isOpen={isOpen(place)}
                      today={today}
                      onToggle={() => setOpen(place === open ? null : place)}
                      onRemove={() => removeAt(place)}
                    />
                  ),
              )}
            </ul>
          )}
          {!isWhole && fields.length > SHOWN_AT_FIRST && (
            <Cluster startsQuiet>
              <Button variant="quiet" onClick={() => setWhole(true)}>
                Show all {fields.length}
              </Button>
            </Cluster>
          )}
          <ChangedElsewhere
            conflict={conflict}
            saved={<SavedExceptions exceptions={saved.exceptions} />}
            onTakeSaved={takeSaved}
          />
          <FieldError>{message ?? errors.exceptions?.root?.message}</FieldError>
          {(formState.isDirty || isBusy) && (
            <Cluster>
              <Button type="submit" variant="primary" isBusy={isBusy}>
                Save days
              </Button>
              <Button
                variant="quiet"
                onClick={() => {
                  reset();
                  setOpen(null);
                }}
              >
                Discard changes
              </Button>
            </Cluster>
          )}
        </Stack>
      </form>
    </Card>
  );
}

const dayOff = (date: string): ExceptionValues => ({
  from: date,
  to: date,
  kind: "off",
  timeSlots: [],
});

function marksOf(exceptions: readonly ExceptionValues[], days: readonly string[]) {
  const marks = days.flatMap((date) => {
    const exception = exceptions[placeOf(exceptions, date)];
    if (!exception) return [];
    return [[date, { text: hoursText(exception), isStruck: exception.kind === "off" }] as const];
  });
  return new Map(marks);
}

/** The saved exceptions, in words. */
function SavedExceptions({ exceptions }: { exceptions: readonly ExceptionValues[] }) {
  if (exceptions.length === 0) return <Text>None.</Text>;
  return exceptions.map((exception) => (
    <Text key={exception.from}>
      {datesText(exception)}: {hoursText(exception)}
    </Text>
  ));
}
