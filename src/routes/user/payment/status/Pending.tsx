import { DocumentTitle } from "../../../../components/page/DocumentTitle.tsx";
import { ButtonLink } from "../../../../ui/Button/Button.tsx";
import { Cluster, Page, Stack } from "../../../../ui/Layout/Layout.tsx";
import { ProgressBar } from "../../../../ui/Progress/Progress.tsx";
import { Heading, Text } from "../../../../ui/Type/Type.tsx";

/** The bank takes its time; the page follows it. */
export function Pending({ next }: { next: string }) {
  return (
    <Page width="narrow">
      <DocumentTitle>Payment under way</DocumentTitle>
      <Stack gap="large">
        <Stack>
          <Heading level={1}>Your bank is still working on it</Heading>
          <ProgressBar label="Waiting for your bank" />
          <Text tone="muted">
            There’s nothing you need to do: please don’t pay again. This page shows the outcome as
            soon as it’s known, and you can leave it without losing anything.
          </Text>
        </Stack>
        <Cluster>
          <ButtonLink href={next}>Continue</ButtonLink>
        </Cluster>
      </Stack>
    </Page>
  );
}
