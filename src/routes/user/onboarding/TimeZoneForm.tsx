import { TimeZoneField } from "../../../components/profiles/TimeZoneField.tsx";
import { useTimeZoneForm } from "../../../components/profiles/useTimeZoneForm.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";

interface TimeZoneFormProps {
  /** The form's initial value. */
  timeZone: string;
  onDone: () => void;
}

/** The user's time zone, as a step of the onboarding. */
export function TimeZoneForm(props: TimeZoneFormProps) {
  const { host } = useSession();
  const { control, onSubmit, isBusy, message } = useTimeZoneForm(props);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="large">
        <TimeZoneField
          control={control}
          hint="We show all times in this zone. You can change it in your settings."
          now={host.now()}
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
