import type { MediaSource } from "../../../devices/video/port.ts";
import type { OwnSource } from "../../../live/ownMedia.ts";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { ControlButton } from "./ControlButton.tsx";
import { LiveIcon } from "./LiveIcon.tsx";

interface SourceToggleProps {
  kind: MediaSource["kind"];
  source: OwnSource;
  onToggle: (kind: MediaSource["kind"]) => Promise<void>;
}

const LABELS = {
  camera: { on: "Turn camera off", off: "Turn camera on", icons: ["video", "videoOff"] },
  microphone: { on: "Mute", off: "Unmute", icons: ["mic", "micOff"] },
} as const;

/** Switches one's camera or microphone on and off. */
export function SourceToggle({ kind, source, onToggle }: SourceToggleProps) {
  const { on, off, icons } = LABELS[kind];
  const isHeard = source.isOn && source.trouble === null;
  const [shown, crossed] = icons;
  return (
    <ControlButton
      label={source.isOn ? on : off}
      tone={isHeard ? "plain" : "off"}
      icon={isHeard ? <Icon name={shown} /> : <LiveIcon name={crossed} />}
      onClick={() => void onToggle(kind)}
    />
  );
}
