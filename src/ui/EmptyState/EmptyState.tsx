import type { ReactNode } from "react";
import { lamp } from "../Ornament/drawings/lamp.tsx";
import { Ornament, type Drawing } from "../Ornament/Ornament.tsx";
import { Heading, Text } from "../Type/Type.tsx";
import styles from "./EmptyState.module.css";

export interface EmptyStateProps {
  title: string;
  /** What will stand here, in a sentence. */
  children?: ReactNode;
  /** The next step: one button or link. */
  action?: ReactNode;
  ornament?: Drawing;
  headingLevel?: 1 | 2 | 3;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({
  title,
  children,
  action,
  ornament = lamp,
  headingLevel = 2,
}: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Ornament drawing={ornament} />
      <div className={styles.words}>
        <Heading level={headingLevel} size={headingLevel === 1 ? "title" : "section"}>
          {title}
        </Heading>
        {children && (
          <Text tone="muted" as="div">
            {children}
          </Text>
        )}
      </div>
      {action}
    </div>
  );
}
