import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Room_booking$key } from "../../../../__generated__/Room_booking.graphql.ts";
import { sessionTimes } from "../../../../domain/bookings/sessionTimes.ts";
import { outgoingOf } from "../../../../live/ownMedia.ts";
import { Troubles } from "../Troubles.tsx";
import type { Access } from "../useEnter.ts";
import { useLine } from "../useLine.ts";
import type { LiveSessionView } from "../useLiveSession.ts";
import type { useOwnMedia } from "../useOwnMedia.ts";
import { Controls } from "./Controls.tsx";
import { Leave } from "./Leave.tsx";
import { RoomBar } from "./RoomBar.tsx";
import { Sound } from "./Sound.tsx";
import { Stage } from "./Stage.tsx";
import { Texts } from "./Texts.tsx";
import { useRoomNews } from "./useRoomNews.ts";
import { useUnread } from "./useUnread.ts";
import styles from "./Room.module.css";

interface RoomProps {
  booking: Room_booking$key;
  isHost: boolean;
  names: { own: string; other: string };
  seat: Access;
  live: LiveSessionView;
  own: ReturnType<typeof useOwnMedia>;
  /** Leads away, once one has left. */
  goOn: () => void;
}

/** A session that one is in: both pictures, the controls, and texts. */
export function Room({ booking, isHost, names, seat, live, own, goOn }: RoomProps) {
  const { title, date, endDate } = useFragment(
    graphql`
      fragment Room_booking on Booking {
        title
        date
        endDate
      }
    `,
    booking,
  );
  const { other, news, outbox } = live;
  const { participantId } = seat;
  const line = useLine({
    access: seat,
    renew: live.renew,
    isPolite: !isHost,
    peer: other?.participantId ?? null,
    outgoing: outgoingOf(own.state),
    sendSignal: live.sendSignal,
  });
  const { onSignal } = live;
  useEffect(() => onSignal(line.hear));
  const [isWriting, setWriting] = useState(false);
  const [draft, setDraft] = useState("");
  const unread = useUnread({ texts: news.texts, isHost, isShown: isWriting });
  const roomNews = useRoomNews({
    other,
    line: line.state,
    isConnected: news.isConnected,
    name: names.other,
    isHost,
  });
  const times = sessionTimes({ date, endDate });
  return (
    <div className={styles.room} data-writing={isWriting || undefined}>
      <RoomBar title={title} times={times} quality={line.state.quality} name={names.other} />
      <div className={styles.middle}>
        <Stage {...{ names, own: own.state, line: line.state, roomNews }} />
        <Troubles state={own.state} onRetry={() => void own.own.open()} />
      </div>
      <Sound track={line.state.incoming.sound} />
      {isWriting && (
        <Texts
          texts={news.texts}
          {...{ isHost, names, draft }}
          onDraft={setDraft}
          onSend={(text, key) => outbox.send({ kind: "TEXT", participantId, key, text })}
          onClose={() => setWriting(false)}
        />
      )}
      <Controls
        {...{ own, isWriting, unread }}
        onWrite={() => setWriting((is) => !is)}
        leave={<Leave {...{ isHost, goOn }} channelId={seat.channelId} />}
      />
    </div>
  );
}
