import type { ElementType, ReactNode } from "react";
import { Anchor } from "../Anchor/Anchor.tsx";
import styles from "./Card.module.css";

export interface CardProps {
  as?: ElementType;
  /** `raised` paper, `plain` a hairline only, `sunken` for asides. */
  variant?: "raised" | "plain" | "sunken";
  padding?: "none" | "medium" | "large";
  /** Says that a `CardLink` inside makes the whole card a target. */
  isInteractive?: boolean;
  children: ReactNode;
}

/** A box that sets what belongs together apart from the page. */
export function Card({
  as: Tag = "div",
  variant = "raised",
  padding = "medium",
  isInteractive,
  children,
}: CardProps) {
  return (
    <Tag
      className={styles.card}
      data-variant={variant}
      data-padding={padding}
      data-interactive={isInteractive || undefined}
    >
      {children}
    </Tag>
  );
}

/**
 * The title's link, whose target covers the nearest interactive card; its text stays selectable.
 */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} className={styles.link}>
      {children}
    </Anchor>
  );
}

/** A picture at the top of a card; `ratio` reserves its space while it loads. */
export function CardMedia({
  ratio = "slide",
  children,
}: {
  ratio?: "slide" | "page" | "square";
  children: ReactNode;
}) {
  return (
    <div className={styles.media} data-ratio={ratio}>
      {children}
    </div>
  );
}

/** Text below the top of a card that has no padding of its own. */
export function CardBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
