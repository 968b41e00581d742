import { gql } from "./generated/gql.ts";

/** A new access token for the refresh cookie. */
export const RefreshMutation = gql(/* GraphQL */ `
  mutation Refresh {
    refresh {
      token
    }
  }
`);
