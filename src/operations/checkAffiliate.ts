import { gql } from "./generated/gql.ts";

/** Whether an invitation code exists. */
export const CheckAffiliateMutation = gql(/* GraphQL */ `
  mutation CheckAffiliate($command: CheckAffiliateCommand!) {
    checkAffiliate(command: $command)
  }
`);
