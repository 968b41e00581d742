import { useState } from "react";
import { groundOf } from "../Avatar/initials.ts";
import styles from "./Cover.module.css";

export interface CoverProps {
  /** What the thing is called; set as a title page where there is no picture. */
  title: string;
  /** Absent, or one that fails to load: a cover drawn from the title. */
  src?: string | null | undefined;
  /** For what a page is about: it does not wait until the picture is near. */
  isEager?: boolean;
}

/** The face of a document. Decoration: its title always stands beside it. Fills its container. */
export function Cover({ title, src, isEager = false }: CoverProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src && src !== failedSrc) {
    return (
      <img
        className={styles.picture}
        src={src}
        alt=""
        loading={isEager ? "eager" : "lazy"}
        decoding="async"
        onError={() => setFailedSrc(src)}
      />
    );
  }
  return (
    <span className={styles.cover} data-ground={groundOf(title)} aria-hidden>
      <svg className={styles.light} viewBox="0 0 160 100" preserveAspectRatio="none">
        <path d="M124 0L66 100h150z" />
      </svg>
      {/* Drawn by the style sheet: as text it would be read and found a second time. */}
      <span className={styles.title} data-title={title.trim() || "Untitled"} />
    </span>
  );
}
