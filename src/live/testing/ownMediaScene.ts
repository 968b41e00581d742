import {
  type Media,
  MediaError,
  type MediaSource,
  type MediaTrouble,
} from "../../devices/video/port.ts";
import { settle } from "../../session/testing/fakeBrowser.ts";
import { createOwnMedia } from "../ownMedia.ts";

/** A track as a browser makes one: its own `stop()` fires no `ended`. */
export class FakeTrack extends EventTarget {
  readyState: "live" | "ended" = "live";
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
  }

  stop() {
    this.readyState = "ended";
  }

  /** It is unplugged, or stopped by the browser's own button. */
  end() {
    this.readyState = "ended";
    this.dispatchEvent(new Event("ended"));
  }
}

type Kind = MediaSource["kind"] | "screen";

/** A camera that the device lists. */
export const CAMERA: MediaSource = { id: "cam", kind: "camera", label: "Camera" };

/** A device whose camera, microphone and screen open when the test says so. */
export function createDevice() {
  const asked: { kind: Kind; id: string | null; settle: (track: FakeTrack | Error) => void }[] = [];
  const tracks: FakeTrack[] = [];
  const onChange = new Set<() => void>();
  let sources: MediaSource[] = [];
  const open = (kind: Kind) => (id: string | null) =>
    new Promise<MediaStreamTrack>((resolve, reject) => {
      const answer = (track: FakeTrack | Error) =>
        track instanceof Error ? reject(track) : resolve(track as unknown as MediaStreamTrack);
      asked.push({ kind, id, settle: answer });
    });
  const screen = open("screen");
  const media: Media = {
    isSupported: true,
    canShareScreen: true,
    list: async () => sources,
    onChange: (listener) => {
      onChange.add(listener);
      return () => onChange.delete(listener);
    },
    openCamera: open("camera"),
    openMicrophone: open("microphone"),
    openScreen: () => screen(null),
    measure: () => ({ read: () => 0, stop: () => {} }),
  };
  const next = (kind: Kind) => {
    const at = asked.findIndex((one) => one.kind === kind);
    const [request] = at < 0 ? [] : asked.splice(at, 1);
    if (request === undefined) throw new Error(`no ${kind} was asked for`);
    return request;
  };
  return {
    media,
    /** Opens the earliest of that kind that was asked for. */
    async give(kind: Kind, name: string = kind): Promise<FakeTrack> {
      const track = new FakeTrack(name);
      tracks.push(track);
      next(kind).settle(track);
      await settle(3);
      return track;
    },
    async refuse(kind: Kind, trouble: MediaTrouble | null) {
      next(kind).settle(trouble === null ? new Error("odd") : new MediaError(trouble));
      await settle(3);
    },
    asked: () => asked.map(({ kind, id }) => (id === null ? kind : `${kind} ${id}`)),
    /** What records: its light is on. */
    lights: () => tracks.filter(({ readyState }) => readyState === "live").map(({ name }) => name),
    setSources(others: MediaSource[]) {
      sources = others;
      for (const listener of onChange) listener();
    },
    listeners: () => onChange.size,
  };
}

/** The storage of a tab, also over a reload. */
export function createTabStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => Boolean(kept.set(key, value)),
    removeItem: (key: string) => void kept.delete(key),
    fill: (value: string) => void kept.set("liveMedia", value),
  };
}

/** Somebody's own camera, microphone and screen, on a device that the test plays. */
export function createOwn({ storage = createTabStorage(), device = createDevice() } = {}) {
  const own = createOwnMedia({ media: device.media, storage });
  /** What of each is shown: its track's name, or how it is. */
  const shown = () => {
    const nameOf = (track: MediaStreamTrack | null) => (track as FakeTrack | null)?.name ?? null;
    const sourceOf = (kind: MediaSource["kind"]) => {
      const { track, trouble, isOn } = own.state()[kind];
      return nameOf(track) ?? trouble ?? (isOn ? "on" : "off");
    };
    const { screen } = own.state();
    return [sourceOf("camera"), sourceOf("microphone"), nameOf(screen)];
  };
  return { ...device, own, storage, shown };
}

/** One whose camera and microphone are open. */
export async function createOpen() {
  const made = createOwn();
  const stop = made.own.start();
  const opening = made.own.open();
  const camera = await made.give("camera");
  const microphone = await made.give("microphone");
  await opening;
  return { ...made, stop, camera, microphone };
}
