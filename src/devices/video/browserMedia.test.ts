import { describe, expect, it } from "vitest";
import { type MediaSupport, createBrowserMedia } from "./browserMedia.ts";
import { fakeTrack } from "./testing/linePair.ts";

const named = (name: string) => Object.assign(new Error(name), { name });

/** A browser whose devices answer as given, in turn; the last answer is repeated. */
function browserWith({
  answers = [],
  screen = null,
  found = [],
}: {
  answers?: (MediaStreamTrack | Error)[];
  screen?: MediaStreamTrack | Error | null;
  found?: Partial<MediaDeviceInfo>[];
} = {}) {
  const asked: MediaStreamConstraints[] = [];
  const listeners = new Set<() => void>();
  const contexts: { isClosed: boolean }[] = [];
  let loudness = 0;
  const give = (answer: MediaStreamTrack | Error | null | undefined) => {
    if (answer instanceof Error) throw answer;
    return { getTracks: () => (answer == null ? [] : [answer]) };
  };
  const devices = {
    getUserMedia: async (constraints: MediaStreamConstraints) => {
      asked.push(constraints);
      return give(answers[Math.min(asked.length, answers.length) - 1]);
    },
    getDisplayMedia: async () => give(screen),
    enumerateDevices: async () => found,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  const support: MediaSupport = {
    devices: devices as unknown as MediaDevices,
    hasConnections: true,
    createStream: () => ({}) as MediaStream,
    createAudioContext: () => {
      const context = { isClosed: false };
      contexts.push(context);
      return {
        state: "running",
        createMediaStreamSource: () => ({ connect: () => {}, disconnect: () => {} }),
        createAnalyser: () => ({
          getFloatTimeDomainData: (samples: Float32Array) => samples.fill(loudness),
        }),
        close: async () => {
          context.isClosed = true;
        },
      } as unknown as AudioContext;
    },
  };
  const media = createBrowserMedia(support);
  const beLoud = (level: number) => {
    loudness = level;
  };
  return { media, support, asked, listeners, contexts, beLoud };
}

const CAMERA = fakeTrack("video", "camera");

describe("a browser", () => {
  it("can be in a live session only with devices and connections", () => {
    const { media, support } = browserWith();
    expect(media.isSupported).toBe(true);
    expect(createBrowserMedia({ ...support, devices: null }).isSupported).toBe(false);
    expect(createBrowserMedia({ ...support, hasConnections: false }).isSupported).toBe(false);
  });

  it("is not asked for on a server", async () => {
    const media = createBrowserMedia();
    expect(media).toMatchObject({ isSupported: false, canShareScreen: false });
    await expect(media.openCamera(null)).rejects.toMatchObject({ trouble: "FAILED" });
  });

  it("of a phone shares no screen", () => {
    const { support } = browserWith();
    const devices = { getUserMedia: support.devices?.getUserMedia } as MediaDevices;
    expect(createBrowserMedia({ ...support, devices }).canShareScreen).toBe(false);
  });

  it("lists the cameras and microphones that it names", async () => {
    const { media } = browserWith({
      found: [
        { deviceId: "a", kind: "videoinput", label: "Camera" },
        { deviceId: "b", kind: "audioinput", label: "" },
        { deviceId: "c", kind: "audiooutput", label: "Speakers" },
        { deviceId: "", kind: "videoinput", label: "" },
      ],
    });
    expect(await media.list()).toEqual([
      { id: "a", kind: "camera", label: "Camera" },
      { id: "b", kind: "microphone", label: "" },
    ]);
  });

  it("tells of devices that come and go until it is asked no more", () => {
    const { media, listeners } = browserWith();
    const stop = media.onChange(() => {});
    expect(listeners.size).toBe(1);
    stop();
    expect(listeners.size).toBe(0);
  });
});

describe("a camera and a microphone", () => {
  it("are opened for a conversation of two", async () => {
    const { media, asked } = browserWith({ answers: [CAMERA] });
    expect(await media.openCamera(null)).toBe(CAMERA);
    await media.openMicrophone("b");
    expect(asked).toEqual([
      {
        video: {
          width: { ideal: 1280 },
          height: { ideal: 720 },
          frameRate: { ideal: 30 },
          facingMode: "user",
        },
      },
      {
        audio: {
          echoCancellation: true,
          noiseSuppression: true,
          autoGainControl: true,
          deviceId: { exact: "b" },
        },
      },
    ]);
  });

  it("that are wanted at once are asked for once", async () => {
    const microphone = fakeTrack("audio", "microphone");
    const { media, support, asked } = browserWith();
    Object.assign(support.devices ?? {}, {
      getUserMedia: async (constraints: MediaStreamConstraints) => {
        asked.push(constraints);
        return { getTracks: () => [microphone, CAMERA] };
      },
    });
    const both = Promise.all([media.openCamera(null), media.openMicrophone(null)]);
    expect(await both).toEqual([CAMERA, microphone]);
    expect(asked.map((constraints) => Object.keys(constraints))).toEqual([["video", "audio"]]);
  });

  it("of which one is missing are asked for by themselves, but not after a refusal", async () => {
    const missing = browserWith({
      answers: [named("NotFoundError"), named("NotFoundError"), CAMERA],
    });
    const { media } = missing;
    const found = Promise.allSettled([media.openCamera(null), media.openMicrophone(null)]);
    expect((await found).map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect(missing.asked).toHaveLength(3);
    const refused = browserWith({ answers: [named("NotAllowedError")] });
    const both = [refused.media.openCamera(null), refused.media.openMicrophone(null)];
    for (const one of both) await expect(one).rejects.toMatchObject({ trouble: "DENIED" });
    expect(refused.asked).toHaveLength(1);
  });

  it("are any when the chosen one is gone", async () => {
    const { media, asked } = browserWith({ answers: [named("OverconstrainedError"), CAMERA] });
    expect(await media.openCamera("gone")).toBe(CAMERA);
    expect(asked[0]).toMatchObject({ video: { deviceId: { exact: "gone" } } });
    expect(asked[1]).not.toHaveProperty("video.deviceId");
  });

  it.each([
    ["NotAllowedError", "DENIED"],
    ["SecurityError", "DENIED"],
    ["NotFoundError", "NONE"],
    ["OverconstrainedError", "NONE"],
    ["NotReadableError", "IN_USE"],
    ["AbortError", "IN_USE"],
    ["TypeError", "FAILED"],
  ] as const)("that can't be had for a %s are %s", async (name, trouble) => {
    const { media } = browserWith({ answers: [named(name)] });
    await expect(media.openCamera("any")).rejects.toMatchObject({ trouble, cause: { name } });
  });
});

describe("a screen", () => {
  it("is shared so that letters stay sharp", async () => {
    const { media } = browserWith({ screen: fakeTrack("video", "screen") });
    expect(await media.openScreen()).toMatchObject({ id: "screen", contentHint: "detail" });
  });

  it("that nobody chose is no refusal", async () => {
    const { media } = browserWith({ screen: named("NotAllowedError") });
    await expect(media.openScreen()).rejects.toMatchObject({ trouble: "CANCELLED" });
  });
});

describe("the level of a microphone", () => {
  it("goes from silence to 1", () => {
    const { media, beLoud } = browserWith();
    const level = media.measure(fakeTrack("audio", "microphone"));
    expect(level.read()).toBe(0);
    beLoud(0.125);
    expect(level.read()).toBeCloseTo(0.5);
    beLoud(1);
    expect(level.read()).toBe(1);
    level.stop();
    expect(level.read()).toBe(0);
  });

  it("takes one audio context for all, which is closed with the last of them", () => {
    const { media, contexts } = browserWith();
    const levels = Array.from({ length: 20 }, (_, index) =>
      media.measure(fakeTrack("audio", `microphone ${index}`)),
    );
    expect(contexts).toEqual([{ isClosed: false }]);
    for (const level of levels) level.stop();
    for (const level of levels) level.stop();
    expect(contexts).toEqual([{ isClosed: true }]);
    media.measure(fakeTrack("audio", "microphone"));
    expect(contexts).toEqual([{ isClosed: true }, { isClosed: false }]);
  });
});
