import { type ComponentProps, useEffect, useRef, useState } from "react";

type Submit = NonNullable<ComponentProps<"form">["onSubmit"]>;

interface EarlyPressOptions {
  /** Whether the form can be sent. */
  isReady: boolean;
  /** Identifies what the press is for; it does not count for anything else. */
  occasion: string;
  onSubmit: Submit;
}

/** Carries out a press of the form's button that comes too early as soon as it can be sent. */
export function useEarlyPress({ isReady, occasion, onSubmit }: EarlyPressOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [pressedOn, setPressedOn] = useState<string>();
  if (pressedOn !== undefined && pressedOn !== occasion) setPressedOn(undefined);
  const isPressed = pressedOn === occasion;
  useEffect(() => {
    if (isPressed && isReady) form.current?.requestSubmit();
  }, [isPressed, isReady]);

  const submit: Submit = (event) => {
    setPressedOn(isReady ? undefined : occasion);
    if (isReady) onSubmit(event);
    else event.preventDefault();
  };
  return { ref: form, onSubmit: submit, isPressed };
}
