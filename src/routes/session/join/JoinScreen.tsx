import { useEffect } from "react";
import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import { wantedName } from "../../../domain/forms/wantedName.ts";
import { JOIN_QUERY } from "../../../domain/session/addresses.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import type { JoinScreenQuery } from "../../../__generated__/JoinScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { PolicyAcceptance } from "../../../components/session/PolicyAcceptance.tsx";
import { ReportedError } from "../../../components/session/ReportedError.tsx";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useClaim } from "../../../session/useClaim.ts";
import { useMe } from "../../../session/SessionProvider.tsx";
import { useReportedError } from "../../../session/signIn/useReportedError.ts";
import { Card } from "../../../ui/Card/Card.tsx";
import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Eyebrow, Heading, Text } from "../../../ui/Type/Type.tsx";
import { BecomeBeamerForm } from "./BecomeBeamerForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

/** Signing up as a creator, with the code of one who is there already. */
export function JoinScreen() {
  const query = useRouteQuery<JoinScreenQuery>(graphql`
    query JoinScreenQuery @preloadable {
      ...PolicyAcceptance_query
    }
  `);
  const me = useMe();
  const reported = useReportedError();
  const [search] = useSearchParams();
  const invitedWith = search.get(JOIN_QUERY.code) ?? "";
  const wanted = wantedName(search);
  const { claim } = useClaim();
  // The address brings it here also when the link was followed before its page's scripts ran.
  useEffect(() => {
    if (wanted !== "") claim(wanted);
  }, [wanted, claim]);
  const isInvalid = me !== null && search.has(JOIN_QUERY.isInvalid);
  return (
    <Page width="narrow">
      <DocumentTitle>Join</DocumentTitle>
      <Card padding="large">
        <Stack gap="large">
          <Stack gap="small">
            <Eyebrow>{eyebrowOf({ isInvalid, invitedWith })}</Eyebrow>
            <Heading level={1}>Become a beamer</Heading>
            <Text tone="muted">
              {isInvalid
                ? "The beamer code you came with isn’t valid, so you’ve joined as a user. Try another code, or continue without one."
                : "Your own page for your talks, your documents and your time. Beamers invite beamers: you get a code from one of them."}
            </Text>
          </Stack>
          {!me && <ReportedError failure={reported} />}
          {me ? (
            <BecomeBeamerForm invitedWith={invitedWith} isInvalid={isInvalid} />
          ) : (
            <>
              <Stack>
                <SignUpForm invitedWith={invitedWith} />
                <PolicyAcceptance query={query} />
              </Stack>
              <Text size="small">
                Only here to book or read? <Link href={PATHS.login}>Log in</Link>
              </Text>
            </>
          )}
        </Stack>
      </Card>
    </Page>
  );
}

function eyebrowOf({ isInvalid, invitedWith }: { isInvalid: boolean; invitedWith: string }) {
  if (isInvalid) return "You’re signed in";
  return invitedWith ? "You are invited" : "For creators";
}
