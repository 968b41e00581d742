import { zodResolver } from "@hookform/resolvers/zod";
import { Controller, useForm, useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { TimeZoneForm_settings$key } from "../../../__generated__/TimeZoneForm_settings.graphql.ts";
import { TimeZoneSelect } from "../../../components/profiles/TimeZoneSelect.tsx";
import { useUpdateUserSettings } from "../../../components/profiles/useUpdateUserSettings.ts";
import { updateUserSettingsInput } from "../../../domain/profiles/inputs/updateUserSettings.ts";
import { useFormMutation } from "../../../relay/useFormMutation.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { useToast } from "../../../ui/Toast/Toast.tsx";

/** The zone of all times that the person sees. */
export function TimeZoneForm({ settings }: { settings: TimeZoneForm_settings$key }) {
  const { timeZone: saved } = useFragment(
    graphql`
      fragment TimeZoneForm_settings on UserSettings {
        timeZone
      }
    `,
    settings,
  );
  const { host } = useSession();
  const showToast = useToast();
  const form = useForm({
    resolver: zodResolver(updateUserSettingsInput),
    defaultValues: { timeZone: saved ?? host.timeZone },
  });
  const { onSubmit, isBusy, message } = useFormMutation({
    form,
    call: useUpdateUserSettings(),
    toVariables: (command) => ({ command }),
    onDone: () => showToast({ text: "Time zone saved", tone: "success" }),
  });
  const chosen = useWatch({ control: form.control, name: "timeZone" });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <Controller
          control={form.control}
          name="timeZone"
          render={({ field, fieldState }) => (
            <TimeZoneSelect
              {...field}
              label="Your time zone"
              hint="All times are shown in it."
              error={fieldState.error?.message}
              now={host.now()}
            />
          )}
        />
        <FieldError>{message}</FieldError>
        <Cluster>
          <Button type="submit" variant="primary" isBusy={isBusy} aria-disabled={chosen === saved}>
            Save
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
