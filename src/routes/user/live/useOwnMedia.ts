import { use, useEffect, useState, useSyncExternalStore } from "react";
import { VideoDevicesContext } from "../../../devices/video/videoDevices.ts";
import { type OwnMedia, type OwnMediaState, createOwnMedia } from "../../../live/ownMedia.ts";
import { useSession } from "../../../session/SessionProvider.tsx";

/** One's own camera and microphone, open while `isWanted`, and never after the page. */
export function useOwnMedia({ isWanted }: { isWanted: boolean }): {
  own: OwnMedia;
  state: OwnMediaState;
} {
  const { media } = use(VideoDevicesContext);
  const { host } = useSession();
  const [own] = useState(() => createOwnMedia({ media, storage: host.tabStorage }));
  const state = useSyncExternalStore(own.subscribe, own.state, own.state);
  useEffect(() => {
    if (!isWanted || !media.isSupported) return;
    const close = own.start();
    void own.open();
    return close;
  }, [own, isWanted, media]);
  return { own, state };
}
