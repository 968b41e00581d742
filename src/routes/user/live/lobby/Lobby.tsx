import { graphql, useFragment } from "react-relay/hooks";
import type { Lobby_booking$key } from "../../../../__generated__/Lobby_booking.graphql.ts";
import { bookingDetailAddress } from "../../../../domain/bookings/addresses.ts";
import { sessionTimes } from "../../../../domain/bookings/sessionTimes.ts";
import { friendlyStretch } from "../../../../domain/time/format.ts";
import { ButtonLink } from "../../../../ui/Button/Button.tsx";
import { Icon } from "../../../../ui/Icon/Icon.tsx";
import { Page, Stack } from "../../../../ui/Layout/Layout.tsx";
import { PersonLine } from "../../../../ui/PersonLine/PersonLine.tsx";
import { Heading, Text } from "../../../../ui/Type/Type.tsx";
import { LiveBar } from "../LiveBar.tsx";
import { SourceSelects } from "../SourceSelects.tsx";
import type { LiveSessionView } from "../useLiveSession.ts";
import type { useOwnMedia } from "../useOwnMedia.ts";
import { OwnCheck } from "./OwnCheck.tsx";
import { WayIn } from "./WayIn.tsx";
import styles from "./Lobby.module.css";

interface LobbyProps {
  booking: Lobby_booking$key;
  timeZone: string;
  isHost: boolean;
  names: { own: string; other: string };
  live: LiveSessionView;
  own: ReturnType<typeof useOwnMedia>;
  /** Whether its window has begun. */
  isOpen: boolean;
  /** Whether camera and microphone are asked for. */
  isWanted: boolean;
  onCheck: () => void;
}

/** Before a session: how one looks and sounds, when it begins, and the way in. */
export function Lobby({ booking, timeZone, isHost, names, live, own, ...props }: LobbyProps) {
  const { isOpen, isWanted, onCheck } = props;
  const { id, title, creator, date, endDate } = useFragment(
    graphql`
      fragment Lobby_booking on Booking {
        id
        title
        date
        endDate
        creator {
          slug
          isOwn
          profilePicture {
            systemFullPath
          }
        }
      }
    `,
    booking,
  );
  const { startsAt, endsAt } = sessionTimes({ date, endDate });
  const back = bookingDetailAddress({ slug: creator.slug, bookingId: id });
  return (
    <>
      <LiveBar>
        <ButtonLink variant="quiet" href={back} icon={<Icon name="arrowLeft" />}>
          Your session
        </ButtonLink>
      </LiveBar>
      <Page width="wide">
        <div className={styles.lobby}>
          <div className={styles.head}>
            <Stack>
              <Heading level={1}>
                <bdi>{title}</bdi>
              </Heading>
              <PersonLine
                name={names.other}
                picture={creator.isOwn ? null : creator.profilePicture?.systemFullPath}
              >
                with <bdi>{names.other}</bdi>
              </PersonLine>
              <Text>{friendlyStretch({ start: startsAt, end: endsAt }, timeZone)}</Text>
            </Stack>
          </div>
          <div className={styles.picture}>
            <OwnCheck {...{ own, isWanted, onCheck }} name={names.own} />
          </div>
          <div className={styles.go}>
            <WayIn {...{ isHost, isOpen, live, startsAt, timeZone }} name={names.other} />
          </div>
          {isWanted && (
            <div className={styles.devices}>
              <SourceSelects {...own} />
            </div>
          )}
        </div>
      </Page>
    </>
  );
}
