import { Button } from "../../ui/Button/Button.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Heading, Text } from "../../ui/Type/Type.tsx";
import type { UnableToLoadReason } from "./engine/unableToLoad.ts";
import styles from "./ReaderState.module.css";

interface ReaderFailedProps {
  title: string;
  reason: UnableToLoadReason;
  onTryAgain: () => void;
}

/** Why it failed, as far as that is known, and what may help. */
const NEXT_STEPS: Readonly<Record<UnableToLoadReason, string>> = {
  MISSING: "There’s no file here yet.",
  FETCH: "We couldn’t load it. Try again, and reload the page if that doesn’t help.",
  OFFLINE: "We can’t reach the server. Check your connection and try again.",
  PDF: "The file may be damaged. If trying again doesn’t help, the file needs to be replaced.",
  PASSWORD: "The file is protected by a password. Only a copy without one can be shown here.",
  BROWSER:
    "This browser is too old to show documents here. Update it, or open this page in another browser.",
  TIME: "It took too long. Try again, or open it on a faster device.",
};

/** A retry would fail the same way. */
const FINAL: ReadonlySet<UnableToLoadReason> = new Set(["MISSING", "PASSWORD", "BROWSER"]);

/** Shown in place of a document that cannot be read, or can no longer be. */
export function ReaderFailed({ title, reason, onTryAgain }: ReaderFailedProps) {
  const mayHelp = !FINAL.has(reason);
  return (
    <section className={styles.box} aria-label={`Document: ${title}`}>
      <div className={styles.words} role="alert">
        <Icon name="document" size="large" />
        <Heading level={2} size="small">
          Unable to load document
        </Heading>
        <Text size="small" tone="muted">
          {NEXT_STEPS[reason]}
        </Text>
        {mayHelp && <Button onClick={onTryAgain}>Try again</Button>}
      </div>
    </section>
  );
}
