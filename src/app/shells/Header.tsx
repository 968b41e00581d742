import type { ReactNode } from "react";
import { Logo } from "../../ui/Logo/Logo.tsx";
import { ThemeSelect } from "../../ui/theme/ThemeSelect.tsx";
import { Account } from "./Account.tsx";
import styles from "./Shell.module.css";

interface HeaderProps {
  home: string;
  /** After the home link. */
  children?: ReactNode;
  /** At the very end. */
  menu?: ReactNode;
}

/** The bar at the top of every page: home link, what the shell adds, theme, account. */
export function Header({ home, children, menu }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo href={home} />
        {children}
        <div className={styles.end}>
          <ThemeSelect />
          <Account />
          {menu}
        </div>
      </div>
    </header>
  );
}
