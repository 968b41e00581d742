import { graphql } from "react-relay/hooks";
import { PATHS } from "../../../domain/shared/paths.ts";
import type { LoginScreenQuery } from "../../../__generated__/LoginScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { PolicyAcceptance } from "../../../components/session/PolicyAcceptance.tsx";
import { ReportedError } from "../../../components/session/ReportedError.tsx";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useReportedError } from "../../../session/signIn/useReportedError.ts";
import { useStartSignIn } from "../../../session/signIn/useStartSignIn.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";

/** Where everybody signs in. */
export function LoginScreen() {
  const query = useRouteQuery<LoginScreenQuery>(graphql`
    query LoginScreenQuery @preloadable {
      ...PolicyAcceptance_query
    }
  `);
  const { start, isBusy, message } = useStartSignIn();
  const reported = useReportedError();
  return (
    <Page width="narrow">
      <DocumentTitle>Log in</DocumentTitle>
      <Card padding="large">
        <Stack gap="large">
          <Stack gap="small">
            <Heading level={1}>Good to see you</Heading>
            <Text tone="muted">
              Log in to book a call, read what you bought, or manage your own page.
            </Text>
          </Stack>
          <ReportedError failure={reported} />
          <Stack>
            <Button
              variant="primary"
              size="large"
              wide
              icon={<Icon name="linkedin" />}
              isBusy={isBusy}
              onClick={() => void start()}
            >
              Continue with LinkedIn
            </Button>
            <FieldError>{message}</FieldError>
            <PolicyAcceptance query={query} />
          </Stack>
          <Text size="small">
            Have a beamer code? <Link href={PATHS.join}>Join as a creator</Link>
          </Text>
        </Stack>
      </Card>
    </Page>
  );
}
