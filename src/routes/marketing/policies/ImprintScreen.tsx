import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { Page } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";

export function ImprintScreen() {
  return (
    <Page>
      <DocumentTitle>Imprint</DocumentTitle>
      <Heading level={1}>Imprint</Heading>
    </Page>
  );
}
