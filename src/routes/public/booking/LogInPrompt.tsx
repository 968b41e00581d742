import { graphql, useFragment } from "react-relay/hooks";
import type { LogInPrompt_query$key } from "../../../__generated__/LogInPrompt_query.graphql.ts";
import { PolicyAcceptance } from "../../../components/session/PolicyAcceptance.tsx";
import { useLogIn } from "../../../session/useLogIn.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";

/** Instead of the calendar, for somebody whom nobody could be told of. */
export function LogInPrompt({ query }: { query: LogInPrompt_query$key }) {
  const data = useFragment(
    graphql`
      fragment LogInPrompt_query on Query {
        ...PolicyAcceptance_query
      }
    `,
    query,
  );
  const logIn = useLogIn();
  return (
    <Stack as="section" gap="large">
      <Stack gap="small">
        <Heading level={2} size="title">
          Book Your Session
        </Heading>
        <Text tone="muted">
          Log in to see the free times and to choose yours. Afterwards you are back here.
        </Text>
      </Stack>
      <Stack>
        <div>
          <Button
            variant="primary"
            size="large"
            iconEnd={<Icon name="arrowRight" />}
            onClick={logIn}
          >
            Log in to continue
          </Button>
        </div>
        <PolicyAcceptance query={data} />
      </Stack>
    </Stack>
  );
}
