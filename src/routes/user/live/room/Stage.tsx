import { useState } from "react";
import type { LineState } from "../../../../devices/video/port.ts";
import type { OwnMediaState } from "../../../../live/ownMedia.ts";
import { VisuallyHidden } from "../../../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { LiveIcon } from "../LiveIcon.tsx";
import { Tile } from "../Tile.tsx";
import type { RoomNews } from "./useRoomNews.ts";
import styles from "./Stage.module.css";

/** Marks what picture in picture shows. */
export const LARGE_PICTURE = "data-large-picture";

interface StageProps {
  names: { own: string; other: string };
  own: OwnMediaState;
  line: LineState;
  roomNews: RoomNews;
}

/** Both pictures: one large, one small, and the other way round after a press. */
export function Stage({ names, own, line, roomNews }: StageProps) {
  const [isSwapped, setSwapped] = useState(false);
  const { incoming } = line;
  const isTogether = roomNews.state === "together";
  const theirs = (
    <Tile
      name={names.other}
      label={incoming.isScreen ? `Screen of ${names.other}` : `Video of ${names.other}`}
      picture={isTogether ? incoming.picture : null}
      isScreen={incoming.isScreen}
      isSmall={isSwapped}
    >
      <NameTag name={names.other} isMuted={isTogether && !incoming.hasSound} isSmall={isSwapped} />
    </Tile>
  );
  const mine = (
    <Tile
      name={names.own}
      label={own.screen ? "Your screen" : "Your video"}
      picture={own.screen ?? own.camera.track}
      isMirrored
      isScreen={own.screen !== null}
      isSmall={!isSwapped}
    >
      <NameTag name="You" isMuted={own.microphone.track === null} isSmall={!isSwapped} />
    </Tile>
  );
  return (
    <div className={styles.stage}>
      <div className={styles.large} {...{ [LARGE_PICTURE]: true }}>
        {isSwapped ? mine : theirs}
      </div>
      <div className={styles.small}>
        {isSwapped ? theirs : mine}
        <button
          type="button"
          className={styles.swap}
          aria-label="Swap the videos"
          title="Swap the videos"
          onClick={() => setSwapped((is) => !is)}
        />
      </div>
      {roomNews.notice !== null && <p className={styles.notice}>{roomNews.notice}</p>}
      <VisuallyHidden>
        <span role="status">{roomNews.announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

interface NameTagProps {
  name: string;
  isMuted: boolean;
  isSmall: boolean;
}

/** Whose picture it is, and whether they are muted; on a small one only the latter. */
function NameTag({ name, isMuted, isSmall }: NameTagProps) {
  if (isSmall && !isMuted) return null;
  return (
    <span className={styles.name} title={name}>
      {isMuted && <LiveIcon name="micOff" label="Muted" />}
      {!isSmall && <bdi>{name}</bdi>}
    </span>
  );
}
