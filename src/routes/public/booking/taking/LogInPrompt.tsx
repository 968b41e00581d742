import { graphql, useFragment } from "react-relay/hooks";
import type { LogInPrompt_query$key } from "../../../../__generated__/LogInPrompt_query.graphql.ts";
import { PolicyAcceptance } from "../../../../components/session/PolicyAcceptance.tsx";
import { Button } from "../../../../ui/Button/Button.tsx";
import { Stack } from "../../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../../ui/Type/Type.tsx";

interface LogInPromptProps {
  query: LogInPrompt_query$key;
  /** Whether a time is chosen, to which the sign-in returns. */
  hasTime: boolean;
  onLogIn: () => void;
}

/** Next to the times, for a visitor: a slot can only be taken signed in. */
export function LogInPrompt({ query, hasTime, onLogIn }: LogInPromptProps) {
  const data = useFragment(
    graphql`
      fragment LogInPrompt_query on Query {
        ...PolicyAcceptance_query
      }
    `,
    query,
  );
  return (
    <Stack as="section">
      <Stack gap="small">
        <Heading level={2}>Book Your Session</Heading>
        <Text tone="muted">
          Log in to book. We’ll bring you back {hasTime ? "to this time" : "here"}.
        </Text>
      </Stack>
      <div>
        <Button onClick={onLogIn}>Log in to continue</Button>
      </div>
      <PolicyAcceptance query={data} />
    </Stack>
  );
}
