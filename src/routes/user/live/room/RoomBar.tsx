import { useNow } from "../../../../components/bookings/useNow.ts";
import type { LineState } from "../../../../devices/video/port.ts";
import { sessionClock } from "../../../../domain/live/sessionClock.ts";
import type { Instant } from "../../../../domain/time/instant.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";
import { TimeLeft } from "../../../../ui/TimeLeft/TimeLeft.tsx";
import { Heading, Text } from "../../../../ui/Type/Type.tsx";
import { Quality } from "./Quality.tsx";
import styles from "./RoomBar.module.css";

interface RoomBarProps {
  title: string;
  /** The other side's name. */
  name: string;
  times: { startsAt: Instant; endsAt: Instant };
  quality: LineState["quality"];
}

/** What the session is, how long it has been and still is, and how good the line is. */
export function RoomBar({ title, name, times, quality }: RoomBarProps) {
  const clock = sessionClock(times, useNow(useSession().host));
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <Heading level={1} size="small">
          <bdi title={title}>{title}</bdi>
        </Heading>
        <Text size="small" tone="muted">
          with <bdi title={name}>{name}</bdi>
        </Text>
      </div>
      <div className={styles.end}>
        <Quality quality={quality} />
        <TimeLeft isUrgent={clock.isUrgent} announcement={clock.warning}>
          {clock.shown}
          {clock.left !== null && ` · ${clock.left}`}
        </TimeLeft>
      </div>
    </div>
  );
}
