import type { MediaSource } from "../../../devices/video/port.ts";
import { Select } from "../../../ui/Select/Select.tsx";
import styles from "./SourceSelects.module.css";
import type { useOwnMedia } from "./useOwnMedia.ts";

type SourceSelectsProps = ReturnType<typeof useOwnMedia>;

/** Which of the device's cameras and microphones. */
export function SourceSelects(props: SourceSelectsProps) {
  return (
    <div className={styles.sources}>
      <SourceSelect kind="camera" {...props} />
      <SourceSelect kind="microphone" {...props} />
    </div>
  );
}

const LABELS = { camera: "Camera", microphone: "Microphone" } as const;

/** Chooses one source of a kind; nothing where the device has none. */
function SourceSelect({ kind, own, state }: SourceSelectsProps & Pick<MediaSource, "kind">) {
  const options = state.sources
    .filter((source) => source.kind === kind)
    .map(({ id, label }, index) => ({ value: id, label: label || `${LABELS[kind]} ${index + 1}` }));
  if (options.length === 0) return null;
  const { chosen, track } = state[kind];
  const current = chosen ?? track?.getSettings().deviceId ?? options[0]?.value ?? "";
  return (
    <Select
      label={LABELS[kind]}
      value={current}
      options={options}
      onChange={(event) => void own.choose(kind, event.target.value)}
    />
  );
}
