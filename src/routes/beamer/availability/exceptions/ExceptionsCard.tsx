import { type SyntheticEvent, useRef, useState } from "react";
import { useFieldArray } from "react-hook-form";
import { ChangedElsewhere } from "../../../../components/editing/ChangedElsewhere.tsx";
import { RestoredChanges } from "../../../../components/editing/RestoredChanges.tsx";
import { useFocusNext } from "../../../../components/editing/useFocusNext.ts";
import { EXCEPTION_TEXTS } from "../../../../domain/availability/inputs/hoursExceptions.ts";
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
import { useOpenField } from "./useOpenField.ts";
import type { ExceptionsEditing } from "./useExceptionsForm.ts";

/** A list of all would push away what is below it. */
const SHOWN_AT_FIRST = 8;

interface ExceptionsCardProps extends ExceptionsEditing {
  /** In the zone of the weekly hours. */
  today: string;
}

/** A calendar of days off and days with other hours than those of the week. */
export function ExceptionsCard({ form, editing, saved, today }: ExceptionsCardProps) {
  const { control, formState, watch } = form;
  const { fields, insert, remove } = useFieldArray({ control, name: "exceptions" });
  const { onSubmit, isBusy, errors, message, conflict, takeSaved, restored } = editing;
  const [month, setMonth] = useState(() => monthOf(today));
  const open = useOpenField(fields);
  const [isWhole, setWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useFocusNext();
  const exceptions = watch("exceptions");
  const days = weeksOf(month)
    .flat()
    .filter((date) => date !== null && date >= today) as string[];

  const isFull = exceptions.length >= HOURS_EXCEPTIONS_MAX;

  const isOpen = (place: number) =>
    place === open.place || errors.exceptions?.[place] !== undefined;
  const isShown = (place: number) => isWhole || place < SHOWN_AT_FIRST || isOpen(place);
  const focusRow = (place: number) =>
    focusNext(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>("[aria-expanded]");
      return [...(rows ?? [])].slice(0, place + 1).at(-1) ?? heading.current;
    });

  const choose = (date: string) => {
    const place = placeOf(exceptions, date);
    if (place >= 0) return open.open(place);
    const next = exceptions.findIndex(({ from }) => from > date);
    const at = next < 0 ? exceptions.length : next;
    insert(at, dayOff(date), { shouldFocus: false });
    open.openInserted(at);
  };
  const removeAt = (place: number) => {
    remove(place);
    focusRow(place);
  };
  const showAll = () => {
    setWhole(true);
    focusRow(SHOWN_AT_FIRST);
  };
  const save = async (event: SyntheticEvent) => {
    await onSubmit(event);
    focusNext(() => heading.current);
  };
  const discard = () => {
    takeSaved();
    focusNext(() => heading.current);
  };

  return (
    <Card>
      <form noValidate onSubmit={(event) => void save(event)} aria-labelledby="other-hours">
        <Stack>
          <Stack gap="tiny">
            <Heading level={2} id="other-hours" ref={heading} tabIndex={-1}>
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
            value={exceptions[open.place]?.from}
            onChange={choose}
            availableDates={
              new Set(isFull ? days.filter((date) => placeOf(exceptions, date) >= 0) : days)
            }
            marks={marksOf(exceptions, days)}
            minDate={today}
            today={today}
          />
          {isFull && (
            <Text size="small">
              <span role="status">{EXCEPTION_TEXTS.tooMany}</span>
            </Text>
          )}
          {fields.length > 0 && (
            <ul ref={list} className={styles.list}>
              {fields.map(
                (field, place) =>
                  isShown(place) && (
                    <ExceptionRow
                      key={field.id}
                      form={form}
                      index={place}
                      isOpen={isOpen(place)}
                      today={today}
                      onToggle={() => open.toggle(place)}
                      onRemove={() => removeAt(place)}
                    />
                  ),
              )}
            </ul>
          )}
          {!isWhole && fields.length > SHOWN_AT_FIRST && (
            <Cluster startsQuiet>
              <Button variant="quiet" onClick={showAll}>
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
              <Button variant="quiet" onClick={discard}>
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
