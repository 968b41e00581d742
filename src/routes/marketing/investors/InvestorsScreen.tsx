import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { Page } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";

export function InvestorsScreen() {
  return (
    <Page>
      <DocumentTitle>For investors</DocumentTitle>
      <Heading level={1}>For investors</Heading>
    </Page>
  );
}
