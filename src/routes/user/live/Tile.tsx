import type { ReactNode } from "react";
import { Avatar } from "../../../ui/Avatar/Avatar.tsx";
import { Moving } from "./Moving.tsx";
import styles from "./Tile.module.css";

interface TileProps {
  /** Whose it is: shown by initials without a picture. */
  name: string;
  /** Names the picture for screen readers. */
  label: string;
  picture: MediaStreamTrack | null;
  /** As in a mirror: one's own face. */
  isMirrored?: boolean;
  /** A screen: all of it is shown. */
  isScreen?: boolean;
  isSmall?: boolean;
  /** Over the picture, at its foot. */
  children?: ReactNode;
}

/** Somebody's picture, or their initials while there is none. */
export function Tile(props: TileProps) {
  const { name, label, picture, isMirrored, isScreen, isSmall, children } = props;
  return (
    <div className={styles.tile} data-small={isSmall || undefined}>
      {picture ? (
        <Moving
          picture={picture}
          label={label}
          className={styles.picture}
          isMirrored={isMirrored === true && isScreen !== true}
          isWhole={isScreen === true}
        />
      ) : (
        <div className={styles.nobody}>
          <Avatar name={name} size={isSmall ? "small" : "large"} isDecorative />
        </div>
      )}
      {children && <div className={styles.foot}>{children}</div>}
    </div>
  );
}
