import { gql } from "./generated/gql.ts";

/** Code from the provider in, access token out. */
export const LinkedInSignInSignUpMutation = gql(/* GraphQL */ `
  mutation LinkedInSignInSignUp($command: LinkedInSignInSignUpCommand!) {
    linkedInSignInSignUp(command: $command) {
      token
    }
  }
`);
