import type { ReactNode } from "react";
import { homeOf } from "../../../session/home.ts";
import { useMe } from "../../../session/SessionProvider.tsx";
import { Logo } from "../../../ui/Logo/Logo.tsx";
import { ThemeSelect } from "../../../ui/theme/ThemeSelect.tsx";
import styles from "./LiveBar.module.css";

/** The bar of a session that one is not in: the way home, and the theme. */
export function LiveBar({ children }: { children?: ReactNode }) {
  const me = useMe();
  return (
    <div className={styles.bar}>
      <Logo href={homeOf(me)} />
      <div className={styles.end}>
        {children}
        <ThemeSelect />
      </div>
    </div>
  );
}
