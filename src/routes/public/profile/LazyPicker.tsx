import { useState, type ComponentType } from "react";
import { failureOf } from "../../../calls/failure.ts";
import {
  SelectButton,
  type SelectButtonProps,
} from "../../../ui/SearchableSelect/SelectButton.tsx";
import { useToast } from "../../../ui/Toast/Toast.tsx";

interface LazyPickerProps<Props extends object> extends Pick<
  SelectButtonProps,
  "label" | "text" | "icon"
> {
  load: () => Promise<ComponentType<Props>>;
  /** For the picker, once it is there. */
  props: Props;
}

/** A picker whose code loads when somebody wants to choose: most visitors never do. */
export function LazyPicker<Props extends object>({
  load,
  props,
  ...shown
}: LazyPickerProps<Props>) {
  const [Picker, setPicker] = useState<ComponentType<Props>>();
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();

  const open = () => {
    setBusy(true);
    load()
      .then((Loaded) => setPicker(() => Loaded))
      .catch((error: unknown) => {
        setBusy(false);
        showToast({ text: failureOf(error).text, tone: "danger" });
      });
  };
  return Picker ? (
    <Picker {...props} />
  ) : (
    <SelectButton {...shown} isBusy={isBusy} onClick={open} />
  );
}
