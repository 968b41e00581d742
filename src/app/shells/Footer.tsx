import type { ReactNode } from "react";
import { PATHS } from "../../domain/shared/paths.ts";
import { Link } from "../../ui/Link/Link.tsx";
import { LogoMark } from "../../ui/Logo/Logo.tsx";
import styles from "./Shell.module.css";

/** The footer of every page: what the shell adds, and the legal pages. */
export function Footer({ children }: { children?: ReactNode }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <span className={styles.signature}>
          <LogoMark />
        </span>
        <nav aria-label="Footer" className={styles.footerLinks}>
          {children}
          <Link href={PATHS.terms} variant="quiet">
            Terms
          </Link>
          <Link href={PATHS.privacy} variant="quiet">
            Privacy
          </Link>
          <Link href={PATHS.imprint} variant="quiet">
            Imprint
          </Link>
        </nav>
      </div>
    </footer>
  );
}
