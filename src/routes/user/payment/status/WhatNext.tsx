import type { ReactNode } from "react";
import { Card } from "../../../../ui/Card/Card.tsx";
import { Stack } from "../../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../../ui/Type/Type.tsx";
import styles from "./Status.module.css";

/** What happens after a payment. */
export function WhatNext({ children }: { children: ReactNode }) {
  return (
    <div className={styles.next}>
      <Card as="section" variant="plain" padding="large">
        <Stack>
          <Heading level={2}>What happens next</Heading>
          {children}
        </Stack>
      </Card>
    </div>
  );
}
