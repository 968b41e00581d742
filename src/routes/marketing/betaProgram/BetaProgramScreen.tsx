import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { BetaProgramScreenQuery } from "../../../__generated__/BetaProgramScreenQuery.graphql.ts";
import { OperatorForm } from "../../../components/forms/OperatorForm.tsx";
import { MarketingPage, Opening } from "../../../components/marketing/parts.tsx";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { ClaimNameForm } from "../../../components/profiles/ClaimNameForm.tsx";
import { joinNamedAddress } from "../../../domain/session/joinNamedAddress.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useSender } from "../../../session/useSender.ts";
import { useClaim } from "../../../session/useClaim.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { WhatHappensNext, WhatYouGet } from "./AboutBeta.tsx";
import styles from "./BetaProgram.module.css";
import { NameAnswer } from "./NameAnswer.tsx";
import { wantedName } from "../../../domain/forms/wantedName.ts";

/** The private beta, with whether a name that somebody wants is free (docs/product.md 19.1). */
export function BetaProgramScreen() {
  const query = useRouteQuery<BetaProgramScreenQuery>(graphql`
    query BetaProgramScreenQuery($slug: String!, $isNamed: Boolean!) @preloadable {
      isSlugFree(slug: $slug) @include(if: $isNamed)
      ...OperatorForm_query
    }
  `);
  const [search] = useSearchParams();
  const name = wantedName(search);
  const { site, claim } = useClaim();
  const sender = useSender();
  return (
    <MarketingPage>
      <DocumentTitle>Beta program</DocumentTitle>
      <Opening
        eyebrow="Private beta · 100 pioneers"
        title="Be one of the first hundred"
        lead="A hundred people with something to say try Beamers first: speakers, coaches, authors. Look up a name for your page, and ask for a place."
      >
        <ClaimNameForm
          key={name}
          site={site}
          name={name}
          button={name === "" ? "Check the name" : "Check again"}
          onClaim={claim}
        />
        <div role="status" className={styles.answer}>
          {name !== "" && <NameAnswer site={site} name={name} isFree={query.isSlugFree === true} />}
        </div>
        <Cluster>
          <ButtonLink href={`?${search}#ask`}>Ask for a place</ButtonLink>
          <ButtonLink variant="quiet" href={joinNamedAddress(name)}>
            I have an invitation
          </ButtonLink>
        </Cluster>
      </Opening>
      <div className={styles.body}>
        <div className={styles.about}>
          <WhatYouGet />
          <WhatHappensNext />
        </div>
        <section id="ask" className={styles.form} aria-label="Ask for a place">
          <Card padding="large">
            <Stack gap="large">
              <Stack gap="small">
                <Heading level={2}>Ask for a place</Heading>
                <Text tone="muted">We read every request ourselves, and answer by email.</Text>
              </Stack>
              <OperatorForm
                query={query}
                kind="BETA"
                title="Ask for a place"
                sender={sender}
                claimedSlug={name === "" ? null : name}
              />
            </Stack>
          </Card>
        </section>
      </div>
    </MarketingPage>
  );
}
