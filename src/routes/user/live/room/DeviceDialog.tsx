import { Dialog } from "../../../../ui/Dialog/Dialog.tsx";
import { Stack } from "../../../../ui/Layout/Layout.tsx";
import { LevelMeter } from "../lobby/LevelMeter.tsx";
import { SourceSelects } from "../SourceSelects.tsx";
import type { useOwnMedia } from "../useOwnMedia.ts";

interface DeviceDialogProps {
  own: ReturnType<typeof useOwnMedia>;
  isOpen: boolean;
  onClose: () => void;
}

/** Another camera or microphone, while the session goes on. */
export function DeviceDialog({ own, isOpen, onClose }: DeviceDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Camera and microphone" cancelLabel="Done">
      <Stack>
        <SourceSelects {...own} />
        <LevelMeter microphone={own.state.microphone.track} />
      </Stack>
    </Dialog>
  );
}
