import { gql } from "./generated/gql.ts";

/** Where the browser goes to sign in. */
export const LinkedInAuthorizationUrlQuery = gql(/* GraphQL */ `
  query LinkedInAuthorizationUrl($redirectUri: String!, $state: String!) {
    linkedInAuthorizationUrl(redirectUri: $redirectUri, state: $state)
  }
`);
