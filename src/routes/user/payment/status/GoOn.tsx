import { useState } from "react";
import { useNavigate } from "react-router";
import { REDIRECT_COUNTDOWN_SECONDS } from "../../../../domain/shared/limits.ts";
import { redirectingText } from "../../../../domain/payments/texts.ts";
import { Button, ButtonLink } from "../../../../ui/Button/Button.tsx";
import { Countdown } from "../../../../ui/Countdown/Countdown.tsx";
import { Cluster } from "../../../../ui/Layout/Layout.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";
import styles from "./Status.module.css";
import { useFirstActivity } from "./useFirstActivity.ts";

/**
 * In a moment the browser goes on by itself. Whoever does anything here wants to stay: then nothing
 * counts any more, and there is a button to go on (WCAG 2.2.1, docs/product.md 7.7).
 */
export function GoOn({ next }: { next: string }) {
  const navigate = useNavigate();
  const [isStaying, setStaying] = useState(false);
  useFirstActivity(() => setStaying(true));
  return (
    <div className={styles.outcome}>
      {isStaying ? (
        <Text tone="muted">Take your time: this page stays until you continue.</Text>
      ) : (
        <Countdown
          from={REDIRECT_COUNTDOWN_SECONDS}
          format={redirectingText}
          onDone={() => void navigate(next, { replace: true })}
        />
      )}
      <Cluster justify="center">
        <ButtonLink variant="primary" size="large" href={next}>
          {isStaying ? "Continue" : "Redirect now"}
        </ButtonLink>
        {!isStaying && (
          <Button variant="quiet" size="large" onClick={() => setStaying(true)}>
            Stay here
          </Button>
        )}
      </Cluster>
    </div>
  );
}
