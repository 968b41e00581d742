import { graphql, useFragment } from "react-relay/hooks";
import type {
  PolicyPage_query$key,
  PolicyType,
} from "../../../__generated__/PolicyPage_query.graphql.ts";
import { DocumentDescription } from "../../../components/page/DocumentDescription.tsx";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import type { Known } from "../../../relay/enums.ts";
import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { PolicyElsewhere } from "./PolicyElsewhere.tsx";
import { PolicyText } from "./PolicyText.tsx";
import type { PolicySection } from "./section.ts";
import { SellerDetails } from "./SellerDetails.tsx";
import { SellerEmail } from "./SellerEmail.tsx";

interface PolicyPageProps {
  query: PolicyPage_query$key;
  policyType: Known<PolicyType>;
  title: string;
  lead: string;
  sections: readonly PolicySection[];
}

/** A policy to read. Where the operator has one elsewhere, the page only leads there. */
export function PolicyPage({ query, policyType, title, lead, sections }: PolicyPageProps) {
  const { policyDocuments, seller } = useFragment(
    graphql`
      fragment PolicyPage_query on Query {
        policyDocuments {
          policyType
          contentUrl
          version
          isElsewhere
        }
        seller {
          ...SellerDetails_seller
          ...SellerEmail_seller
        }
      }
    `,
    query,
  );
  const policy = policyDocuments.find((one) => one.policyType === policyType);
  return (
    <Page width="wide">
      <DocumentTitle>{title}</DocumentTitle>
      <DocumentDescription>{lead}</DocumentDescription>
      <Stack as="article" gap="large">
        <Stack gap="small">
          <Heading level={1}>{title}</Heading>
          {policy?.isElsewhere === true ? (
            <PolicyElsewhere address={policy.contentUrl} />
          ) : (
            <Text size="lead" tone="muted">
              {lead}
            </Text>
          )}
        </Stack>
        {policy?.isElsewhere === false && (
          <PolicyText
            version={policy.version}
            sections={sections}
            seller={{
              details: <SellerDetails seller={seller} />,
              email: <SellerEmail seller={seller} />,
            }}
          />
        )}
      </Stack>
    </Page>
  );
}
