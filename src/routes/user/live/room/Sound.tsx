import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/Button/Button.tsx";
import styles from "./Sound.module.css";

/** The other side's sound. A browser may want a press before it plays any. */
export function Sound({ track }: { track: MediaStreamTrack | null }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isHeldBack, setHeldBack] = useState(false);
  useEffect(() => {
    const element = audio.current;
    if (element === null || track === null) return;
    element.srcObject = new MediaStream([track]);
    playOr(element, setHeldBack);
    return () => {
      element.srcObject = null;
    };
  }, [track]);
  const turnOn = () => {
    if (audio.current) playOr(audio.current, setHeldBack);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- somebody speaks, here and now */}
      <audio ref={audio} autoPlay />
      {isHeldBack && (
        <div className={styles.ask}>
          <Button variant="primary" onClick={turnOn}>
            Turn sound on
          </Button>
        </div>
      )}
    </>
  );
}

/** Plays, and says whether the browser holds it back. */
function playOr(element: HTMLAudioElement, say: (isHeldBack: boolean) => void): void {
  element.play().then(
    () => say(false),
    (error: unknown) => say(error instanceof DOMException && error.name === "NotAllowedError"),
  );
}
