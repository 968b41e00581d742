import { type RefObject, Suspense, useState } from "react";
import { flushSync } from "react-dom";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { WhereToMeet_booking$key } from "../../../../__generated__/WhereToMeet_booking.graphql.ts";
import { usePassed } from "../../../../components/bookings/usePassed.ts";
import { placeChangeRefusal } from "../../../../domain/bookings/meetingPlace.ts";
import { sessionTimes } from "../../../../domain/bookings/sessionTimes.ts";
import { BOOKING_STATES } from "../../../../domain/generated/enums.ts";
import { friendlyDate } from "../../../../domain/time/format.ts";
import { latePart } from "../../../../navigation/lazily.ts";
import { knownOf } from "../../../../relay/enums.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";
import { Button } from "../../../../ui/Button/Button.tsx";
import { Cluster, Stack } from "../../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../../ui/Type/Type.tsx";
import { usePartyNames } from "../usePartyNames.ts";
import { Place } from "./Place.tsx";
import { VideoPlace } from "./VideoPlace.tsx";

/** A form and its rules: not needed to see the session. */
const { Part: PlaceDialog, preload } = latePart(() =>
  import("./PlaceDialog.tsx").then((m) => m.PlaceDialog),
);

interface WhereToMeetProps {
  booking: WhereToMeet_booking$key;
  timeZone: string;
  /** Gets the focus when the button that was pressed is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Where they meet, and whether that has changed; its creator can change it until the end. */
export function WhereToMeet({ booking, timeZone, heading }: WhereToMeetProps) {
  const data = useFragment(
    graphql`
      fragment WhereToMeet_booking on Booking {
        id
        date
        endDate
        state
        placeChangedAt
        meetingPlace {
          details
        }
        liveSession {
          ...VideoPlace_session
        }
        creator {
          isOwn
        }
        ...Place_booking
        ...PlaceDialog_booking
        ...usePartyNames_booking
      }
    `,
    booking,
  );
  const { id, date, endDate, placeChangedAt, meetingPlace, creator } = data;
  const { host } = useSession();
  const { revalidate } = useRevalidator();
  const names = usePartyNames(data);
  const { endsAt } = sessionTimes({ date, endDate });
  // Re-rendered when it is over.
  usePassed(host, endsAt);
  const state = knownOf(data.state, BOOKING_STATES);
  const canChange = () =>
    creator.isOwn && state !== null && placeChangeRefusal({ state, endsAt }, host.now()) === null;
  const isChangeable = canChange();
  const [isAsked, setAsked] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const isKnown = meetingPlace.details != null || data.liveSession != null;
  if (!isKnown && !isAsked) return null;
  return (
    <Stack as="section" gap="small">
      <Heading level={2} size="section">
        How you meet
      </Heading>
      {data.liveSession ? (
        <VideoPlace session={data.liveSession} timeZone={timeZone} />
      ) : (
        <Place booking={data} />
      )}
      {placeChangedAt != null && (
        <Text size="small" tone="muted">
          Changed by <bdi>{names.CREATOR}</bdi> on{" "}
          {friendlyDate(Date.parse(placeChangedAt), timeZone)}
        </Text>
      )}
      {(isChangeable || isAsked) && (
        <div className="screen-only">
          <Cluster>
            <Button
              onPointerEnter={() => void preload()}
              onFocus={() => void preload()}
              onClick={() => {
                setWasAsked(true);
                setAsked(true);
                // Another tab may have changed it since the page was opened.
                void revalidate();
              }}
            >
              Change how you meet
            </Button>
          </Cluster>
          {wasAsked && (
            <Suspense>
              <PlaceDialog
                key={id}
                booking={data}
                isOpen={isAsked}
                onClose={() => {
                  flushSync(() => setAsked(false));
                  // It is over or cancelled by now.
                  if (!canChange()) heading.current?.focus();
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </Stack>
  );
}
