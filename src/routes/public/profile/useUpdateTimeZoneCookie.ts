import { graphql } from "react-relay/hooks";
import type { useUpdateTimeZoneCookieMutation } from "../../../__generated__/useUpdateTimeZoneCookieMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Remembers the visitor's time zone. */
export function useUpdateTimeZoneCookie() {
  return useCall<useUpdateTimeZoneCookieMutation>(graphql`
    mutation useUpdateTimeZoneCookieMutation($command: UpdateTimeZoneCookieCommand!) {
      updateTimeZoneCookie(command: $command)
    }
  `);
}
