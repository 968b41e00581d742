import { use, useEffect, useRef } from "react";
import { VideoDevicesContext } from "../../../../devices/video/videoDevices.ts";
import { Text } from "../../../../ui/Type/Type.tsx";
import styles from "./LevelMeter.module.css";

/** Steps of the bar. */
const STEPS = 20;

/** How loud one is, as a bar; drawn without rendering anything again. */
export function LevelMeter({ microphone }: { microphone: MediaStreamTrack | null }) {
  const { media } = use(VideoDevicesContext);
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (microphone === null) return;
    const level = media.measure(microphone);
    let drawn = -1;
    let frame = 0;
    const draw = () => {
      const step = Math.round(level.read() * STEPS);
      if (step !== drawn) bar.current?.style.setProperty("--level", String(step / STEPS));
      drawn = step;
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      level.stop();
    };
  }, [microphone, media]);
  return (
    <div className={styles.meter}>
      <Text size="small" tone="muted">
        {microphone === null ? "Your microphone is off" : "Say something: the bar should move"}
      </Text>
      <span className={styles.track} aria-hidden>
        <span ref={bar} className={styles.bar} data-off={microphone === null || undefined} />
      </span>
    </div>
  );
}
