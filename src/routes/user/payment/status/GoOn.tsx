import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { REDIRECT_COUNTDOWN_SECONDS } from "../../../../domain/shared/limits.ts";
import { redirectingText } from "../../../../domain/payments/texts.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";
import { Button, ButtonLink } from "../../../../ui/Button/Button.tsx";
import { Countdown } from "../../../../ui/Countdown/Countdown.tsx";
import { Cluster } from "../../../../ui/Layout/Layout.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";
import styles from "./Status.module.css";
import { useFirstActivity } from "./useFirstActivity.ts";

/** Under which the tab keeps the payment's page that somebody has gone on from. */
const LEFT_KEY = "paymentLeft";

/**
 * In a moment the browser goes on by itself. Whoever does anything here wants to stay: then nothing
 * counts any more, and there is a button to go on (WCAG 2.2.1, docs/product.md 7.7). Nor is anybody
 * led on who comes back to the page.
 */
export function GoOn({ next }: { next: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { tabStorage } = useSession().host;
  const [isStaying, setStaying] = useState(() => tabStorage.getItem(LEFT_KEY) === pathname);
  useFirstActivity(() => setStaying(true));
  const noteLeaving = () => void tabStorage.setItem(LEFT_KEY, pathname);
  return (
    <div className={styles.outcome}>
      {isStaying ? (
        <Text tone="muted">Take your time: this page stays until you continue.</Text>
      ) : (
        <Countdown
          from={REDIRECT_COUNTDOWN_SECONDS}
          format={redirectingText}
          onDone={() => {
            noteLeaving();
            void navigate(next, { replace: true });
          }}
        />
      )}
      <Cluster justify="center">
        <ButtonLink variant="primary" size="large" href={next} onClick={noteLeaving}>
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
