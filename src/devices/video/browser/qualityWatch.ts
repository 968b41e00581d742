import type { LineOptions } from "../port.ts";
import { type Quality, type Reading, qualityBetween, readStats } from "./quality.ts";

const READ_EVERY_MS = 3_000;

/** Tells the quality of a connection whenever two readings in a row agree. The result stops it. */
export function watchQuality(
  peer: RTCPeerConnection,
  {
    after,
    log,
    isSendingPicture,
    onQuality,
  }: Pick<LineOptions, "after" | "log"> & {
    isSendingPicture: () => boolean;
    onQuality: (quality: Quality) => void;
  },
): () => void {
  let before: Reading | null = null;
  let last: Quality | null = null;
  let isStopped = false;
  let cancel = () => {};

  const read = async () => {
    const now = readStats(await peer.getStats());
    if (isStopped) return;
    const options = { isSendingPicture: isSendingPicture() };
    const quality = before === null ? null : qualityBetween(before, now, options);
    if (quality !== null && quality === last) onQuality(quality);
    last = quality;
    before = now;
    cancel = after(READ_EVERY_MS, run);
  };
  const run = () => void read().catch((error: unknown) => log("No figures of the line", error));
  run();

  return () => {
    isStopped = true;
    cancel();
  };
}
