import { gql } from "./generated/gql.ts";

/** Says that one leaves a live session, while the page is being left. */
export const LeaveLiveSessionMutation = gql(/* GraphQL */ `
  mutation LeaveLiveSession($command: LeaveLiveSessionCommand!) {
    leaveLiveSession(command: $command) {
      id
    }
  }
`);
