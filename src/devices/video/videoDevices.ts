import { createContext } from "react";
import { createBrowserMedia } from "./browserMedia.ts";
import type { LineAccess, OpenLine, VideoDevices } from "./port.ts";

/** Each provider's line, loaded separately. */
const LOADERS: Record<NonNullable<LineAccess["provider"]>, OpenLine> = {
  AGORA: async (options) => {
    const { openAgoraLine } = await import("./agoraLine.ts");
    return openAgoraLine(options);
  },
  BROWSER: async (options) => {
    const { openBrowserLine } = await import("./browserLine.ts");
    return openBrowserLine(options);
  },
};

/** Opens the line that `access` names. */
export const openLine: OpenLine = async (options) => {
  const { provider } = options.access;
  if (provider === null) throw new Error("This page doesn't know the video provider.");
  return LOADERS[provider](options);
};

/** This browser's. */
export const browserVideoDevices = (): VideoDevices => ({
  media: createBrowserMedia(),
  openLine,
});

/** What a live session uses; a story gives another. */
export const VideoDevicesContext = createContext(browserVideoDevices());
