import { useEffect, useRef } from "react";
import { BookingRefusal } from "../BookingRefusal.tsx";
import type { Refusal } from "../refusal.ts";
import { OWN_OFFER } from "../../../../domain/shared/ownOffer.ts";
import { HOLD_MS, MINUTE_MS } from "../../../../domain/shared/limits.ts";
import { shortTime } from "../../../../domain/time/format.ts";
import { Button } from "../../../../ui/Button/Button.tsx";
import { Icon } from "../../../../ui/Icon/Icon.tsx";
import { Stack } from "../../../../ui/Layout/Layout.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";

interface TakeSlotProps {
  /** The chosen slot; undefined without one. */
  start: string | undefined;
  isPaid: boolean;
  /** One can't book one's own offer. */
  isOwn: boolean;
  isBusy: boolean;
  /** Why the slot could not be taken; null unless refused. */
  refusal: Refusal | null;
  /** The creator's. */
  slug: string;
  onTake: () => void;
}

/** The one button that takes a slot, and why it could not be taken. */
export function TakeSlot({ start, isPaid, isOwn, isBusy, refusal, slug, onTake }: TakeSlotProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isRefused = refusal !== null;
  useEffect(() => {
    // Its press navigated away, and the reason is shown above it.
    if (isRefused) button.current?.focus();
  }, [isRefused]);
  if (isOwn) {
    return (
      <Text tone="muted">
        {OWN_OFFER.message} {OWN_OFFER.nextStep}
      </Text>
    );
  }
  return (
    <Stack gap="small">
      <BookingRefusal refusal={refusal} slug={slug} />
      <Button
        ref={button}
        variant="primary"
        size="large"
        wide
        iconEnd={<Icon name="arrowRight" />}
        isBusy={isBusy}
        // Not `disabled`: losing a slot must not lose the focus.
        aria-disabled={start === undefined}
        onClick={onTake}
      >
        {start === undefined ? "Choose a time" : `Continue with ${shortTime(start)}`}
      </Button>
      {isPaid && (
        <Text tone="muted" size="small">
          We’ll hold it for you for {HOLD_MS / MINUTE_MS} minutes while you pay.
        </Text>
      )}
    </Stack>
  );
}
