import { useWatch, type FieldErrors, type UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import { PriceField } from "../../../components/catalogue/PriceField.tsx";
import { DESCRIPTION_MAX } from "../../../domain/shared/limits.ts";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { TextArea } from "../../../ui/TextArea/TextArea.tsx";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import styles from "./TalkFields.module.css";
import { type talkForm, typedMinutes } from "./talkValues.ts";

type Values = z.input<typeof talkForm>;

interface TalkFieldsProps {
  form: UseFormReturn<Values, unknown, z.output<typeof talkForm>>;
  errors: FieldErrors<Values>;
  timeZone: string;
}

/** The fields of a talk. */
export function TalkFields({ form: { register, control }, errors, timeZone }: TalkFieldsProps) {
  const price = useWatch({ control, name: "price" });
  return (
    <Stack>
      <TextField {...register("title")} label="Title" error={errors.title?.message} />
      <TextArea
        {...register("description")}
        label="Description"
        rows={5}
        limit={DESCRIPTION_MAX}
        isOptional
        error={errors.description?.message}
      />
      <div className={styles.pair}>
        <TextField
          {...register("eventDay")}
          type="date"
          label="Event date"
          error={errors.eventDay?.message}
        />
        <TextField
          {...register("eventTime")}
          type="time"
          label="Starts at"
          hint={`In your time zone, ${timeZone.replaceAll("_", " ")}`}
          error={errors.eventTime?.message}
        />
      </div>
      <TextField
        {...register("eventName")}
        label="Event name"
        isOptional
        error={errors.eventName?.message}
      />
      <TextField
        {...register("eventLocation")}
        label="Location"
        isOptional
        error={errors.eventLocation?.message}
      />
      <TextField
        {...register("eventUrl")}
        type="url"
        dir="ltr"
        label="Event URL"
        placeholder="https://"
        isOptional
        error={errors.eventUrl?.message}
      />
      <TextField
        {...register("durationInMinutes", { setValueAs: typedMinutes })}
        inputMode="numeric"
        label="Duration in minutes"
        isOptional
        error={errors.durationInMinutes?.message}
      />
      <PriceField
        {...register("price")}
        category="TALK"
        typed={price}
        error={errors.price?.message}
      />
    </Stack>
  );
}
