import { graphql, useFragment } from "react-relay/hooks";
import type {
  PolicyAcceptance_query$key,
  PolicyType,
} from "../../__generated__/PolicyAcceptance_query.graphql.ts";
import type { Known } from "../../relay/enums.ts";
import { Link } from "../../ui/Link/Link.tsx";
import { Text } from "../../ui/Type/Type.tsx";

/** What a sign-in accepts, with links to read it. */
export function PolicyAcceptance({ query }: { query: PolicyAcceptance_query$key }) {
  const { policyDocuments } = useFragment(
    graphql`
      fragment PolicyAcceptance_query on Query {
        policyDocuments {
          policyType
          contentUrl
        }
      }
    `,
    query,
  );
  const urlOf = (type: Known<PolicyType>) =>
    policyDocuments.find(({ policyType }) => policyType === type)?.contentUrl;
  return (
    <Text size="small" tone="muted">
      By continuing you accept our <Policy href={urlOf("TERMS")}>terms of use</Policy> and our{" "}
      <Policy href={urlOf("PRIVACY")}>privacy policy</Policy>.
    </Text>
  );
}

function Policy({ href, children }: { href: string | undefined; children: string }) {
  if (!href) return children;
  return (
    <Link href={href} target="_blank">
      {children}
    </Link>
  );
}
