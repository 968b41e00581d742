import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { IconButton } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { onResize } from "../onResize.ts";
import styles from "./Carousel.module.css";
import { endsOf, type Ends } from "./ends.ts";

export interface CarouselProps {
  /** Names the row for screen readers, for example "Talks". */
  label: string;
  /** Shown above at the left: a heading. */
  heading: ReactNode;
  /** One element per item, each with a key. */
  children: readonly ReactNode[];
}

/**
 * Items in a row wider than the window: a finger swipes, arrow keys and buttons move by one. Native
 * scrolling, no autoplay.
 */
export function Carousel({ label, heading, children }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const [{ isAtStart, isAtEnd }, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => setEnds((ends) => endsOf(element, ends));
    // The row inside is as wide as the items: it changes when one is added or removed.
    const stop = onResize([element, ...element.children], look);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      stop();
      element.removeEventListener("scroll", look);
    };
  }, []);

  const move = (direction: 1 | -1) => {
    const element = row.current;
    const first = element?.querySelector("li");
    // Far enough for the next one to snap, whatever the gap.
    element?.scrollBy({ left: direction * (first?.offsetWidth ?? element.clientWidth) });
  };
  const handleKeys = (event: KeyboardEvent) => {
    // Keys pressed on a link inside are the link's.
    if (event.target !== event.currentTarget) return;
    if (event.key === "ArrowRight") move(1);
    else if (event.key === "ArrowLeft") move(-1);
    else return;
    event.preventDefault();
  };

  const fits = isAtStart && isAtEnd;
  return (
    <div className={styles.carousel}>
      <div className={styles.head}>
        {heading}
        {!fits && (
          <div className={styles.buttons}>
            <IconButton
              label={`Previous in ${label}`}
              icon={<Icon name="arrowLeft" />}
              // Not `disabled`, which would lose the focus at the end of the row.
              aria-disabled={isAtStart}
              onClick={() => move(-1)}
            />
            <IconButton
              label={`Next in ${label}`}
              icon={<Icon name="arrowRight" />}
              aria-disabled={isAtEnd}
              onClick={() => move(1)}
            />
          </div>
        )}
      </div>
      <div
        ref={row}
        className={styles.row}
        role="group"
        aria-label={label}
        // What scrolls must be reachable by keyboard. Even if it fits: the items' width is known
        // only after they render.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={handleKeys}
      >
        <ul className={styles.list}>
          {children.map((child, index) => (
            <li key={index} className={styles.item}>
              {child}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
