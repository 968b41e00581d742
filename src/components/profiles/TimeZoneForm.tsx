import { useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { TimeZoneForm_settings$key } from "../../__generated__/TimeZoneForm_settings.graphql.ts";
import { TimeZoneField } from "./TimeZoneField.tsx";
import type { Instant } from "../../domain/time/instant.ts";
import { useTimeZoneForm } from "./useTimeZoneForm.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { FieldError } from "../../ui/FieldError/FieldError.tsx";
import { Cluster, Stack } from "../../ui/Layout/Layout.tsx";
import { useToast } from "../../ui/Toast/Toast.tsx";

interface TimeZoneFormProps {
  settings: TimeZoneForm_settings$key;
  /** The form's initial value before a zone was saved. */
  browserZone: string;
  now: Instant;
}

/** The zone of all times that the person sees. */
export function TimeZoneForm({ settings, browserZone, now }: TimeZoneFormProps) {
  const { timeZone: saved } = useFragment(
    graphql`
      fragment TimeZoneForm_settings on UserSettings {
        timeZone
      }
    `,
    settings,
  );
  const showToast = useToast();
  const { control, onSubmit, isBusy, message } = useTimeZoneForm({
    timeZone: saved ?? browserZone,
    onDone: () => showToast({ text: "Time zone saved", tone: "success" }),
  });
  const chosen = useWatch({ control, name: "timeZone" });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <TimeZoneField control={control} hint="We show all times in this zone." now={now} />
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
