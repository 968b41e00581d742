import { graphql, useFragment } from "react-relay/hooks";
import type { Closed_booking$key } from "../../../../__generated__/Closed_booking.graphql.ts";
import { bookingDetailAddress } from "../../../../domain/bookings/addresses.ts";
import { ButtonLink } from "../../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../../ui/EmptyState/EmptyState.tsx";
import { Page } from "../../../../ui/Layout/Layout.tsx";
import { calendar } from "../../../../ui/Ornament/drawings/calendar.tsx";
import { LiveBar } from "../LiveBar.tsx";
import type { Closure } from "../whyClosed.ts";

interface ClosedProps {
  booking: Closed_booking$key;
  closure: Closure;
}

/** A session to which nobody can come any more, and the way to its page. */
export function Closed({ booking, closure }: ClosedProps) {
  const { id, creator } = useFragment(
    graphql`
      fragment Closed_booking on Booking {
        id
        creator {
          slug
        }
      }
    `,
    booking,
  );
  const { title, text, action } = TEXTS[closure];
  return (
    <>
      <LiveBar />
      <Page width="narrow">
        <EmptyState
          headingLevel={1}
          ornament={calendar}
          title={title}
          action={
            <ButtonLink
              variant="primary"
              size="large"
              href={bookingDetailAddress({ slug: creator.slug, bookingId: id })}
            >
              {action}
            </ButtonLink>
          }
        >
          {text}
        </EmptyState>
      </Page>
    </>
  );
}

const TEXTS: Readonly<Record<Closure, { title: string; text: string; action: string }>> = {
  cancelled: {
    title: "This session was cancelled",
    text: "Its page says why, and what happens to the money.",
    action: "See the session",
  },
  elsewhere: {
    title: "You don’t meet here this time",
    text: "How you meet has changed. The session’s page says where.",
    action: "See how you meet",
  },
  past: {
    title: "This session is over",
    text: "It could be joined until 30 minutes after its end.",
    action: "See the session",
  },
  ended: {
    title: "This session has ended",
    text: "Its host ended it for both of you, so it can’t be joined again.",
    action: "See the session",
  },
};
