import { useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { useCalendarReturnMutation } from "../../__generated__/useCalendarReturnMutation.graphql.ts";
import { failureText } from "../../calls/failure.ts";
import { isTransient } from "../../calls/isTransient.ts";
import { useCall } from "../../relay/useCall.ts";
import { useToast } from "../../ui/Toast/Toast.tsx";
import {
  type CalendarHost,
  type PendingReturn,
  dropPending,
  keepPending,
  readPending,
} from "./pendingReturn.ts";

/** How a return from a calendar's provider came out. */
export interface CalendarReturn {
  isConnecting: boolean;
  /** The error, in a sentence or two; null without one, or if nobody came back. */
  problem: string | null;
  /** Retries; null where that can't help. */
  tryAgain: (() => void) | null;
  /** Takes the problem away. */
  dismiss(): void;
}

const NAMES = ["code", "state", "error", "error_description"] as const;

const REFUSED =
  "No calendar was connected, because access wasn’t granted. You can try again at any time.";

/**
 * Completes connecting a calendar account on the page that its provider redirects to. The
 * provider's parameters are removed from the address at once and used once (docs/product.md 5.10).
 */
export function useCalendarReturn(host: CalendarHost): CalendarReturn {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const showToast = useToast();
  const [problem, setProblem] = useState(() => (search.has("error") ? REFUSED : null));
  const { run, isBusy } = useCall<useCalendarReturnMutation>(graphql`
    mutation useCalendarReturnMutation($command: ConnectCalendarCommand!) {
      connectCalendar(command: $command) {
        id
        calendarProfiles {
          id
          ...CalendarAccount_profile
        }
        ...DefaultCalendar_settings
      }
    }
  `);
  const redirectUri = host.origin + pathname;

  const connect = (pending: PendingReturn) =>
    run({ command: { ...pending } }).then(
      () => {
        dropPending(host);
        setProblem(null);
        showToast({ text: "Calendar connected", tone: "success" });
      },
      (error: unknown) => {
        // The code may still be good.
        if (!isTransient(error)) dropPending(host);
        setProblem(failureText(error));
      },
    );
  const takeReturn = useEffectEvent(() => {
    const [code, state] = NAMES.map((name) => search.get(name));
    if (code && state) keepPending(host, { code, state, redirectUri });
    if (NAMES.some((name) => search.has(name))) {
      const rest = new URLSearchParams(search);
      for (const name of NAMES) rest.delete(name);
      void navigate({ pathname, search: rest.toString() }, { replace: true });
    }
    const pending = readPending(host, redirectUri);
    if (pending !== null) void connect(pending);
  });
  useEffect(() => takeReturn(), []);

  const waiting = problem === null ? null : readPending(host, redirectUri);
  return {
    isConnecting: isBusy,
    problem,
    tryAgain: waiting && (() => void connect(waiting)),
    dismiss: () => {
      dropPending(host);
      setProblem(null);
    },
  };
}
