import type { ReactNode } from "react";
import { Anchor } from "../Anchor/Anchor.tsx";
import { Heading } from "../Type/Type.tsx";
import styles from "./EntryList.module.css";

/** Things one below the other, a hairline between them. */
export function EntryList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface EntryProps {
  title: string;
  /** Where the whole entry leads. */
  href?: string;
  headingLevel?: 2 | 3 | 4;
  /** The kind of thing, above the title. */
  kind?: ReactNode;
  /** A leaf of a calendar or a picture, at its head. */
  lead: ReactNode;
  /** Price and state, at its end; below on a phone. */
  end?: ReactNode;
  children?: ReactNode;
}

export function Entry({ title, href, headingLevel = 3, kind, lead, end, children }: EntryProps) {
  return (
    <li className={styles.entry} data-interactive={href ? true : undefined}>
      <div>{lead}</div>
      <div className={styles.words}>
        {kind && <p className={styles.kind}>{kind}</p>}
        <Heading level={headingLevel} size="section" dir="auto">
          {href ? (
            <Anchor href={href} className={styles.link}>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </Heading>
        {children}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  );
}
