import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";

interface PolicyPageProps {
  title: string;
  lead: string;
  sections: readonly { title: string; text: string }[];
}

/** A policy to read: the operator of the marketplace can replace it with their own. */
export function PolicyPage({ title, lead, sections }: PolicyPageProps) {
  return (
    <Page width="narrow">
      <DocumentTitle>{title}</DocumentTitle>
      <Stack as="article" gap="large">
        <Stack gap="small">
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        </Stack>
        {sections.map((section) => (
          <Stack key={section.title} as="section" gap="small">
            <Heading level={2}>{section.title}</Heading>
            <Text>{section.text}</Text>
          </Stack>
        ))}
      </Stack>
    </Page>
  );
}
