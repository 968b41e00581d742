import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import styles from "../NavTabs/NavTabs.module.css";
import { rovingTarget } from "../rovingKeys.ts";

export interface Tab {
  id: string;
  label: string;
  count?: number;
  /** Drawn only while its tab is chosen. */
  content: ReactNode;
}

export interface TabSwitcherProps {
  label: string;
  tabs: readonly Tab[];
  /** The chosen tab's id; the caller keeps it, so that it can live in the address. */
  selected: string;
  onSelect: (id: string) => void;
}

/** Tabs within a page. Arrow keys move and choose, Home and End jump. */
export function TabSwitcher({ label, tabs, selected, onSelect }: TabSwitcherProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === selected),
  );
  const current = tabs[index];

  const handleKeys = (event: KeyboardEvent) => {
    const target = rovingTarget({ key: event.key, index, count: tabs.length, axis: "horizontal" });
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target ?? 0]?.focus();
  };

  return (
    <div>
      <div className={styles.tabs}>
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className={styles.list}
          onKeyDown={handleKeys}
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.id}`}
              className={styles.tab}
              aria-selected={tab === current}
              aria-controls={`${id}-panel`}
              tabIndex={tab === current ? 0 : -1}
              onClick={() => onSelect(tab.id)}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </button>
          ))}
        </div>
      </div>
      {current && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${current.id}`}
          tabIndex={0}
          className={styles.panel}
        >
          {current.content}
        </div>
      )}
    </div>
  );
}
