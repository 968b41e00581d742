import type { LineOptions } from "../port.ts";
import type { Candidate, Description } from "./signals.ts";

/** Agrees with the other side on what a connection carries, and how. */
export interface Negotiation {
  /** Takes an offer, and answers it, or an answer. */
  receive(description: Description): Promise<void>;
  addCandidates(candidates: readonly Candidate[]): Promise<void>;
}

/**
 * Perfect negotiation (https://w3c.github.io/webrtc-pc/#perfect-negotiation-example): either side
 * offers whenever its connection needs it; when both do at once, the polite one drops its own offer.
 */
export function negotiate(
  peer: RTCPeerConnection,
  {
    isPolite,
    log,
    prepareAnswer,
    send,
  }: Pick<LineOptions, "isPolite" | "log"> & {
    /** Called between an offer and its answer. */
    prepareAnswer: () => void;
    send: (description: Description) => void;
  },
): Negotiation {
  let isMakingOffer = false;
  let isTakingAnswer = false;
  let isIgnoringOffer = false;

  /** An offer or an answer, whichever is due. */
  const describe = async () => {
    await peer.setLocalDescription();
    const { type, sdp } = peer.localDescription ?? {};
    if (sdp !== undefined && (type === "offer" || type === "answer")) send({ type, sdp });
  };

  const offer = async () => {
    isMakingOffer = true;
    try {
      await describe();
    } catch (error) {
      log("No offer could be made", error);
    } finally {
      isMakingOffer = false;
    }
  };
  peer.addEventListener("negotiationneeded", () => void offer());

  return {
    receive: async (description) => {
      const isReady = !isMakingOffer && (peer.signalingState === "stable" || isTakingAnswer);
      const isCollision = description.type === "offer" && !isReady;
      isIgnoringOffer = !isPolite && isCollision;
      if (isIgnoringOffer) return;
      isTakingAnswer = description.type === "answer";
      try {
        await peer.setRemoteDescription(description);
      } finally {
        isTakingAnswer = false;
      }
      if (description.type === "answer") return;
      prepareAnswer();
      await describe();
    },
    addCandidates: async (candidates) => {
      for (const candidate of candidates) {
        try {
          await peer.addIceCandidate(candidate);
        } catch (error) {
          if (!isIgnoringOffer) log("A candidate was refused", error);
        }
      }
    },
  };
}
