import { useId } from "react";
import { Link } from "../../../ui/Link/Link.tsx";
import { LogoMark } from "../../../ui/Logo/Logo.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import { FOOTER_LINKS } from "./siteLinks.ts";
import styles from "./SiteFooter.module.css";

/** The footer of the marketing pages: every one of them, and the legal pages. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.signature}>
          <LogoMark />
          <Text size="small" tone="muted">
            Made for people who have something to say.
          </Text>
        </div>
        <nav aria-label="Footer" className={styles.columns}>
          {FOOTER_LINKS.map((column) => (
            <Column key={column.title} {...column} />
          ))}
        </nav>
      </div>
    </footer>
  );
}

function Column({ title, links }: (typeof FOOTER_LINKS)[number]) {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link href={href} variant="quiet">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
