import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { ContactScreenQuery } from "../../../__generated__/ContactScreenQuery.graphql.ts";
import { OperatorForm } from "../../../components/forms/OperatorForm.tsx";
import { Opening } from "../../../components/marketing/parts.tsx";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useSender } from "../../../session/useSender.ts";
import { Card } from "../../../ui/Card/Card.tsx";
import { Columns, Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { aboutOf } from "./about.ts";
import { OtherWays, ReportedPage, WhatFollows } from "./parts.tsx";

const WORDS = {
  CONTACT: {
    eyebrow: "Contact and support",
    title: "Write to us",
    lead: "A question, an idea, or something that doesn’t work: tell us. A person reads it and answers by email.",
  },
  INVESTORS: {
    eyebrow: "For investors",
    title: "Let’s talk about Beamers",
    lead: "We are in our seed stage and open to investors. Tell us who you are and what you would like to know.",
  },
  REPORT: {
    eyebrow: "Report a page",
    title: "Report this page",
    lead: "Is something on it illegal, misleading, or somebody else’s? Tell us what, and why.",
  },
} as const;

/** Where anybody writes to the operator of the site, or reports a page (docs/product.md 19.3). */
export function ContactScreen() {
  const query = useRouteQuery<ContactScreenQuery>(graphql`
    query ContactScreenQuery @preloadable {
      ...OperatorForm_query
    }
  `);
  const [search] = useSearchParams();
  const { kind, reported } = aboutOf(search);
  const { eyebrow, title, lead } = WORDS[kind];
  const sender = useSender();
  return (
    <Page width="wide">
      <DocumentTitle>{title}</DocumentTitle>
      <Columns kind="halves" gap="huge">
        <Stack gap="large">
          <Opening eyebrow={eyebrow} title={title} lead={lead} />
          {reported === null ? <OtherWays kind={kind} /> : <WhatFollows />}
        </Stack>
        <section aria-label={title}>
          <Card padding="large">
            <Stack gap="large">
              {reported !== null && <ReportedPage path={reported} />}
              <OperatorForm
                query={query}
                kind={kind}
                title={title}
                sender={sender}
                reportedAddress={reported}
              />
            </Stack>
          </Card>
        </section>
      </Columns>
    </Page>
  );
}
