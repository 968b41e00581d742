import { askTogether } from "./browser/askTogether.ts";
import { createSoundMeter } from "./browser/soundMeter.ts";
import { type Media, MediaError, type MediaSource, type MediaTrouble } from "./port.ts";

/** What a picture of two people's conversation needs; a camera that has less gives what it has. */
const PICTURE: MediaTrackConstraints = {
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30 },
};
const FRONT: MediaTrackConstraints = { facingMode: "user" };
const SOUND: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

/** What of a browser media are made of; a test gives another. */
export interface MediaSupport {
  /** Null outside a browser, in one without them, and on a page that came over plain HTTP. */
  devices: MediaDevices | null;
  hasConnections: boolean;
  createStream: (track: MediaStreamTrack) => MediaStream;
  createAudioContext: () => AudioContext;
}

function browserSupport(): MediaSupport {
  const isSecure = typeof navigator !== "undefined" && globalThis.isSecureContext;
  return {
    devices: isSecure ? (navigator.mediaDevices ?? null) : null,
    hasConnections: typeof RTCPeerConnection === "function",
    createStream: (track) => new MediaStream([track]),
    createAudioContext: () => new AudioContext(),
  };
}

/** Camera, microphone and screen of this browser. */
export function createBrowserMedia(support: MediaSupport = browserSupport()): Media {
  const { devices, hasConnections } = support;
  const meter = createSoundMeter(support);

  const ask = async <Answer>(
    question: (devices: MediaDevices) => Promise<Answer>,
    whenRefused: MediaTrouble = "DENIED",
  ): Promise<Answer> => {
    if (devices === null) throw new MediaError("FAILED");
    try {
      return await question(devices);
    } catch (error) {
      throw new MediaError(troubleOf(error, whenRefused), { cause: error });
    }
  };

  const getUserMedia = askTogether((constraints) =>
    ask((asked) => asked.getUserMedia(constraints)),
  );
  const open = async (constraints: MediaStreamConstraints) =>
    trackOf(await getUserMedia(constraints));

  /** Opens the source with that id, or any if it is null or gone. */
  const openOrAny = async (
    id: string | null,
    constraintsOf: (device: MediaTrackConstraints) => MediaStreamConstraints,
  ) => {
    if (id === null) return open(constraintsOf({}));
    try {
      return await open(constraintsOf({ deviceId: { exact: id } }));
    } catch (error) {
      if (!(error instanceof MediaError) || error.trouble !== "NONE") throw error;
      return open(constraintsOf({}));
    }
  };

  return {
    isSupported: devices !== null && hasConnections,
    canShareScreen: devices !== null && "getDisplayMedia" in devices,
    list: async () => (await ask((asked) => asked.enumerateDevices())).flatMap(sourceOf),
    onChange: (listener) => {
      devices?.addEventListener("devicechange", listener);
      return () => devices?.removeEventListener("devicechange", listener);
    },
    openCamera: (id) =>
      openOrAny(id, (device) => ({
        // A camera that was chosen may be one that shows the other way.
        video: { ...PICTURE, ...(device.deviceId === undefined ? FRONT : device) },
      })),
    openMicrophone: (id) => openOrAny(id, (device) => ({ audio: { ...SOUND, ...device } })),
    openScreen: async () => {
      const asked = { video: true, audio: false };
      const track = trackOf(await ask((media) => media.getDisplayMedia(asked), "CANCELLED"));
      // Letters stay sharp when the line is slow; movement suffers instead.
      track.contentHint = "detail";
      return track;
    },
    measure: (microphone) => meter.measure(microphone),
  };
}

/** https://w3c.github.io/mediacapture-main/#dom-mediadevices-getusermedia */
function troubleOf(error: unknown, whenRefused: MediaTrouble): MediaTrouble {
  switch (error instanceof Error ? error.name : "") {
    case "NotAllowedError":
      return whenRefused;
    case "SecurityError":
      return "DENIED";
    case "NotFoundError":
    case "OverconstrainedError":
      return "NONE";
    case "NotReadableError":
    case "AbortError":
      return "IN_USE";
    default:
      return "FAILED";
  }
}

function trackOf(stream: Pick<MediaStream, "getTracks">): MediaStreamTrack {
  const [track] = stream.getTracks();
  if (track === undefined) throw new MediaError("NONE");
  return track;
}

function sourceOf({ deviceId, kind, label }: MediaDeviceInfo): MediaSource[] {
  // Before any was opened, browsers tell only that there are some.
  if (deviceId === "") return [];
  if (kind === "videoinput") return [{ id: deviceId, kind: "camera", label }];
  if (kind === "audioinput") return [{ id: deviceId, kind: "microphone", label }];
  return [];
}
