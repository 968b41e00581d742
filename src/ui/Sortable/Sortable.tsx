import { useRef, useState, type ReactNode } from "react";
import { IconButton } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { Handle } from "./Handle.tsx";
import styles from "./Sortable.module.css";
import { withMoved } from "./withMoved.ts";

/** What a list that can be sorted knows of an item. */
export interface SortableItem {
  key: string;
  /** Names it to those who move it without seeing it. */
  name: string;
}

export interface SortableProps {
  items: readonly SortableItem[];
  /** The item at `from` is to stand at `to`; the list shows it there once `items` says so. */
  onMove: (move: { from: number; to: number }) => void;
  /** Shows an item with the controls that move it; there are none for a single item. */
  children: (index: number, controls: ReactNode) => ReactNode;
}

/** A list in an order of one's own: by buttons, and with a pointer by the handle. */
export function Sortable({ items, onMove, children }: SortableProps) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const [said, setSaid] = useState("");
  const shown = withMoved([...items.keys()], drag ?? { from: 0, to: 0 });

  const move = (from: number, to: number) => {
    const item = items[from];
    if (from === to || item === undefined || to < 0 || to >= items.length) return;
    setSaid(`${item.name} is now ${to + 1} of ${items.length}`);
    onMove({ from, to });
  };

  return (
    <>
      <ol ref={list} className={styles.list}>
        {items.map(({ key, name }, index) => (
          <li
            key={key}
            className={styles.item}
            data-dragged={drag?.from === index || undefined}
            // The elements stay where they are until it is dropped: moving one ends its drag.
            style={drag === null ? undefined : { order: shown.indexOf(index) }}
          >
            {children(
              index,
              items.length > 1 && (
                <span className={styles.controls}>
                  <Handle
                    list={list}
                    index={index}
                    onDrag={(to) => setDrag({ from: index, to })}
                    onEnd={(to) => {
                      setDrag(null);
                      if (to !== null) move(index, to);
                    }}
                  />
                  <IconButton
                    label={`Move up ${name}`}
                    icon={<Icon name="arrowUp" />}
                    aria-disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    label={`Move down ${name}`}
                    icon={<Icon name="arrowDown" />}
                    aria-disabled={index === items.length - 1}
                    onClick={() => move(index, index + 1)}
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
