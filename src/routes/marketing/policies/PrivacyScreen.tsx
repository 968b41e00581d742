import { graphql } from "react-relay/hooks";
import type { PrivacyScreenQuery } from "../../../__generated__/PrivacyScreenQuery.graphql.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { PolicyPage } from "./PolicyPage.tsx";
import { PRIVACY } from "./privacy/privacy.ts";

/** The privacy policy, as the product works. */
export function PrivacyScreen() {
  const query = useRouteQuery<PrivacyScreenQuery>(graphql`
    query PrivacyScreenQuery @preloadable {
      ...PolicyPage_query
    }
  `);
  return (
    <PolicyPage
      query={query}
      policyType="PRIVACY"
      title="Privacy policy"
      lead="What we keep, why, and who sees it."
      sections={PRIVACY}
    />
  );
}
