import { useRef, useState, type KeyboardEvent } from "react";
import { rovingTarget } from "../rovingKeys.ts";
import { Skeleton, SkeletonRegion } from "../Skeleton/Skeleton.tsx";
import styles from "./SlotList.module.css";

/** A start that can be chosen. */
export interface Slot {
  id: string;
  /** "09:30", in the reader's locale. */
  label: string;
}

export interface SlotListProps {
  /** "Times on Tuesday 24 November". */
  label: string;
  slots: readonly Slot[];
  /** The slot that is chosen, or the one proposed. */
  selected?: string | undefined;
  /** A press, Enter or Space. Arrow keys only move: a choice may hold the slot at once. */
  onSelect: (id: string) => void;
  isDisabled?: boolean;
}

/** A day's times, one of them chosen: a single tab stop, moved through by arrow keys. */
export function SlotList({ label, slots, selected, onSelect, isDisabled }: SlotListProps) {
  const group = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<string>();
  const indexOf = (id: string | undefined) => slots.findIndex((slot) => slot.id === id);
  // The last focused one may be of another day.
  const tabStop = [indexOf(focusedId), indexOf(selected), 0].find((index) => index >= 0);

  const handleKeys = (event: KeyboardEvent, index: number) => {
    const target = rovingTarget({ key: event.key, index, count: slots.length });
    if (target === undefined) return;
    event.preventDefault();
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[target]?.focus();
  };

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      className={styles.slots}
    >
      {slots.map((slot, index) => (
        <button
          key={slot.id}
          ref={slot.id === selected ? keepInView : undefined}
          type="button"
          role="radio"
          className={styles.slot}
          aria-checked={slot.id === selected}
          tabIndex={index === tabStop ? 0 : -1}
          disabled={isDisabled}
          onFocus={() => setFocusedId(slot.id)}
          onKeyDown={(event) => handleKeys(event, index)}
          onClick={() => onSelect(slot.id)}
        >
          {slot.label}
        </button>
      ))}
    </div>
  );
}

/**
 * Attached to the selected slot alone, which may be far down a long list. The page does not scroll.
 */
function keepInView(slot: HTMLElement | null): void {
  const list = slot?.parentElement;
  if (!slot || !list) return;
  const above = slot.offsetTop - list.scrollTop;
  const isInView = above >= 0 && above + slot.offsetHeight <= list.clientHeight;
  if (!isInView) list.scrollTop = slot.offsetTop - list.clientHeight / 2;
}

/** Slots to come. */
export function SlotListSkeleton({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      <div className={styles.slots}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="slot" />
        ))}
      </div>
    </SkeletonRegion>
  );
}
