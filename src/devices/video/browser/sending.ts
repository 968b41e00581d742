import { applyLatest } from "../applyLatest.ts";
import type { LineOptions, Outgoing } from "../port.ts";

/** Sends one's own tracks over a connection. */
export interface Sending {
  /** Uses these senders from now on. */
  attach(senders: { sound: RTCRtpSender; picture: RTCRtpSender }): void;
  /** Sends the latest that it was given: what comes in between may be left out. */
  send(outgoing: Outgoing): void;
}

/** Tracks are replaced, never added or removed: that needs no negotiation. */
export function createSending({
  outgoing,
  log,
  onSent,
}: Pick<LineOptions, "log"> & {
  outgoing: Outgoing;
  /** Called when the other side gets these from now on. */
  onSent: (outgoing: Outgoing) => void;
}): Sending {
  let wanted = outgoing;
  let senders: { sound: RTCRtpSender; picture: RTCRtpSender } | null = null;

  const replace = async (sender: RTCRtpSender, track: MediaStreamTrack | null) => {
    try {
      await sender.replaceTrack(track);
    } catch (error) {
      log("A track could not be sent", error);
    }
  };
  const apply = applyLatest(async (next: Outgoing) => {
    if (senders === null) return;
    await replace(senders.sound, next.microphone);
    await replace(senders.picture, next.picture);
    onSent(next);
  });

  return {
    attach: (attached) => {
      senders = attached;
      apply(wanted);
    },
    send: (next) => {
      wanted = next;
      apply(next);
    },
  };
}
