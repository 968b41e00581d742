import { type ReactNode, useLayoutEffect } from "react";
import { showFocus } from "../../.storybook/stage/focus.ts";
import styles from "./Gallery.module.css";

/** A control in all its states, side by side. */
export function Gallery({ children }: { children: ReactNode }) {
  useLayoutEffect(showFocus, []);
  return <div className={styles.gallery}>{children}</div>;
}

interface ShownProps {
  /** The state, in a word or two. */
  as: string;
  /** Takes the whole width. */
  isWide?: boolean;
  /** The direction of the page around it. */
  dir?: "rtl";
  children: ReactNode;
}

/** A control in one of its states. */
export function Shown({ as, isWide, dir, children }: ShownProps) {
  return (
    <figure className={styles.shown} data-wide={isWide || undefined}>
      <figcaption className={styles.state}>{as}</figcaption>
      <div dir={dir} data-in-focus={as.startsWith("In focus") || undefined}>
        {children}
      </div>
    </figure>
  );
}
