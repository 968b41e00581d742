import { graphql, useFragment } from "react-relay/hooks";
import type { NoVideo_booking$key } from "../../../../__generated__/NoVideo_booking.graphql.ts";
import { bookingDetailAddress } from "../../../../domain/bookings/addresses.ts";
import { ButtonLink } from "../../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../../ui/EmptyState/EmptyState.tsx";
import { Page } from "../../../../ui/Layout/Layout.tsx";
import { LiveBar } from "../LiveBar.tsx";

/** A browser that has no video calls, or isn't let have them. */
export function NoVideo({ booking }: { booking: NoVideo_booking$key }) {
  const { id, creator } = useFragment(
    graphql`
      fragment NoVideo_booking on Booking {
        id
        creator {
          slug
        }
      }
    `,
    booking,
  );
  return (
    <>
      <LiveBar />
      <Page width="narrow">
        <EmptyState
          headingLevel={1}
          title="This browser can’t make video calls"
          action={
            <ButtonLink
              size="large"
              href={bookingDetailAddress({ slug: creator.slug, bookingId: id })}
            >
              Back to your session
            </ButtonLink>
          }
        >
          Open this page in a current version of Chrome, Edge, Firefox or Safari. If you came from
          another app, choose “Open in browser” there.
        </EmptyState>
      </Page>
    </>
  );
}
