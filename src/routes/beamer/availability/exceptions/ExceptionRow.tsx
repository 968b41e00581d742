import { useId, useRef } from "react";
import { useFieldArray, type UseFormReturn } from "react-hook-form";
import { useFocusNext } from "../../../../components/editing/useFocusNext.ts";
import { TIME_SLOTS_PER_DAY_MAX } from "../../../../domain/shared/limits.ts";
import { Button } from "../../../../ui/Button/Button.tsx";
import { FieldError } from "../../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../../ui/Icon/Icon.tsx";
import { Cluster, Stack } from "../../../../ui/Layout/Layout.tsx";
import { RadioGroup } from "../../../../ui/RadioGroup/RadioGroup.tsx";
import { TextField } from "../../../../ui/TextField/TextField.tsx";
import { TimeSlotRow } from "../TimeSlotRow.tsx";
import { nextSlot } from "../weekValues.ts";
import styles from "./Exceptions.module.css";
import { datesText, type ExceptionsValues, hoursText } from "./exceptionValues.ts";

interface ExceptionRowProps {
  form: UseFormReturn<ExceptionsValues>;
  index: number;
  isOpen: boolean;
  today: string;
  onToggle: () => void;
  onRemove: () => void;
}

/** A day or a range of dates: in words, and once it is opened, in fields. */
export function ExceptionRow({
  form,
  index,
  isOpen,
  today,
  onToggle,
  onRemove,
}: ExceptionRowProps) {
  const id = useId();
  const { control, register, watch, formState } = form;
  const name = `exceptions.${index}` as const;
  const values = watch(name);
  const { fields, append, remove } = useFieldArray({ control, name: `${name}.timeSlots` });
  const errors = formState.errors.exceptions?.[index];
  const dates = datesText(values);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();

  const removeSlot = (at: number) => {
    remove(at);
    focusNext(() => addButton.current);
  };

  return (
    <li className={styles.exception}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={styles.dates}>{dates}</span>
        <span className={styles.hours}>{hoursText(values)}</span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Stack>
            <Stack gap="small">
              <TextField
                type="date"
                label="First day"
                min={today}
                error={errors?.from?.message}
                {...register(`${name}.from`)}
              />
              <TextField
                type="date"
                label="Last day"
                min={values.from}
                error={errors?.to?.message}
                {...register(`${name}.to`)}
              />
            </Stack>
            <RadioGroup
              label={`On ${dates}`}
              layout="row"
              options={[
                { value: "off", label: "Off" },
                { value: "other", label: "Other hours" },
              ]}
              {...register(`${name}.kind`, {
                onChange: ({ target }) => {
                  if (target.value === "other" && fields.length === 0) append(nextSlot([]));
                },
              })}
            />
            {values.kind === "other" && (
              <Stack gap="small">
                {fields.map((field, at) => (
                  <TimeSlotRow
                    key={field.id}
                    control={control}
                    name={`${name}.timeSlots.${at}`}
                    label={`Time slot ${at + 1}`}
                    errors={errors?.timeSlots?.[at]}
                    onRemove={() => removeSlot(at)}
                  />
                ))}
                <FieldError>
                  {errors?.timeSlots?.message ?? errors?.timeSlots?.root?.message}
                </FieldError>
              </Stack>
            )}
            <Cluster startsQuiet>
              {values.kind === "other" && fields.length < TIME_SLOTS_PER_DAY_MAX && (
                <Button
                  ref={addButton}
                  variant="quiet"
                  icon={<Icon name="plus" />}
                  onClick={() => append(nextSlot(values.timeSlots))}
                >
                  Add a time slot
                </Button>
              )}
              <Button variant="quiet" icon={<Icon name="close" />} onClick={onRemove}>
                Back to weekly hours
              </Button>
            </Cluster>
          </Stack>
        )}
      </div>
    </li>
  );
}
