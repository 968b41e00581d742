import { useId, useRef, type ReactNode, type RefCallback } from "react";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { ProgressBar } from "../Progress/Progress.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./DropZone.module.css";
import { FailedUpload, type FailedUploadProps } from "./FailedUpload.tsx";
import { useDragging } from "./useDragging.ts";
import { useKeptFocus } from "./useKeptFocus.ts";

/** What a drop zone shows; it tracks by itself whether a file is held over it. */
export type DropZoneState =
  | { kind: "idle"; failedLast?: FailedUploadProps }
  | { kind: "uploading"; name: string; share: number }
  | { kind: "success" }
  | { kind: "error"; text: string };

export interface DropZoneProps {
  /** What a press does: `Upload a drop`. */
  label: string;
  /** What may be dropped: `PDF, up to 30 MB`. */
  hint: string;
  /** For the system's file chooser, as in `<input accept>`; the caller checks the file too. */
  accept: string;
  state: DropZoneState;
  onFile: (file: File) => void;
  onCancel: () => void;
  /** Shown on success. */
  successText?: string;
}

/**
 * Takes one file: dropped, or chosen after a press or by keys. While uploading, shows the progress
 * and a cancel button; every change is announced.
 */
export function DropZone({
  label,
  hint,
  accept,
  state,
  onFile,
  onCancel,
  successText = "Uploaded",
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { isDragging, dragHandlers } = useDragging({
    isOpen: state.kind !== "uploading",
    onFile,
  });
  const control = useKeptFocus();

  return (
    <div
      className={styles.zone}
      data-state={isDragging ? "dragging" : state.kind}
      {...dragHandlers}
    >
      {state.kind === "uploading" ? (
        <Uploading {...{ state, onCancel, control }} />
      ) : (
        <button
          ref={control}
          type="button"
          className={styles.button}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          <Face {...{ label, state, isDragging, successText }} />
        </button>
      )}
      {state.kind !== "uploading" && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {state.kind === "idle" && state.failedLast && <FailedUpload {...state.failedLast} />}
      <input
        ref={input}
        type="file"
        accept={accept}
        className={styles.input}
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Lets the same file be chosen once more.
          target.value = "";
          if (file) onFile(file);
        }}
      />
      <VisuallyHidden>
        <span role="status">{announcementOf(state, { successText })}</span>
      </VisuallyHidden>
    </div>
  );
}

function Face({
  label,
  state,
  isDragging,
  successText,
}: Pick<DropZoneProps, "label" | "state"> & { isDragging: boolean; successText: string }) {
  if (isDragging) return <Line icon="upload">Drop it here</Line>;
  if (state.kind === "success") return <Line icon="check">{successText}</Line>;
  if (state.kind === "error") {
    return (
      <Line icon="warning">
        <span role="alert">{state.text}</span>
      </Line>
    );
  }
  return <Line icon="upload">{label}</Line>;
}

function Line({ icon, children }: { icon: "upload" | "check" | "warning"; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} size="large" />
      <span className={styles.label}>{children}</span>
    </>
  );
}

function Uploading({
  state: { name, share },
  onCancel,
  control,
}: {
  state: Extract<DropZoneState, { kind: "uploading" }>;
  onCancel: () => void;
  control: RefCallback<HTMLButtonElement>;
}) {
  return (
    <div className={styles.uploading}>
      <div className={styles.progress}>
        <span className={styles.name} dir="auto" title={name}>
          {name}
        </span>
        <span className={styles.share}>{percentOf(share)}</span>
      </div>
      <ProgressBar label={`Uploading ${name}`} value={share} />
      <Button ref={control} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

const percentOf = (share: number) => `${Math.round(share * 100)}%`;

/** In quarters, so that screen readers are not flooded. */
function announcementOf(state: DropZoneState, { successText }: { successText: string }): string {
  if (state.kind === "success") return successText;
  if (state.kind !== "uploading") return "";
  return `Uploading, ${Math.floor(state.share * 4) * 25}%`;
}
