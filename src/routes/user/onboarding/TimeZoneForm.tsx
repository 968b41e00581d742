import { zodResolver } from "@hookform/resolvers/zod";
import { Controller, useForm } from "react-hook-form";
import { updateUserSettingsInput } from "../../../domain/profiles/inputs/updateUserSettings.ts";
import { useFormMutation } from "../../../relay/useFormMutation.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { TimeZoneSelect } from "../../../components/profiles/TimeZoneSelect.tsx";
import { useUpdateUserSettings } from "../../../components/profiles/useUpdateUserSettings.ts";

interface TimeZoneFormProps {
  /** What the form starts from. */
  timeZone: string;
  onDone: () => void;
}

/** Where the user is, in the sense of the clock. */
export function TimeZoneForm({ timeZone, onDone }: TimeZoneFormProps) {
  const { host } = useSession();
  const form = useForm({
    resolver: zodResolver(updateUserSettingsInput),
    defaultValues: { timeZone },
  });
  const { onSubmit, isBusy, message } = useFormMutation({
    form,
    call: useUpdateUserSettings(),
    toVariables: (command) => ({ command }),
    onDone,
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="large">
        <Controller
          control={form.control}
          name="timeZone"
          render={({ field, fieldState }) => (
            <TimeZoneSelect
              {...field}
              label="Your time zone"
              hint="All times are shown in it. You can change it in your settings."
              error={fieldState.error?.message}
              now={host.now()}
            />
          )}
        />
        <Stack gap="small">
          <FieldError>{message}</FieldError>
          <Button type="submit" variant="primary" size="large" wide isBusy={isBusy}>
            Continue
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
