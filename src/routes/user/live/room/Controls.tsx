import { use, useState, type ReactNode } from "react";
import { VideoDevicesContext } from "../../../../devices/video/videoDevices.ts";
import { MediaError } from "../../../../devices/video/port.ts";
import { Icon } from "../../../../ui/Icon/Icon.tsx";
import { useToast } from "../../../../ui/Toast/Toast.tsx";
import { ControlButton } from "../ControlButton.tsx";
import { LiveIcon } from "../LiveIcon.tsx";
import { SourceToggle } from "../SourceToggle.tsx";
import type { useOwnMedia } from "../useOwnMedia.ts";
import { DeviceDialog } from "./DeviceDialog.tsx";
import { useFullScreen } from "./useFullScreen.ts";
import { usePictureInPicture } from "./usePictureInPicture.ts";
import styles from "./Controls.module.css";

interface ControlsProps {
  own: ReturnType<typeof useOwnMedia>;
  isWriting: boolean;
  /** Texts that were not seen yet. */
  unread: number;
  onWrite: () => void;
  leave: ReactNode;
}

/** What one can do in a session, in one row. */
export function Controls({ own, isWriting, unread, onWrite, leave }: ControlsProps) {
  const { media } = use(VideoDevicesContext);
  const { camera, microphone, screen } = own.state;
  const fullScreen = useFullScreen();
  const pictureInPicture = usePictureInPicture();
  const [isChoosing, setChoosing] = useState(false);
  const show = useToast();
  const share = async () => {
    if (screen !== null) return own.own.stopScreen();
    try {
      await own.own.shareScreen();
    } catch (error) {
      if (error instanceof MediaError && error.trouble === "CANCELLED") return;
      show({ text: "Your screen couldn’t be shared.", tone: "danger" });
    }
  };
  return (
    <div className={styles.controls} role="toolbar" aria-label="Session controls">
      <SourceToggle kind="microphone" source={microphone} onToggle={own.own.toggle} />
      <SourceToggle kind="camera" source={camera} onToggle={own.own.toggle} />
      {media.canShareScreen && (
        <ControlButton
          label={screen === null ? "Share screen" : "Stop sharing"}
          tone={screen === null ? "plain" : "on"}
          icon={<LiveIcon name={screen === null ? "screen" : "screenOff"} />}
          onClick={() => void share()}
        />
      )}
      <ControlButton
        label={isWriting ? "Hide messages" : "Messages"}
        tone={isWriting ? "on" : "plain"}
        icon={<LiveIcon name="message" />}
        count={unread}
        aria-expanded={isWriting}
        onClick={onWrite}
      />
      {pictureInPicture.isSupported && (
        <ControlButton
          label="Picture in picture"
          icon={<LiveIcon name="pictureInPicture" />}
          onClick={pictureInPicture.toggle}
        />
      )}
      {fullScreen.isSupported && (
        <span className={styles.wide}>
          <ControlButton
            label={fullScreen.isOn ? "Leave full screen" : "Full screen"}
            icon={<Icon name={fullScreen.isOn ? "shrink" : "expand"} />}
            onClick={fullScreen.toggle}
          />
        </span>
      )}
      <ControlButton
        label="Choose camera and microphone"
        icon={<Icon name="settings" />}
        onClick={() => setChoosing(true)}
      />
      {leave}
      <DeviceDialog own={own} isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </div>
  );
}
