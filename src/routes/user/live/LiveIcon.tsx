import { Icon, type IconProps } from "../../../ui/Icon/Icon.tsx";

/** Drawings that only a live session has: no other page loads them. Drawn as in `ui/Icon`. */
const PATHS = {
  micOff: [
    "M9.5 9V6.5a2.5 2.5 0 015 0v5M14.2 13.5A2.5 2.5 0 019.5 12.2",
    "M6.5 11.5a5.5 5.5 0 008.6 4.5M17.5 11.5a5.5 5.5 0 01-.4 2.1",
    "M12 17v3.5",
    "M4.5 4.5l15 15",
  ],
  videoOff: ["M8 7h6.5v6.5M14.5 16.7V17h-11V7h1", "M14.5 11l6-3v8l-3.5-1.7", "M4 4l16 16"],
  screen: ["M3.5 5.5h17v11.5h-17z", "M9 20h6M12 17v3"],
  screenOff: ["M8 5.5h12.5V17H19M15.5 17h-12V5.5h1", "M9 20h6M12 17v3", "M4 3.5l16 16"],
  message: ["M4.5 5.5h15v11h-9l-4 3.5V16.5h-2z", "M8 9.5h8M8 12.5h5"],
  hangUp: [
    "M3.5 14.5c-.6-1.3-.4-2.8.7-3.8C6.2 8.9 9 8 12 8s5.8.9 7.8 2.7c1.1 1 1.3 2.5.7 3.8l-.5.9-3.7-1-.6-2.6a11.5 11.5 0 00-7.4 0l-.6 2.6-3.7 1z",
  ],
  pictureInPicture: ["M3.5 5.5h17v13h-17z", "!M12 12h6.5v4.5H12z"],
  swap: ["M4.5 9h13M14 5.5L17.5 9 14 12.5", "M19.5 15h-13M10 11.5L6.5 15l3.5 3.5"],
} satisfies Record<string, readonly string[]>;

export type LiveIconName = keyof typeof PATHS;

/** An icon of a live session's controls. */
export function LiveIcon({ name, ...props }: Omit<IconProps, "name"> & { name: LiveIconName }) {
  return <Icon {...props} name={PATHS[name]} />;
}
