import { graphql, useFragment } from "react-relay/hooks";
import type { JoinSession_session$key } from "../../__generated__/JoinSession_session.graphql.ts";
import { ButtonLink } from "../../ui/Button/Button.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import type { Clock } from "../bookings/useNow.ts";
import { usePassed } from "../bookings/usePassed.ts";

interface JoinSessionProps {
  session: JoinSession_session$key;
  clock: Clock;
  size?: "medium" | "large";
}

/** Leads into a live session; nothing while it can't be joined. */
export function JoinSession({ session, clock, size = "medium" }: JoinSessionProps) {
  const { status, opensAt, closesAt, joinUrl } = useFragment(
    graphql`
      fragment JoinSession_session on LiveSession {
        status
        opensAt
        closesAt
        joinUrl {
          relativeUrl
        }
      }
    `,
    session,
  );
  const isOpen = usePassed(clock, Date.parse(opensAt));
  const isClosed = usePassed(clock, Date.parse(closesAt));
  if (!isOpen || isClosed || status === "ENDED") return null;
  return (
    <ButtonLink
      variant="primary"
      size={size}
      href={joinUrl.relativeUrl}
      icon={<Icon name="video" />}
    >
      Join
    </ButtonLink>
  );
}
