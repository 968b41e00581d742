import type { MediaSource, MediaTrouble } from "../../../devices/video/port.ts";
import type { OwnMediaState } from "../../../live/ownMedia.ts";
import { Banner } from "../../../ui/Banner/Banner.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import { howToAllow } from "./howToAllow.ts";

interface TroublesProps {
  state: OwnMediaState;
  onRetry: () => void;
}

/** Why one can't be seen or heard, and what to do about it. */
export function Troubles({ state, onRetry }: TroublesProps) {
  const { camera, microphone } = state;
  const troubles = { camera: camera.trouble, microphone: microphone.trouble };
  const kinds = (["camera", "microphone"] as const).filter((kind) => troubles[kind] !== null);
  if (kinds.length === 0) return null;
  const isDenied = kinds.some((kind) => troubles[kind] === "DENIED");
  const canGoOn = microphone.trouble === null;
  return (
    <div role="alert">
      <Banner
        label="Camera and microphone"
        tone="warning"
        actions={<Button onClick={onRetry}>Try again</Button>}
      >
        <Stack gap="small">
          {said(kinds, troubles).map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
          {isDenied && <Text size="small">{howToAllow(navigator.userAgent)}</Text>}
          {canGoOn && <Text size="small">You can also join with sound only.</Text>}
        </Stack>
      </Banner>
    </div>
  );
}

type Kind = MediaSource["kind"];

/** One sentence for both where the same is wrong with them. */
function said(kinds: readonly Kind[], troubles: Record<Kind, MediaTrouble | null>): string[] {
  const [first, second] = kinds;
  if (first && second && troubles[first] === troubles[second]) {
    return [sentence("camera and microphone", troubles[first], true)];
  }
  return kinds.map((kind) => sentence(kind, troubles[kind], false));
}

function sentence(what: string, trouble: MediaTrouble | null, isBoth: boolean): string {
  switch (trouble) {
    case "DENIED":
      return `Your browser doesn’t let this page use your ${what}.`;
    case "NONE":
      return `We couldn’t find a ${isBoth ? "camera or a microphone" : what}. Connect one and try again.`;
    case "IN_USE":
      return `Another program is using your ${what}. Close it there and try again.`;
    default:
      return `Your ${what} couldn’t be opened. Try again, or restart your browser.`;
  }
}
