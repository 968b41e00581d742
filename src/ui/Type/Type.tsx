import type { ComponentProps, ElementType, ReactNode } from "react";
import styles from "./Type.module.css";

export interface HeadingProps extends Omit<ComponentProps<"h2">, "className"> {
  /** Its place in the outline; the look follows unless `size` says otherwise. */
  level?: 1 | 2 | 3 | 4;
  /** `hero` for names and openings, `title` for pages, `section` and `small` within them. */
  size?: "hero" | "title" | "section" | "small";
}

const sizes = { 1: "title", 2: "section", 3: "small", 4: "small" } as const;

/** A heading, whose look may differ from its place in the outline. */
export function Heading({ level = 2, size = sizes[level], ...props }: HeadingProps) {
  const Tag: ElementType = `h${level}`;
  return <Tag {...props} className={styles.heading} data-size={size} />;
}

export interface TextProps {
  as?: ElementType;
  size?: "tiny" | "small" | "body" | "lead";
  tone?: "ink" | "muted" | "danger" | "success" | "warning";
  weight?: "regular" | "strong";
  /** For user-typed text: its direction follows its own letters. */
  dir?: "auto";
  children: ReactNode;
}

/** Running text; its lines end at 70 characters. */
export function Text({
  as: Tag = "p",
  size = "body",
  tone = "ink",
  weight = "regular",
  dir,
  children,
}: TextProps) {
  return (
    <Tag className={styles.text} dir={dir} data-size={size} data-tone={tone} data-weight={weight}>
      {children}
    </Tag>
  );
}

/** A short line above a title: the kind of thing that follows. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}
