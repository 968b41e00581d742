import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { Anchor } from "../Anchor/Anchor.tsx";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import { rovingTarget } from "../rovingKeys.ts";
import { useDismiss } from "../useDismiss.ts";
import styles from "./Menu.module.css";

export interface MenuItem {
  label: string;
  icon?: IconName;
  /** Its address; or `onSelect` for an action. */
  href?: string;
  onSelect?: () => void;
}

export interface MenuProps {
  /** Names the button. */
  label: string;
  /** What the button shows: an avatar, an icon. */
  trigger: ReactNode;
  /** Above the items: whose menu it is. */
  heading?: ReactNode;
  items: readonly MenuItem[];
  align?: "start" | "end";
}

/** A button with a menu: arrows move, a letter jumps, Escape and Tab close. */
export function Menu({ label, trigger, heading, items, align = "end" }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  /** The item that it opens at; undefined while it is closed. */
  const [openedAt, setOpenedAt] = useState<number>();
  const isOpen = openedAt !== undefined;

  const itemAt = (index: number) =>
    root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[index];
  const close = () => setOpenedAt(undefined);
  const closeToButton = () => {
    close();
    root.current?.querySelector("button")?.focus();
  };
  useDismiss({ inside: root, isOpen, onDismiss: close });
  const focusItem = useEffectEvent((index: number) => itemAt(index)?.focus());
  // Before the next key, however fast it follows.
  useLayoutEffect(() => {
    if (openedAt !== undefined) focusItem(openedAt);
  }, [openedAt]);

  const handleButtonKeys = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpenedAt(event.key === "ArrowDown" ? 0 : items.length - 1);
  };
  const handleItemKeys = (event: KeyboardEvent, index: number) => {
    if (event.key === "Escape") closeToButton();
    else if (event.key === "Tab") close();
    const target = rovingTarget({ key: event.key, index, count: items.length, axis: "vertical" });
    const next = target ?? indexByLetter({ items, letter: event.key, after: index });
    if (next === undefined) return;
    event.preventDefault();
    itemAt(next)?.focus();
  };

  return (
    <div ref={root} className={styles.root}>
      <button
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? close() : setOpenedAt(0))}
        onKeyDown={handleButtonKeys}
      >
        {trigger}
      </button>
      {isOpen && (
        <div className={styles.popup} data-align={align}>
          {heading && (
            <div dir="auto" className={styles.heading}>
              {heading}
            </div>
          )}
          <div id={id} role="menu" aria-label={label}>
            {items.map((item, index) => (
              <Row
                key={item.label}
                item={item}
                onKeyDown={(event) => handleItemKeys(event, index)}
                onDone={closeToButton}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

interface RowProps {
  item: MenuItem;
  onKeyDown: (event: KeyboardEvent) => void;
  onDone: () => void;
}

function Row({ item, onKeyDown, onDone }: RowProps) {
  const common = { role: "menuitem", tabIndex: -1, className: styles.item, onKeyDown };
  const handleClick = () => {
    onDone();
    item.onSelect?.();
  };
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {item.label}
    </>
  );
  if (item.href) {
    return (
      <Anchor {...common} href={item.href} onClick={handleClick}>
        {content}
      </Anchor>
    );
  }
  return (
    <button {...common} type="button" onClick={handleClick}>
      {content}
    </button>
  );
}

/** The next item that begins with the letter, or undefined. */
function indexByLetter({
  items,
  letter,
  after,
}: {
  items: readonly MenuItem[];
  letter: string;
  after: number;
}): number | undefined {
  if (letter.length !== 1 || letter === " ") return undefined;
  const order = items.map((_, step) => (after + 1 + step) % items.length);
  return order.find((index) => items[index]?.label.toLowerCase().startsWith(letter.toLowerCase()));
}
