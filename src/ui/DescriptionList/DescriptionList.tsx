import { Fragment, type ReactNode } from "react";
import styles from "./DescriptionList.module.css";

export interface Description {
  /** Tells it from others with the same term. */
  id?: string;
  term: string;
  /** Shown as typed, including line breaks. */
  details: ReactNode;
}

/** Questions with their answers, or names with their values; hairlines between them. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ id, term, details }) => (
        <Fragment key={id ?? term}>
          <dt dir="auto" className={styles.term}>
            {term}
          </dt>
          <dd dir="auto" className={styles.details}>
            {details}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
