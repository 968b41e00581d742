import { Page, Stack } from "../../ui/Layout/Layout.tsx";
import { ProgressBar } from "../../ui/Progress/Progress.tsx";
import { Heading, Text } from "../../ui/Type/Type.tsx";
import { DocumentTitle } from "./DocumentTitle.tsx";

interface WaitingPageProps {
  /** What is in progress, without a full stop. */
  title: string;
  /** What to do meanwhile. */
  children: string;
}

/** Shown while the server waits for a provider. */
export function WaitingPage({ title, children }: WaitingPageProps) {
  return (
    <Page width="narrow">
      <DocumentTitle>{title}</DocumentTitle>
      <Stack>
        <Heading level={1}>{`${title}…`}</Heading>
        <ProgressBar label={title} />
        <Text tone="muted">{children}</Text>
      </Stack>
    </Page>
  );
}
