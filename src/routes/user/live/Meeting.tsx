import { use, useEffect, useEffectEvent, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate, useRevalidator } from "react-router";
import type { Meeting_session$key } from "../../../__generated__/Meeting_session.graphql.ts";
import { usePassed } from "../../../components/bookings/usePassed.ts";
import { VideoDevicesContext } from "../../../devices/video/videoDevices.ts";
import { profileAddress } from "../../../domain/profiles/addresses.ts";
import { fullName } from "../../../domain/profiles/fullName.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { Lobby } from "./lobby/Lobby.tsx";
import { Closed } from "./over/Closed.tsx";
import { NoVideo } from "./over/NoVideo.tsx";
import { Replaced } from "./over/Replaced.tsx";
import { Room } from "./room/Room.tsx";
import { useLiveSession } from "./useLiveSession.ts";
import { useOwnMedia } from "./useOwnMedia.ts";
import { whyClosed } from "./whyClosed.ts";

interface MeetingProps {
  session: Meeting_session$key;
  timeZone: string;
}

/** A live session: before, during, or closed. */
export function Meeting({ session, timeZone }: MeetingProps) {
  const { channelId, status, opensAt, closesAt, booking } = useFragment(
    graphql`
      fragment Meeting_session on LiveSession {
        channelId
        status
        opensAt
        closesAt
        booking {
          state
          paymentStatus
          bookerName
          meetingPlace {
            kind
          }
          creator {
            firstName
            lastName
            slug
            isOwn
          }
          ...Lobby_booking
          ...Room_booking
          ...Closed_booking
          ...NoVideo_booking
        }
      }
    `,
    session,
  );
  const { state, paymentStatus, meetingPlace, creator, bookerName } = booking;
  const { firstName, lastName, isOwn: isHost } = creator;
  const creatorName = fullName({ firstName, lastName });
  const names = isHost
    ? { own: creatorName, other: bookerName }
    : { own: bookerName, other: creatorName };
  const { host } = useSession();
  const { media } = use(VideoDevicesContext);
  const { revalidate } = useRevalidator();
  const isPast = usePassed(host, Date.parse(closesAt));
  const isOpen = usePassed(host, Date.parse(opensAt));
  const closure = whyClosed({
    state,
    paymentStatus,
    kind: meetingPlace.kind,
    status,
    isPast,
  });
  const canMeet = isOpen && closure === null;
  const [isChecking, setChecking] = useState(false);
  const live = useLiveSession({
    channelId,
    isHost,
    isOpen: canMeet && media.isSupported,
    onOutdated: () => void revalidate(),
  });
  const isWanted = (canMeet || isChecking) && !live.isReplaced;
  const own = useOwnMedia({ isWanted });
  const goOn = useGoOn({ isHost, slug: creator.slug, forget: live.forget });
  useEndOfMeeting({ hasBeenIn: live.hasBeenIn, closure, goOn });

  if (live.news.refused) throw live.news.refused;
  if (closure !== null) {
    return <Closed {...{ booking, closure }} />;
  }
  if (!media.isSupported) return <NoVideo booking={booking} />;
  if (live.isReplaced) return <Replaced onJoin={live.enter} isBusy={live.isEntering} />;
  if (live.seat === null) {
    return (
      <Lobby
        {...{ booking, timeZone, isHost, names, live, own, isOpen, isWanted }}
        onCheck={() => setChecking(true)}
      />
    );
  }
  return <Room {...{ booking, isHost, names, live, own, goOn }} seat={live.seat} />;
}

/** Leads away from a live session: its host home, its booker to the host. */
function useGoOn({ isHost, slug, forget }: { isHost: boolean; slug: string; forget: () => void }) {
  const navigate = useNavigate();
  return () => {
    forget();
    const profile = slug === "" ? PATHS.root : profileAddress(slug);
    void navigate(isHost ? PATHS.beamer : profile);
  };
}

/** Those who were in a session that ended are told, and led on. */
function useEndOfMeeting(facts: {
  hasBeenIn: boolean;
  closure: ReturnType<typeof whyClosed>;
  goOn: () => void;
}) {
  const { hasBeenIn, closure } = facts;
  const show = useToast();
  const leadOn = useEffectEvent(() => {
    show({ text: "The session has ended" });
    facts.goOn();
  });
  const hasEnded = hasBeenIn && (closure === "ended" || closure === "past");
  useEffect(() => {
    if (hasEnded) leadOn();
  }, [hasEnded]);
}
