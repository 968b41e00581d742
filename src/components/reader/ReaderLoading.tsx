import type { Waiting } from "../../documents/patientRanges.ts";
import { ProgressBar } from "../../ui/Progress/Progress.tsx";
import { Text } from "../../ui/Type/Type.tsx";
import styles from "./ReaderState.module.css";
import { waitingText } from "./waitingText.ts";

interface ReaderLoadingProps {
  title: string;
  /** What the document is waiting for, once that takes long; null before. */
  waiting?: Waiting | null;
}

/** Shown in place of the pages until they can be drawn. */
export function ReaderLoading({ title, waiting = null }: ReaderLoadingProps) {
  return (
    <section className={styles.box} aria-label={`Document: ${title}`} aria-busy>
      <div className={styles.words} role="status">
        <Text>Getting the presentation ready...</Text>
        <div className={styles.bar}>
          <ProgressBar label={`Loading ${title}`} />
        </div>
        {waiting && (
          <Text size="small" tone="muted">
            {waitingText(waiting)}
          </Text>
        )}
      </div>
    </section>
  );
}
