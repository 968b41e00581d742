import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { Page } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";

export function PrivateBetaScreen() {
  return (
    <Page>
      <DocumentTitle>Private beta</DocumentTitle>
      <Heading level={1}>Private beta</Heading>
    </Page>
  );
}
