import { useId } from "react";
import {
  Controller,
  type Control,
  type FieldErrors,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
} from "react-hook-form";
import { stepClock, tidyClock } from "../../../domain/availability/clock.ts";
import { IconButton } from "../../../ui/Button/Button.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { TimeField } from "../../../ui/TimeField/TimeField.tsx";
import styles from "./TimeSlotRow.module.css";
import type { TypedSlot } from "./weekValues.ts";

interface TimeSlotRowProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, TypedSlot>;
  /** Says which time slot it is. */
  label: string;
  errors: FieldErrors<TypedSlot> | undefined;
  onRemove: () => void;
}

const STEP_MINUTES = 15;

const TIMES = [
  { part: "start", word: "from" },
  { part: "end", word: "to" },
] as const;

/** From when to when. */
export function TimeSlotRow<Values extends FieldValues>({
  control,
  name,
  label,
  errors,
  onRemove,
}: TimeSlotRowProps<Values>) {
  const errorId = useId();
  const messages = new Set(TIMES.flatMap(({ part }) => errors?.[part]?.message ?? []));
  return (
    <div role="group" aria-label={label} className={styles.slot}>
      <div className={styles.row}>
        {TIMES.map(({ part, word }) => (
          <Controller
            key={part}
            control={control}
            name={`${name}.${part}` as FieldPath<Values>}
            render={({ field }) => (
              <>
                {part === "end" && <span aria-hidden>–</span>}
                <TimeField
                  {...field}
                  label={`${label}, ${word}`}
                  tidy={tidyClock}
                  step={(text, direction) => stepClock(text, STEP_MINUTES * direction)}
                  isInvalid={errors?.[part] !== undefined}
                  describedBy={errors?.[part] ? errorId : undefined}
                />
              </>
            )}
          />
        ))}
        <IconButton label={`Remove ${label}`} icon={<Icon name="close" />} onClick={onRemove} />
      </div>
      <FieldError id={errorId}>{[...messages].join(". ")}</FieldError>
    </div>
  );
}
