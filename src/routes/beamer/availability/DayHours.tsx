import { useId, useRef, useState } from "react";
import { Controller, useFieldArray, useFormState, type UseFormReturn } from "react-hook-form";
import { TIME_SLOTS_PER_DAY_MAX } from "../../../domain/shared/limits.ts";
import { useFocusNext } from "../../../components/editing/useFocusNext.ts";
import { DAY_NAMES } from "../../../domain/time/weekdays.ts";
import { IconButton } from "../../../ui/Button/Button.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Switch } from "../../../ui/Switch/Switch.tsx";
import { CopyDay } from "./CopyDay.tsx";
import styles from "./DayHours.module.css";
import { TimeSlotRow } from "./TimeSlotRow.tsx";
import { type WeekValues, nextSlot } from "./weekValues.ts";

interface DayHoursProps {
  form: UseFormReturn<WeekValues>;
  index: number;
}

/** A day of the week: whether it is on, and its time slots. */
export function DayHours({ form, index }: DayHoursProps) {
  const { control, setFocus, getValues, watch } = form;
  const id = useId();
  const { fields, append, remove } = useFieldArray({ control, name: `days.${index}.timeSlots` });
  const errors = useFormState({ control }).errors.days?.[index]?.timeSlots;
  const [isCopying, setCopying] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();
  const { day, isEnabled } = watch(`days.${index}`);
  const name = DAY_NAMES[day];
  const message = errors?.message ?? errors?.root?.message;

  const add = () => append(nextSlot(getValues(`days.${index}.timeSlots`)));
  const turn = (isOn: boolean) => {
    if (isOn && fields.length === 0) append(nextSlot([]), { shouldFocus: false });
  };
  const removeAt = (at: number) => {
    remove(at);
    focusNext(() => addButton.current);
  };

  return (
    <li className={styles.day}>
      <div className={styles.head}>
        <Controller
          control={control}
          name={`days.${index}.isEnabled`}
          render={({ field: { value, onChange, ...field } }) => (
            <Switch
              {...field}
              label={name}
              checked={value}
              aria-describedby={message ? `${id}-error` : undefined}
              onChange={({ target }) => {
                onChange(target.checked);
                turn(target.checked);
              }}
            />
          )}
        />
      </div>
      {!isEnabled && <p className={styles.off}>Off</p>}
      {isEnabled && (
        <div className={styles.slots}>
          {fields.map((field, at) => (
            <TimeSlotRow
              key={field.id}
              control={control}
              name={`days.${index}.timeSlots.${at}`}
              label={fields.length > 1 ? `${name}, time slot ${at + 1}` : name}
              errors={errors?.[at]}
              onRemove={() => removeAt(at)}
            />
          ))}
          <FieldError id={`${id}-error`}>{message}</FieldError>
        </div>
      )}
      {isEnabled && (
        <div className={styles.actions}>
          {fields.length < TIME_SLOTS_PER_DAY_MAX && (
            <IconButton
              ref={addButton}
              label={`Add a time slot on ${name}`}
              icon={<Icon name="plus" />}
              onClick={add}
            />
          )}
          <IconButton
            label={`Copy ${name} to other days`}
            icon={<Icon name="copy" />}
            onClick={() => setCopying(true)}
          />
          <CopyDay
            from={day}
            isOpen={isCopying}
            onClose={() => setCopying(false)}
            onCopy={(days) => {
              const { timeSlots } = getValues(`days.${index}`);
              for (const [at, other] of getValues("days").entries()) {
                if (!days.includes(other.day)) continue;
                const copy = timeSlots.map((slot) => ({ ...slot }));
                const target = { ...other, isEnabled: true, timeSlots: copy };
                form.setValue(`days.${at}`, target, { shouldDirty: true, shouldValidate: true });
              }
              setFocus(`days.${index}.isEnabled`);
            }}
          />
        </div>
      )}
    </li>
  );
}
