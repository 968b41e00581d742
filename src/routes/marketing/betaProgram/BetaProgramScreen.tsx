import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { Page } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";

export function BetaProgramScreen() {
  return (
    <Page>
      <DocumentTitle>Beta program</DocumentTitle>
      <Heading level={1}>Beta program</Heading>
    </Page>
  );
}
