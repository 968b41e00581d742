import { Anchor } from "../Anchor/Anchor.tsx";
import styles from "./NavTabs.module.css";

export interface NavTab {
  href: string;
  label: string;
  count?: number;
  isCurrent: boolean;
}

/** Tabs that are routes: links in a nav, the current page marked. */
export function NavTabs({ label, tabs }: { label: string; tabs: readonly NavTab[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Anchor
              href={tab.href}
              className={styles.tab}
              aria-current={tab.isCurrent ? "page" : undefined}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
