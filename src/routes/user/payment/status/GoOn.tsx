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

/** Key under which the tab stores the payment's page that somebody has continued from. */
const LEFT_KEY = "paymentLeft";

/**
 * In a moment the browser continues by itself. Anyone who does something here wants to stay: then
 * the countdown stops, and the main button remains (WCAG 2.2.1, docs/product.md 7.7). Nor is anyone
 * redirected who comes back to the page.
 */
export function GoOn({ next, nextName }: { next: string; nextName: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { tabStorage } = useSession().host;
  const [isStaying, setStaying] = useState(() => tabStorage.getItem(LEFT_KEY) === pathname);
  useFirstActivity(() => setStaying(true));
  const noteLeaving = () => void tabStorage.setItem(LEFT_KEY, pathname);
  return (
    <div className={styles.outcome}>
      <ButtonLink variant="primary" size="large" href={next} onClick={noteLeaving}>
        {nextName}
      </ButtonLink>
      {isStaying ? (
        <Text tone="muted">Take your time: this page stays open.</Text>
      ) : (
        <Cluster justify="center">
          <Countdown
            from={REDIRECT_COUNTDOWN_SECONDS}
            format={redirectingText}
            onDone={() => {
              noteLeaving();
              void navigate(next, { replace: true });
            }}
          />
          <ButtonLink variant="quiet" href={next} onClick={noteLeaving}>
            Redirect now
          </ButtonLink>
          <Button variant="quiet" onClick={() => setStaying(true)}>
            Stay here
          </Button>
        </Cluster>
      )}
    </div>
  );
}
