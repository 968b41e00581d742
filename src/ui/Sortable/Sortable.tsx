import { useRef, type ReactNode } from "react";
import { IconButton } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Sortable.module.css";
import { useReorder } from "./useReorder.ts";

/** What a sortable list knows of an item. */
export interface SortableItem {
  key: string;
  /** Its name for screen readers. */
  name: string;
}

export interface SortableProps {
  items: readonly SortableItem[];
  /** Move the item at `from` to `to`; the list shows it there once `items` does. */
  onMove: (move: { from: number; to: number }) => void;
  /** Shows an item with the controls that move it; a single item has no controls. */
  children: (index: number, controls: ReactNode) => ReactNode;
}

/** A list in a custom order: by buttons, and with a pointer by the handle. */
export function Sortable({ items, onMove, children }: SortableProps) {
  const list = useRef<HTMLOListElement>(null);
  const names = items.map(({ name }) => name);
  const { said, moveBy, entry, grip } = useReorder({ list, names, onMove });

  return (
    <>
      <ol ref={list} className={styles.list}>
        {items.map(({ key, name }, index) => (
          <li key={key} className={styles.item} {...entry(index)}>
            {children(
              index,
              items.length > 1 && (
                <span className={styles.controls}>
                  {/* For pointers only: the buttons next to it do the same. */}
                  <span className={styles.handle} aria-hidden {...grip(index)}>
                    <Icon name="grip" />
                  </span>
                  <IconButton
                    label={`Move up ${name}`}
                    icon={<Icon name="arrowUp" />}
                    aria-disabled={index === 0}
                    onClick={() => moveBy(index, -1)}
                  />
                  <IconButton
                    label={`Move down ${name}`}
                    icon={<Icon name="arrowDown" />}
                    aria-disabled={index === items.length - 1}
                    onClick={() => moveBy(index, 1)}
                  />
                </span>
              ),
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
