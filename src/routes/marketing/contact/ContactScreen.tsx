import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { Page } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";

export function ContactScreen() {
  return (
    <Page>
      <DocumentTitle>Contact</DocumentTitle>
      <Heading level={1}>Contact</Heading>
    </Page>
  );
}
