import { useState } from "react";
import { groundOf } from "../../domain/profiles/initials.ts";
import styles from "./Cover.module.css";

export interface CoverProps {
  /** The title; typeset as a title page without a picture. */
  title: string;
  /** If absent or failing to load: a cover drawn from the title. */
  src?: string | null | undefined;
  /** For a page's main item: loads eagerly. */
  isEager?: boolean;
}

/** The cover of a document. Decorative: its title is always next to it. Fills its container. */
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
      {/* Drawn by CSS: as text it would be read aloud and found twice. */}
      <span className={styles.title} data-title={title.trim() || "Untitled"} />
    </span>
  );
}
