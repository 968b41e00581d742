import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { Page } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";

export function TeamScreen() {
  return (
    <Page>
      <DocumentTitle>Team</DocumentTitle>
      <Heading level={1}>Team</Heading>
    </Page>
  );
}
