import { useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { TimeZoneForm_settings$key } from "../../../__generated__/TimeZoneForm_settings.graphql.ts";
import { TimeZoneField } from "../../../components/profiles/TimeZoneField.tsx";
import { useTimeZoneForm } from "../../../components/profiles/useTimeZoneForm.ts";
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
  const { control, onSubmit, isBusy, message } = useTimeZoneForm({
    timeZone: saved ?? host.timeZone,
    onDone: () => showToast({ text: "Time zone saved", tone: "success" }),
  });
  const chosen = useWatch({ control, name: "timeZone" });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <TimeZoneField control={control} hint="All times are shown in it." now={host.now()} />
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
