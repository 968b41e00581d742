import { useEffect, useRef, type ReactNode } from "react";
import { friendlyDay, friendlyMonth, shortTime } from "../../../domain/time/format.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { SlotList, SlotListSkeleton } from "../../../ui/SlotList/SlotList.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { bringIntoView } from "./bringIntoView.ts";
import type { Month } from "../../../ui/Calendar/dates.ts";
import type { Shown } from "./scheduleChoice.ts";
import styles from "./SlotPane.module.css";
import type { Availability } from "./useAvailability.ts";

interface SlotPaneProps {
  availability: Availability;
  shown: Shown;
  month: Month;
  /** Display name of the zone of the times. */
  zone: string;
  /** How many times a day was chosen: after each, its times scroll into view and get the focus. */
  dayChoices: number;
  /** Null if nothing can be booked after this month. */
  next: Month | null;
  onMonthChange: (month: Month) => void;
  onSelect: (start: string) => void;
  isDisabled: boolean;
  /** What follows a chosen slot. */
  children: ReactNode;
}

/** The free slots of the chosen day, or why there aren't any. */
export function SlotPane({
  availability,
  shown,
  month,
  zone,
  dayChoices,
  children,
  ...rest
}: SlotPaneProps) {
  const { isLoading, failure, reload } = availability;
  const pane = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (dayChoices === 0) return;
    heading.current?.focus({ preventScroll: true });
    bringIntoView(pane.current);
  }, [dayChoices]);
  const tryAgain = () => {
    // The button unmounts once pressed.
    heading.current?.focus();
    reload();
  };
  const day = shown.date ? friendlyDay(shown.date, { hasYear: false }) : friendlyMonth(month);
  return (
    <section ref={pane} className={styles.pane}>
      <div className={styles.head}>
        <Heading level={3} size="section" ref={heading} tabIndex={-1}>
          {day}
        </Heading>
        <Text size="tiny" tone="muted">
          {zone}
        </Text>
      </div>
      {isLoading ? (
        <SlotListSkeleton label="Loading available time slots" />
      ) : failure ? (
        <Stack>
          <Text tone="danger">{failure.text}</Text>
          <div>
            <Button onClick={tryAgain}>Try again</Button>
          </div>
        </Stack>
      ) : (
        <Slots {...rest} shown={shown} day={day} hasDays={availability.days.length > 0} />
      )}
      {children}
    </section>
  );
}

interface SlotsProps extends Pick<
  SlotPaneProps,
  "shown" | "next" | "onMonthChange" | "onSelect" | "isDisabled"
> {
  day: string;
  hasDays: boolean;
}

function Slots({ shown, day, hasDays, next, onMonthChange, onSelect, isDisabled }: SlotsProps) {
  if (shown.slots.length === 0) {
    return (
      <Stack>
        <Text tone="muted">
          No available time slots for this date. Please select a different date
        </Text>
        {!hasDays && next && (
          <div>
            <Button onClick={() => onMonthChange(next)}>{`See ${friendlyMonth(next)}`}</Button>
          </div>
        )}
      </Stack>
    );
  }
  return (
    <SlotList
      label={`Times on ${day}`}
      slots={shown.slots.map((start) => ({ id: start, label: shortTime(start) }))}
      selected={shown.start}
      onSelect={onSelect}
      isDisabled={isDisabled}
    />
  );
}
