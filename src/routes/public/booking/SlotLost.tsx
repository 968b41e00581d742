import { ERRORS } from "../../../domain/shared/errors.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import { StepHeading } from "./StepHeading.tsx";

interface SlotLostProps {
  scheduleAddress: string;
  takesFocus: boolean;
}

/** The hold ran out, or its payment was given up. */
export function SlotLost({ scheduleAddress, takesFocus }: SlotLostProps) {
  return (
    <Stack gap="large">
      <Stack gap="small">
        <StepHeading takesFocus={takesFocus}>This time is no longer held</StepHeading>
        <Text tone="muted">
          {ERRORS.HOLD_EXPIRED.message} {ERRORS.HOLD_EXPIRED.nextStep}
        </Text>
      </Stack>
      <div>
        <ButtonLink variant="primary" size="large" href={scheduleAddress}>
          Choose another time
        </ButtonLink>
      </div>
    </Stack>
  );
}
