import type { LineOptions } from "../port.ts";
import { CANDIDATES_MAX, type Candidate } from "./signals.ts";

/** Candidates are found in quick succession: together they are one signal. */
const BATCH_MS = 50;

/** Sends the candidates that a connection finds, in batches. The result stops it. */
export function sendCandidates(
  peer: RTCPeerConnection,
  { after, send }: Pick<LineOptions, "after"> & { send: (found: Candidate[]) => void },
): () => void {
  let batch: Candidate[] = [];
  let cancel: (() => void) | null = null;
  const flush = () => {
    cancel?.();
    cancel = null;
    const found = batch;
    batch = [];
    if (found.length > 0) send(found);
  };
  peer.addEventListener("icecandidate", ({ candidate }) => {
    if (candidate === null) return;
    batch.push({ ...candidate.toJSON(), candidate: candidate.candidate });
    if (batch.length === CANDIDATES_MAX) return flush();
    cancel ??= after(BATCH_MS, flush);
  });
  return () => {
    cancel?.();
    batch = [];
  };
}
