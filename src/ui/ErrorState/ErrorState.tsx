import type { ReactNode } from "react";
import { lost } from "../Ornament/drawings/lost.tsx";
import { Ornament, type Drawing } from "../Ornament/Ornament.tsx";
import { Heading, Text } from "../Type/Type.tsx";
import styles from "../EmptyState/EmptyState.module.css";

export interface ErrorStateProps {
  title: string;
  /** What happened and what to do. */
  children?: ReactNode;
  /** The way out: a retry, a way back. */
  action?: ReactNode;
  /** What a reader may quote to support. */
  reference?: string | undefined;
  ornament?: Drawing;
  headingLevel?: 1 | 2 | 3;
}

/** Something failed; announced at once. */
export function ErrorState({
  title,
  children,
  action,
  reference,
  ornament = lost,
  headingLevel = 2,
}: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
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
        {reference && (
          <Text tone="muted" size="tiny">
            Reference: {reference}
          </Text>
        )}
      </div>
      {action}
    </div>
  );
}
