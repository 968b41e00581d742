import { useEffect, useRef } from "react";

interface MovingProps {
  picture: MediaStreamTrack;
  label: string;
  className: string | undefined;
  isMirrored: boolean;
  /** All of the picture is shown, however it fits. */
  isWhole: boolean;
}

/** A moving picture without sound, as it comes from a camera or a screen. */
export function Moving({ picture, label, className, isMirrored, isWhole }: MovingProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    element.srcObject = new MediaStream([picture]);
    // Refused only while the element is being taken away: without sound it may always play.
    element.play().catch(() => undefined);
    return () => {
      element.srcObject = null;
    };
  }, [picture]);
  return (
    <video
      ref={video}
      className={className}
      aria-label={label}
      data-mirrored={isMirrored || undefined}
      data-whole={isWhole || undefined}
      muted
      playsInline
      autoPlay
    />
  );
}
