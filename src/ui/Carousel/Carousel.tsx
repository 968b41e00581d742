import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { IconButton } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./Carousel.module.css";
import { endsOf, type Ends } from "./ends.ts";

export interface CarouselProps {
  /** Names the row for readers, for example "Talks". */
  label: string;
  /** Stands above at the left: a heading. */
  heading: ReactNode;
  /** One element a thing, each with a key. */
  children: readonly ReactNode[];
}

/**
 * Things in a row that is wider than the window: a finger swipes, arrow keys and buttons move by
 * one. The browser's own scrolling, nothing turns by itself.
 */
export function Carousel({ label, heading, children }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const [{ isAtStart, isAtEnd }, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => setEnds((ends) => endsOf(element, ends));
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // Its width is the things': it changes when one comes or goes.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
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
              // Not `disabled`, which would drop the focus at the end of the row.
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
        // What scrolls must be reached by keyboard. Also while it fits: how wide things are is
        // known a moment after they are drawn.
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
