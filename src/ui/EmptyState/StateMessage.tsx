import type { ReactNode } from "react";
import { Ornament, type Drawing } from "../Ornament/Ornament.tsx";
import { Heading, Text } from "../Type/Type.tsx";
import styles from "./EmptyState.module.css";

interface StateMessageProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
  ornament: Drawing;
  headingLevel: 1 | 2 | 3;
  role?: "alert";
  /** Small print below the text. */
  note?: string | undefined;
}

/** A drawing, a heading, a text and a next step: how `EmptyState` and `ErrorState` look. */
export function StateMessage(props: StateMessageProps) {
  const { title, children, action, ornament, headingLevel, role, note } = props;
  return (
    <div className={styles.state} role={role}>
      <Ornament drawing={ornament} />
      <div className={styles.text}>
        <Heading level={headingLevel} size={headingLevel === 1 ? "title" : "section"}>
          {title}
        </Heading>
        {children && (
          <Text tone="muted" as="div">
            {children}
          </Text>
        )}
        {note && (
          <Text tone="muted" size="tiny">
            {note}
          </Text>
        )}
      </div>
      {action}
    </div>
  );
}
