import type { ILocalAudioTrack, ILocalVideoTrack } from "agora-rtc-sdk-ng";
import { applyLatest } from "../applyLatest.ts";
import type { LineOptions, Outgoing } from "../port.ts";
import type { Agora, AgoraClient } from "./sdk.ts";

/** A track as Agora has it. */
interface Published<Local> {
  local: Local;
  track: MediaStreamTrack;
}

/** Sends one's own tracks through Agora: the latest that it was given, one change at a time. */
export interface Publishing {
  send(outgoing: Outgoing): void;
  /** After the channel was joined again: Agora has none of the tracks any more. */
  sendAgain(): void;
}

/**
 * Tracks are published and unpublished. The SDK's `setMuted` and `close` would disable and stop the
 * track itself, which is the screen's.
 */
export function createPublishing(
  { agora, client }: { agora: Agora; client: AgoraClient },
  { log }: Pick<LineOptions, "log">,
): Publishing {
  let wanted: Outgoing | null = null;
  let sound: Published<ILocalAudioTrack> | null = null;
  let picture: Published<ILocalVideoTrack> | null = null;

  const changeSound = async (mediaStreamTrack: MediaStreamTrack | null) => {
    if (mediaStreamTrack === (sound?.track ?? null)) return;
    const former = sound;
    sound = null;
    if (former !== null) await client.unpublish(former.local);
    if (mediaStreamTrack === null) return;
    const local = agora.createCustomAudioTrack({ mediaStreamTrack });
    await client.publish(local);
    sound = { local, track: mediaStreamTrack };
  };

  const changePicture = async (mediaStreamTrack: MediaStreamTrack | null) => {
    if (mediaStreamTrack === (picture?.track ?? null)) return;
    const former = picture;
    picture = null;
    if (mediaStreamTrack === null) {
      if (former !== null) await client.unpublish(former.local);
      return;
    }
    // From camera to screen and back, without a moment of nothing.
    const local = former?.local ?? agora.createCustomVideoTrack({ mediaStreamTrack });
    if (former === null) await client.publish(local);
    else await local.replaceTrack(mediaStreamTrack, false);
    picture = { local, track: mediaStreamTrack };
  };

  const apply = applyLatest(async ({ microphone, picture: shown }: Outgoing) => {
    await changeSound(microphone).catch((error: unknown) => log("No sound is sent", error));
    await changePicture(shown).catch((error: unknown) => log("No picture is sent", error));
  });

  return {
    send: (outgoing) => {
      wanted = outgoing;
      apply(outgoing);
    },
    sendAgain: () => {
      sound = null;
      picture = null;
      if (wanted !== null) apply(wanted);
    },
  };
}
