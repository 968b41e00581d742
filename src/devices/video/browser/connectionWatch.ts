import type { LineOptions } from "../port.ts";

/** Most interruptions are over by then, without anything being done about them. */
const LOST_AFTER_MS = 2_000;

/** Tells when a connection is up, and when it is lost. The result stops it. */
export function watchConnection(
  peer: RTCPeerConnection,
  { after, onUp, onLost }: Pick<LineOptions, "after"> & { onUp: () => void; onLost: () => void },
): () => void {
  let cancel: (() => void) | null = null;
  const stop = () => {
    cancel?.();
    cancel = null;
  };
  peer.addEventListener("connectionstatechange", () => {
    switch (peer.connectionState) {
      case "connected":
        stop();
        return onUp();
      case "disconnected":
        cancel ??= after(LOST_AFTER_MS, onLost);
        return;
      case "failed":
        stop();
        return onLost();
      case "new":
      case "connecting":
      case "closed":
        return;
    }
  });
  return stop;
}
