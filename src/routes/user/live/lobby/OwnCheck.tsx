import { Button } from "../../../../ui/Button/Button.tsx";
import { Stack } from "../../../../ui/Layout/Layout.tsx";
import { SourceToggle } from "../SourceToggle.tsx";
import { Tile } from "../Tile.tsx";
import { Troubles } from "../Troubles.tsx";
import type { useOwnMedia } from "../useOwnMedia.ts";
import { LevelMeter } from "./LevelMeter.tsx";
import styles from "./OwnCheck.module.css";

interface OwnCheckProps {
  own: ReturnType<typeof useOwnMedia>;
  name: string;
  isWanted: boolean;
  onCheck: () => void;
}

/** One's own picture and level, before one is seen and heard. */
export function OwnCheck({ own: { own, state }, name, isWanted, onCheck }: OwnCheckProps) {
  const { camera, microphone } = state;
  return (
    <Stack>
      <div className={styles.picture}>
        <Tile name={name} label="Your video" picture={camera.track} isMirrored />
        <div className={styles.toggles}>
          {isWanted ? (
            <>
              <SourceToggle kind="microphone" source={microphone} onToggle={own.toggle} />
              <SourceToggle kind="camera" source={camera} onToggle={own.toggle} />
            </>
          ) : (
            <Button onClick={onCheck}>Check camera and microphone</Button>
          )}
        </div>
      </div>
      {isWanted && (
        <>
          <Troubles state={state} onRetry={() => void own.open()} />
          <LevelMeter microphone={microphone.track} />
        </>
      )}
    </Stack>
  );
}
