import { useEffect, useRef, type ReactNode } from "react";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Steps } from "../../../ui/Progress/Progress.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";
import { BackToOfferings } from "./BackToOfferings.tsx";
import styles from "./Payment.module.css";

const STEPS = ["Details", "Payment"] as const;

interface PaymentFrameProps {
  /** Counts from 0. */
  current: 0 | 1;
  summary: ReactNode;
  children: ReactNode;
}

/**
 * The frame of both steps: the title, the steps, and the summary next to them, or above on a phone.
 */
export function PaymentFrame({ current, summary, children }: PaymentFrameProps) {
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(current);

  // Screen readers and keyboards start at the top of the new step.
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    panel.current?.focus();
  }, [current]);

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {/* From the second step, going back leads to the first. */}
        {current === 0 && (
          <Cluster startsQuiet>
            <BackToOfferings />
          </Cluster>
        )}
        <Heading level={1}>Complete your order</Heading>
        <Steps label="Steps" steps={STEPS} current={current} />
      </div>
      <aside className={styles.summary} aria-label="Order summary">
        {summary}
      </aside>
      <section ref={panel} tabIndex={-1} className={styles.step} aria-label={STEPS[current]}>
        <Stack gap="large">{children}</Stack>
      </section>
    </div>
  );
}
