import type { ReactNode } from "react";
import { Logo } from "../../ui/Logo/Logo.tsx";
import { ThemeSelect } from "../../ui/theme/ThemeSelect.tsx";
import { Account } from "./Account.tsx";
import styles from "./Shell.module.css";

/** The bar at the top of every page: home link, what the shell adds, theme, account. */
export function Header({ home, children }: { home: string; children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo href={home} />
        {children}
        <div className={styles.end}>
          <ThemeSelect />
          <Account />
        </div>
      </div>
    </header>
  );
}
