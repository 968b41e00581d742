import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { updateUserSettingsInput } from "../../domain/profiles/inputs/updateUserSettings.ts";
import { useFollowing } from "../editing/useFollowing.ts";
import { useFormMutation } from "../../relay/useFormMutation.ts";
import { useUpdateUserSettings } from "./useUpdateUserSettings.ts";

interface TimeZoneFormOptions {
  /** The form's initial value, followed while nothing else is chosen. */
  timeZone: string;
  onDone: () => void;
}

/** A form that saves the zone in which the signed-in user's times are shown. */
export function useTimeZoneForm({ timeZone, onDone }: TimeZoneFormOptions) {
  const form = useForm({
    resolver: zodResolver(updateUserSettingsInput),
    defaultValues: { timeZone },
  });
  const { fill, startAgain } = useFollowing({
    form,
    version: timeZone,
    follow: () => fill({ timeZone }),
  });
  const mutation = useFormMutation({
    form,
    call: useUpdateUserSettings(),
    toVariables: (command) => ({ command }),
    onDone(_response, _values, { typed }) {
      startAgain(typed);
      onDone();
    },
  });
  return { control: form.control, ...mutation };
}
