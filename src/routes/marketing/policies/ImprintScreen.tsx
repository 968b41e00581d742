import { graphql } from "react-relay/hooks";
import type { ImprintScreenQuery } from "../../../__generated__/ImprintScreenQuery.graphql.ts";
import { DocumentDescription } from "../../../components/page/DocumentDescription.tsx";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { PATHS } from "../../../domain/shared/paths.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { SellerDetails } from "./SellerDetails.tsx";
import { SellerEmail } from "./SellerEmail.tsx";

const LEAD = "Who runs this site, and sells on it.";

/**
 * Who runs the site: what article XII.6 of the Belgian Code of Economic Law asks for, and the points
 * of contact of the Digital Services Act (docs/product.md 9.6).
 */
export function ImprintScreen() {
  const { seller } = useRouteQuery<ImprintScreenQuery>(graphql`
    query ImprintScreenQuery @preloadable {
      seller {
        ...SellerDetails_seller
        ...SellerEmail_seller
      }
    }
  `);
  return (
    <Page>
      <DocumentTitle>Imprint</DocumentTitle>
      <DocumentDescription>{LEAD}</DocumentDescription>
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>Imprint</Heading>
          <Text size="lead" tone="muted">
            {LEAD}
          </Text>
        </Stack>
        <SellerDetails seller={seller} />
        <Stack as="section" gap="small">
          <Heading level={2}>Reports and authorities</Heading>
          <Text>
            Report illegal content at <SellerEmail seller={seller} />, in English, Dutch or French.
            This is also the point of contact for users, authorities, the European Commission and
            the European Board for Digital Services under the Digital Services Act (Regulation (EU)
            2022/2065, articles 11 and 12). The <Link href={`${PATHS.terms}#reports`}>terms</Link>{" "}
            say what happens next.
          </Text>
        </Stack>
        <Stack as="section" gap="small">
          <Heading level={2}>Complaints</Heading>
          <Text>
            Write to us first. Consumers can turn to the Consumer Mediation Service,{" "}
            <Link href="https://mediationconsommateur.be">mediationconsommateur.be</Link>. The{" "}
            <Link href={`${PATHS.terms}#law`}>terms</Link> say how.
          </Text>
        </Stack>
      </Stack>
    </Page>
  );
}
