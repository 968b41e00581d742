import { gql } from "./generated/gql.ts";

/** Ends the session on the server. */
export const LogOutMutation = gql(/* GraphQL */ `
  mutation LogOut {
    logOut
  }
`);
