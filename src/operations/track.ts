import { gql } from "./generated/gql.ts";

/** Notes that the signed-in user looked at a creator. */
export const TrackMutation = gql(/* GraphQL */ `
  mutation Track($command: TrackCommand!) {
    track(command: $command)
  }
`);
