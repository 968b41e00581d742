import type { ReactNode } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Skeleton.module.css";

export interface SkeletonProps {
  /** The shape of the thing that comes. */
  shape?:
    | "line"
    | "title"
    | "button"
    | "avatar"
    | "portrait"
    | "poster"
    | "media"
    | "slot"
    | "control"
    | "tile";
  /** Share of the width, for lines of unequal length. */
  width?: "full" | "long" | "half" | "short";
}

/** One grey shape. Silent: the region around it says that something loads. */
export function Skeleton({ shape = "line", width = "full" }: SkeletonProps) {
  return <span className={styles.bone} data-shape={shape} data-width={width} aria-hidden />;
}

/** A paragraph to come; its last line is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.text} aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={index === lines - 1 ? "half" : "full"} />
      ))}
    </span>
  );
}

/** A card to come. */
export function SkeletonCard({ hasMedia = true }: { hasMedia?: boolean }) {
  return (
    <div className={styles.card} aria-hidden>
      {hasMedia && <Skeleton shape="media" />}
      <div className={styles.cardBody}>
        <Skeleton shape="title" width="long" />
        <SkeletonText lines={2} />
      </div>
    </div>
  );
}

/** Entries of a list to come. */
export function SkeletonEntries({ count }: { count: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.entry}>
          <Skeleton shape="tile" />
          <div className={styles.entryWords}>
            <Skeleton width="short" />
            <Skeleton shape="title" width="half" />
            <Skeleton width="long" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** A field of a form to come: its label and its box. */
export function SkeletonField() {
  return (
    <div className={styles.field} aria-hidden>
      <Skeleton width="short" />
      <Skeleton shape="slot" />
    </div>
  );
}

/** Wraps skeletons: screen readers announce once that `label` loads. */
export function SkeletonRegion({
  label = "Loading",
  children,
}: {
  label?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
