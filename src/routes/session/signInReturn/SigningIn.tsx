import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { ProgressBar } from "../../../ui/Progress/Progress.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";

/** While the server asks the provider who came back. */
export function SigningIn() {
  return (
    <Page width="narrow">
      <DocumentTitle>Signing you in</DocumentTitle>
      <Stack>
        <Heading level={1}>Signing you in…</Heading>
        <ProgressBar label="Signing you in" />
        <Text tone="muted">This takes a moment. You'll be back where you were.</Text>
      </Stack>
    </Page>
  );
}
