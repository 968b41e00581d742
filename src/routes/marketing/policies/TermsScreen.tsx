import { graphql } from "react-relay/hooks";
import type { TermsScreenQuery } from "../../../__generated__/TermsScreenQuery.graphql.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { PolicyPage } from "./PolicyPage.tsx";
import { TERMS } from "./terms/terms.ts";

/** The terms of use, as the product works. */
export function TermsScreen() {
  const query = useRouteQuery<TermsScreenQuery>(graphql`
    query TermsScreenQuery @preloadable {
      ...PolicyPage_query
    }
  `);
  return (
    <PolicyPage
      query={query}
      policyType="TERMS"
      title="Terms of use"
      lead="What you can expect from us, and we from you."
      sections={TERMS}
    />
  );
}
