import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { useLocation } from "react-router";
import type { useConnectCalendarQuery } from "../../__generated__/useConnectCalendarQuery.graphql.ts";
import type { CalendarProvider } from "../../domain/generated/enums.ts";
import { failureText } from "../../calls/failure.ts";
import { useToast } from "../../ui/Toast/Toast.tsx";
import type { CalendarHost } from "./pendingReturn.ts";

/** Redirects to a calendar's provider, see `useConnectCalendar`. */
export interface ConnectCalendar {
  connect(provider: CalendarProvider): Promise<void>;
  /** The provider about to be shown. */
  leavingFor: CalendarProvider | null;
}

/**
 * Connects a calendar account: the browser goes to its provider and comes back to this page, where
 * `useCalendarReturn` completes it.
 */
export function useConnectCalendar(host: CalendarHost): ConnectCalendar {
  const environment = useRelayEnvironment();
  const { pathname } = useLocation();
  const showToast = useToast();
  const [leavingFor, setLeavingFor] = useState<CalendarProvider | null>(null);
  // Anyone who returns from the provider with the browser's back button can choose again.
  useEffect(() => host.onReturn(() => setLeavingFor(null)), [host]);

  const connect = async (provider: CalendarProvider) => {
    setLeavingFor(provider);
    try {
      // Fetched on demand: the addresses expire quickly.
      const answer = await fetchQuery<useConnectCalendarQuery>(
        environment,
        graphql`
          query useConnectCalendarQuery($redirectUri: String!) {
            connectCalendarUrls(redirectUri: $redirectUri) {
              provider
              url
            }
          }
        `,
        { redirectUri: host.origin + pathname },
      ).toPromise();
      const target = answer?.connectCalendarUrls.find((each) => each.provider === provider);
      if (target) return host.leaveFor(target.url);
    } catch (error) {
      showToast({ text: failureText(error), tone: "danger" });
    }
    setLeavingFor(null);
  };
  return { connect, leavingFor };
}
