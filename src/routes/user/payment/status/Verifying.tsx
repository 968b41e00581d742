import { DocumentTitle } from "../../../../components/page/DocumentTitle.tsx";
import { Page, Stack } from "../../../../ui/Layout/Layout.tsx";
import { ProgressBar } from "../../../../ui/Progress/Progress.tsx";
import { Heading, Text } from "../../../../ui/Type/Type.tsx";

/** While the server asks the card provider. */
export function Verifying() {
  return (
    <Page width="narrow">
      <DocumentTitle>Checking your payment</DocumentTitle>
      <Stack>
        <Heading level={1}>Checking your payment…</Heading>
        <ProgressBar label="Checking your payment" />
        <Text tone="muted">This takes a moment. Please stay on this page.</Text>
      </Stack>
    </Page>
  );
}
