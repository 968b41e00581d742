import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { Page } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";

export function FeaturesScreen() {
  return (
    <Page>
      <DocumentTitle>Features</DocumentTitle>
      <Heading level={1}>Features</Heading>
    </Page>
  );
}
