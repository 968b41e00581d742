import { useEffect, useRef, useState, type ReactNode } from "react";
import { Greeting } from "../../../components/profiles/Greeting.tsx";
import { useNavigateIfStillHere } from "../../../navigation/useNavigateIfStillHere.ts";
import { useMe, useSession } from "../../../session/SessionProvider.tsx";
import { failureOf } from "../../../calls/failure.ts";
import { takeAddress } from "../../../session/signIn/takeAddress.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import { useFinishOnboarding } from "./useFinishOnboarding.ts";

interface WelcomeProps {
  /** The beginning of the title; the name follows. */
  greeting: string;
  text: string;
  /** The button's label, and its target unless the onboarding interrupted a visit. */
  start: { label: string; to: string };
  /** It replaces another step, whose button had the focus. */
  takesFocus?: boolean;
  /** Asked before the button. */
  children?: ReactNode;
}

/** The end of an onboarding: one button, which finishes it. */
export function Welcome({ greeting, text, start, takesFocus = false, children }: WelcomeProps) {
  const { host } = useSession();
  const firstName = useMe()?.firstName;
  const { finish, isBusy } = useFinishOnboarding();
  const [message, setMessage] = useState<string>();
  const navigateIfStillHere = useNavigateIfStillHere();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const handleStart = async () => {
    setMessage(undefined);
    try {
      await finish();
      // Where the onboarding interrupted them, if it did.
      await navigateIfStillHere(takeAddress(host) ?? start.to);
    } catch (error) {
      setMessage(failureOf(error).text);
    }
  };
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Greeting salutation={greeting} name={firstName} ref={heading} tabIndex={-1} />
        <Text tone="muted">{text}</Text>
      </Stack>
      {children}
      <Stack gap="small">
        <Button
          variant="primary"
          size="large"
          wide
          iconEnd={<Icon name="arrowRight" />}
          isBusy={isBusy}
          onClick={() => void handleStart()}
        >
          {start.label}
        </Button>
        <FieldError>{message}</FieldError>
      </Stack>
    </Stack>
  );
}
