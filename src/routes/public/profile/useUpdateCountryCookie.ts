import { graphql } from "react-relay/hooks";
import type { useUpdateCountryCookieMutation } from "../../../__generated__/useUpdateCountryCookieMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Remembers the visitor's country. */
export function useUpdateCountryCookie() {
  return useCall<useUpdateCountryCookieMutation>(graphql`
    mutation useUpdateCountryCookieMutation($command: UpdateCountryCookieCommand!) {
      updateCountryCookie(command: $command) {
        __typename
      }
    }
  `);
}
