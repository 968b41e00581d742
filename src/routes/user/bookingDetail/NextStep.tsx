import type { RefObject } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { NextStep_booking$key } from "../../../__generated__/NextStep_booking.graphql.ts";
import { offeringsAddress } from "../../../domain/profiles/addresses.ts";
import { CalendarLinks } from "../../../components/bookings/CalendarLinks.tsx";
import { usePassed } from "../../../components/bookings/usePassed.ts";
import { sessionTimes } from "../../../domain/bookings/sessionTimes.ts";
import type { BookingState } from "../../../domain/generated/enums.ts";
import { paymentStatusAddress } from "../../../domain/payments/addresses.ts";
import { NAME_IN_BUTTON_MAX } from "../../../domain/shared/limits.ts";
import { matchEnum } from "../../../relay/enums.ts";
import { settingsOf } from "../../../session/home.ts";
import { useMe, useSession } from "../../../session/SessionProvider.tsx";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { BookAgain } from "./BookAgain.tsx";
import { ChangeSession } from "./ChangeSession.tsx";
import { PayNow } from "./PayNow.tsx";

interface NextStepProps {
  booking: NextStep_booking$key;
  timeZone: string;
  isFresh: boolean;
  /** Gets the focus when the button that was pressed is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What can be done about a booking in its state. */
export function NextStep({ booking, timeZone, isFresh, heading }: NextStepProps) {
  const data = useFragment(
    graphql`
      fragment NextStep_booking on Booking {
        id
        date
        endDate
        state
        payment {
          id
          state
        }
        creator {
          firstName
          slug
          isOwn
        }
        ...CalendarLinks_booking
        ...ChangeSession_booking
        ...BookAgain_booking
        ...PayNow_booking
      }
    `,
    booking,
  );
  const { host } = useSession();
  const settingsAddress = settingsOf(useMe());
  const { id, state, payment, creator } = data;
  const { date, endDate } = data;
  const isOver = usePassed(host, sessionTimes({ date, endDate }).endsAt);
  const step = matchEnum(state, STEPS, "again");
  const links = (
    <CalendarLinks booking={data} now={host.now()} origin={host.origin} {...{ settingsAddress }} />
  );
  if (step === "meet") {
    return (
      <Stack gap="large">
        {links}
        <ChangeSession key={id} booking={data} {...{ timeZone, heading }} />
        {isOver && !creator.isOwn && <BookAgain booking={data} />}
        {isFresh && !creator.isOwn && (
          <Cluster>
            <ButtonLink variant="quiet" href={offeringsAddress(creator.slug)}>
              <BackTo name={creator.firstName} />
            </ButtonLink>
          </Cluster>
        )}
      </Stack>
    );
  }
  if (step === "cancelled") {
    if (creator.isOwn) return links;
    return (
      <Stack gap="large">
        <BookAgain booking={data} />
        {links}
      </Stack>
    );
  }
  if (creator.isOwn) return null;
  if (payment?.state === "PROCESSING") {
    return <PaymentUnderWay paymentId={payment.id} slug={creator.slug} />;
  }
  return step === "finish" ? <PayNow booking={data} /> : <BookAgain booking={data} />;
}

/** The next step in each state of a booking. */
const STEPS = {
  HELD: "finish",
  CONFIRMED: "meet",
  CANCELLED: "cancelled",
  LAPSED: "again",
} as const satisfies Record<BookingState, string>;

function BackTo({ name }: { name: string }) {
  if (name.length > NAME_IN_BUTTON_MAX) return "Back to the creator";
  return (
    <>
      Back to <bdi>{name}</bdi>
    </>
  );
}

/** Links to the page that tracks the payment until the bank has decided. */
function PaymentUnderWay({ paymentId, slug }: { paymentId: string; slug: string }) {
  const way = { paymentId, redirectUrl: null, creatorSlug: slug };
  return (
    <Cluster>
      <ButtonLink size="large" href={paymentStatusAddress(way)}>
        Check its status
      </ButtonLink>
    </Cluster>
  );
}
