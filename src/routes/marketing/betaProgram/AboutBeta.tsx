import type { IconName } from "../../../ui/Icon/paths.ts";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import styles from "./BetaProgram.module.css";

const GAINS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "link",
    title: "One page, one link",
    text: "Your talks, your documents and your time, at an address you choose. It fits on the last slide.",
  },
  {
    icon: "video",
    title: "Calls, drops and talks",
    text: "Free, or at your price. People read, book and pay in one go, and meet you by video.",
  },
  {
    icon: "earnings",
    title: "90% of every sale",
    text: "Payment processing comes off first. Of what remains, 90% is yours and 10% is ours. Nothing is due until you earn.",
  },
  {
    icon: "edit",
    title: "A say in what comes next",
    text: "You are among the first hundred. Tell us what is missing; that is what a beta is for.",
  },
];

/** What the private beta gives to those who take part. */
export function WhatYouGet() {
  return (
    <Stack as="section" gap="large">
      <Heading level={2} size="title">
        What you get
      </Heading>
      <ul className={styles.gains}>
        {GAINS.map(({ icon, title, text }) => (
          <li key={title} className={styles.gain}>
            <span className={styles.gainIcon}>
              <Icon name={icon} />
            </span>
            <div className={styles.gainText}>
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{text}</Text>
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const STEPS: readonly { title: string; text: string }[] = [
  {
    title: "Ask for a place",
    text: "Tell us who you are and what you speak about. A few lines are enough.",
  },
  {
    title: "Get your invitation code",
    text: "We read what you wrote and answer by email. Or ask a beamer you know: each of them has a code to pass on.",
  },
  {
    title: "Join and publish",
    text: "Sign in with LinkedIn and your code, take your address, and put your first offer online.",
  },
];

/** How somebody gets from here to a page of their own. */
export function WhatHappensNext() {
  return (
    <Stack as="section" gap="large">
      <Heading level={2} size="title">
        What happens next
      </Heading>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <div className={styles.gainText}>
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{text}</Text>
            </div>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
