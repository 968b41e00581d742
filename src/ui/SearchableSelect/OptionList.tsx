import { memo, useLayoutEffect, useState, type MouseEvent, type UIEvent } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { textOf, type SearchableOption } from "./matches.ts";
import styles from "./SearchableSelect.module.css";
import { placeToDraw, windowAround } from "./windowAround.ts";

export interface OptionListProps {
  id: string;
  label: string;
  options: readonly SearchableOption[];
  isOpen: boolean;
  /** Whether the list is rendered, invisibly, before it is opened. */
  isLaidOut: boolean;
  /** Index of the option that Enter would choose. */
  active: number;
  value: string;
  onChoose: (option: SearchableOption) => void;
  /** Shown when there are no matches. */
  noMatch: string;
}

/** The list below the box. Focus stays in the box; a press here must not take it. */
export function OptionList({ isOpen, isLaidOut, onChoose, noMatch, ...list }: OptionListProps) {
  const { id, label, options, active } = list;
  useLayoutEffect(() => {
    const isThere = isOpen || (isLaidOut && options.length > 0);
    const option = isThere && document.getElementById(`${id}-${active}`);
    if (!option) return;
    // While the list is hidden, it must not scroll the page.
    if (isOpen) option.scrollIntoView({ block: "nearest" });
    else scrollListTo(option);
  }, [id, isOpen, isLaidOut, active, options]);

  const handleClick = ({ target }: MouseEvent) => {
    const option = (target as Element).closest("[role=option]");
    const chosen = options[Number(option?.ariaPosInSet) - 1];
    if (chosen) onChoose(chosen);
  };
  return (
    <div
      role="presentation"
      className={styles.below}
      data-open={isOpen || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={handleClick}
    >
      <div className={styles.popup}>
        {isOpen || isLaidOut ? (
          <Options {...list} />
        ) : (
          <div id={id} role="listbox" aria-label={label} />
        )}
        {isOpen && options.length === 0 && (
          <p role="status" className={styles.none}>
            {noMatch}
          </p>
        )}
      </div>
    </div>
  );
}

interface OptionsProps {
  id: string;
  label: string;
  options: readonly SearchableOption[];
  active: number;
  value: string;
}

/**
 * Virtualised: all zones of the world would take a slow phone a second. The same when it opens as
 * while hidden.
 */
const Options = memo(({ id, label, options, active, value }: OptionsProps) => {
  /** Where the list was scrolled to by hand, until another option becomes active. */
  const [looked, setLooked] = useState({ place: active, active, options });
  const isLooking = looked.active === active && looked.options === options;
  const { first, end } = windowAround(isLooking ? looked.place : active, options.length);

  const handleScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const top = placeInView(currentTarget, { first, end, count: options.length });
    const place = placeToDraw(top, { first, end }, options.length);
    if (place !== null) setLooked({ place, active, options });
  };

  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.list}
      onScroll={options.length > end - first ? handleScroll : undefined}
    >
      <Unseen count={first} />
      {options.slice(first, end).map((option, nth) => {
        const index = first + nth;
        return (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            className={styles.option}
            aria-selected={option.value === value}
            aria-setsize={options.length}
            aria-posinset={index + 1}
            data-active={index === active || undefined}
          >
            <span>{textOf(option)}</span>
            {option.value === value && <Icon name="check" />}
          </div>
        );
      })}
      <Unseen count={options.length - end} />
    </div>
  );
});

/** The space of options that are not rendered, by the minimum height of one. */
function Unseen({ count }: { count: number }) {
  if (count <= 0) return null;
  return <div role="presentation" style={{ blockSize: `calc(${count} * var(--tap))` }} />;
}

/**
 * The index of the first option in view. Rows may be higher than estimated for unrendered ones, so
 * only rendered ones determine it exactly.
 */
function placeInView(
  list: HTMLElement,
  { first, end, count }: { first: number; end: number; count: number },
): number {
  const { scrollTop, clientHeight, children } = list;
  const drawn = [...list.querySelectorAll<HTMLElement>("[role=option]")];
  const [top, bottom] = [drawn[0]?.offsetTop ?? 0, endOf(drawn.at(-1))];
  if (scrollTop + clientHeight <= top) return Math.floor((first * scrollTop) / top);
  if (scrollTop >= bottom) {
    const unseen = endOf(children.item(children.length - 1) as HTMLElement) - bottom;
    return end + Math.floor(((count - end) * (scrollTop - bottom)) / unseen);
  }
  return first + drawn.findIndex((option) => endOf(option) > scrollTop);
}

const endOf = (element: HTMLElement | undefined) =>
  element === undefined ? 0 : element.offsetTop + element.offsetHeight;

function scrollListTo(option: HTMLElement): void {
  const list = option.parentElement;
  if (list) list.scrollTop = endOf(option) - list.clientHeight;
}
