import { Controller, type Control } from "react-hook-form";
import type { Instant } from "../../domain/time/instant.ts";
import { TimeZoneSelect } from "./TimeZoneSelect.tsx";

interface TimeZoneFieldProps {
  control: Control<{ timeZone: string }>;
  hint: string;
  now: Instant;
}

/** The zone of all times that the signed-in user sees. */
export function TimeZoneField({ control, hint, now }: TimeZoneFieldProps) {
  return (
    <Controller
      control={control}
      name="timeZone"
      render={({ field, fieldState }) => (
        <TimeZoneSelect
          {...field}
          label="Your time zone"
          hint={hint}
          error={fieldState.error?.message}
          now={now}
        />
      )}
    />
  );
}
