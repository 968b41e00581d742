import type { ElementType, ReactNode } from "react";
import styles from "./Layout.module.css";

/** Steps of the 4 px grid: `small` 8, `medium` 16, `large` 32, `huge` 64. */
export type Gap = "none" | "tiny" | "small" | "medium" | "large" | "huge";

interface Piece {
  as?: ElementType;
  gap?: Gap;
  children: ReactNode;
}

/** Stacked vertically. */
export function Stack({ as: Tag = "div", gap = "medium", children }: Piece) {
  return (
    <Tag className={styles.stack} data-gap={gap}>
      {children}
    </Tag>
  );
}

export interface ClusterProps extends Piece {
  justify?: "start" | "between" | "end" | "center";
  align?: "center" | "start" | "baseline" | "end";
  /** It begins with a quiet button, whose text aligns with what is above and below. */
  startsQuiet?: boolean;
  /** It ends with a quiet or an icon button, which then reaches the edge. */
  endsQuiet?: boolean;
}

/** Side by side, wrapping if needed. */
export function Cluster({
  as: Tag = "div",
  gap = "small",
  justify = "start",
  align = "center",
  startsQuiet,
  endsQuiet,
  children,
}: ClusterProps) {
  return (
    <Tag
      className={styles.cluster}
      data-gap={gap}
      data-justify={justify}
      data-align={align}
      data-quiet={startsQuiet}
      data-quiet-end={endsQuiet}
    >
      {children}
    </Tag>
  );
}

export interface ColumnsProps extends Piece {
  /**
   * `even` shares the width by as many columns as fit; `aside` is a main and a narrow column and
   * `halves` two equal ones, both from 1024 px on.
   */
  kind?: "even" | "aside" | "halves";
}

/** Items side by side if they fit, stacked otherwise. */
export function Columns({
  as: Tag = "div",
  gap = "medium",
  kind = "even",
  children,
}: ColumnsProps) {
  return (
    <Tag className={styles.columns} data-gap={gap} data-kind={kind}>
      {children}
    </Tag>
  );
}

export interface PageProps {
  /** 600, 800 or 1200 px at most. */
  width?: "narrow" | "medium" | "wide";
  as?: ElementType;
  children: ReactNode;
}

/** The middle column of a screen with its gutters and padding. */
export function Page({ width = "medium", as: Tag = "div", children }: PageProps) {
  return (
    <Tag className={styles.page} data-width={width}>
      {children}
    </Tag>
  );
}

/** A thin rule between parts. */
export function Divider() {
  return <hr className={styles.divider} />;
}
