import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { Navigate, useParams } from "react-router";
import type { RescheduleScreenQuery } from "../../../__generated__/RescheduleScreenQuery.graphql.ts";
import { useRescheduleRefusal } from "../../../components/bookings/useRescheduleRefusal.ts";
import { WithWhom } from "../../../components/bookings/WithWhom.tsx";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { bookingDetailAddress, rescheduleAddress } from "../../../domain/bookings/addresses.ts";
import { sessionTimes } from "../../../domain/bookings/sessionTimes.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster, Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { CannotMove } from "./CannotMove.tsx";
import { movesLeftText } from "./movesLeftText.ts";
import { RescheduleForm } from "./RescheduleForm.tsx";
import styles from "./RescheduleScreen.module.css";

/** Where a booker chooses another time for a session. */
export function RescheduleScreen() {
  const data = useRouteQuery<RescheduleScreenQuery>(graphql`
    query RescheduleScreenQuery($id: ID!) @preloadable {
      bookingById(id: $id) {
        id
        date
        endDate
        moves {
          __typename
        }
        creator {
          slug
        }
        ...useRescheduleRefusal_booking
        ...WithWhom_booking
        ...RescheduleForm_booking
      }
      ...RescheduleForm_query
    }
  `);
  const { bookingById: booking } = data;
  const { id: bookingId, date, endDate, moves, creator } = booking;
  const { slug } = creator;
  const { slug: namedSlug } = useParams();
  const refusal = useRescheduleRefusal(booking, useSession().host);
  const present = {
    from: sessionTimes({ date, endDate }).startsAt,
    moveCount: moves.length,
    refusal,
  };
  // While it is moved and the page is being left, the page stays as it was.
  const [kept, setKept] = useState<typeof present | null>(null);
  const shown = kept ?? present;
  const isRefused = shown.refusal !== null;
  const content = useRef<HTMLDivElement>(null);
  const wasRefused = useRef(isRefused);
  useEffect(() => {
    if (isRefused === wasRefused.current) return;
    wasRefused.current = isRefused;
    // What had the focus is gone.
    content.current?.focus();
  }, [isRefused]);
  // Below another creator's name, or this one's in capitals.
  if (namedSlug !== slug) return <Navigate to={rescheduleAddress({ slug, bookingId })} replace />;
  const back = bookingDetailAddress({ slug, bookingId });
  return (
    <Page>
      <DocumentTitle>Move your session</DocumentTitle>
      <div ref={content} tabIndex={-1} className={styles.content}>
        {shown.refusal === null ? (
          <Stack gap="huge">
            <Stack gap="large">
              <Stack>
                <Cluster startsQuiet>
                  <ButtonLink variant="quiet" href={back} icon={<Icon name="arrowLeft" />}>
                    Back to your session
                  </ButtonLink>
                </Cluster>
                <Heading level={1} size="hero">
                  Move your session
                </Heading>
                <Text tone="muted">{movesLeftText(shown.moveCount)}</Text>
              </Stack>
              <WithWhom booking={booking} />
            </Stack>
            <RescheduleForm
              key={bookingId}
              {...{ booking, query: data }}
              from={shown.from}
              onMoving={(isMoving) => setKept(isMoving ? present : null)}
            />
          </Stack>
        ) : (
          <CannotMove refusal={shown.refusal} back={back} />
        )}
      </div>
    </Page>
  );
}
