import {
  type Media,
  MediaError,
  type MediaSource,
  type MediaTrouble,
  type Outgoing,
} from "../devices/video/port.ts";
import type { KeyValueStorage } from "../session/host.ts";

/** A camera or a microphone of one's own. */
export interface OwnSource {
  /** Whether the other side is to see or hear it. */
  isOn: boolean;
  /** Null while it is off, is being opened, or can't be had. */
  track: MediaStreamTrack | null;
  /** Why it can't be had; null if it can, or nobody has tried. */
  trouble: MediaTrouble | null;
  /** Id of the one that was chosen; null for any. */
  chosen: string | null;
}

/** What there is of one's own picture and sound. */
export interface OwnMediaState {
  camera: OwnSource;
  microphone: OwnSource;
  /** The screen that is shared; null while none is. */
  screen: MediaStreamTrack | null;
  /** What the device has, to choose from. */
  sources: readonly MediaSource[];
}

/** Camera, microphone and screen of one person, opened and closed as they wish. */
export interface OwnMedia {
  state(): OwnMediaState;
  subscribe(listener: () => void): () => void;
  /** Opens what is on. The browser may ask for leave. */
  open(): Promise<void>;
  toggle(kind: MediaSource["kind"]): Promise<void>;
  choose(kind: MediaSource["kind"], id: string): Promise<void>;
  /** Rejects with `MediaError`. */
  shareScreen(): Promise<void>;
  stopScreen(): void;
  /** Follows what is plugged in and out until the result is called, which closes everything. */
  start(): () => void;
}

/** Under which a tab keeps what was chosen and switched off, for after a reload. */
const KEY = "liveMedia";

type Kept = Partial<Record<MediaSource["kind"], { isOn: boolean; chosen: string | null }>>;

export function createOwnMedia(options: {
  media: Media;
  /** Of the tab. */
  storage: KeyValueStorage;
}): OwnMedia {
  const { media, storage } = options;
  const kept = readKept(storage);
  const sourceOf = (kind: MediaSource["kind"]): OwnSource => ({
    isOn: kept[kind]?.isOn ?? true,
    chosen: kept[kind]?.chosen ?? null,
    track: null,
    trouble: null,
  });
  let state: OwnMediaState = {
    camera: sourceOf("camera"),
    microphone: sourceOf("microphone"),
    screen: null,
    sources: [],
  };
  let isClosed = true;
  const listeners = new Set<() => void>();
  /** Number of the latest opening by kind: what an earlier one brings is not wanted any more. */
  const openings = { camera: 0, microphone: 0 };

  const change = (changes: Partial<OwnMediaState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const changeSource = (kind: MediaSource["kind"], changes: Partial<OwnSource>) => {
    change({ [kind]: { ...state[kind], ...changes } });
    const { camera, microphone } = state;
    const choiceOf = ({ isOn, chosen }: OwnSource) => ({ isOn, chosen });
    const choices: Kept = { camera: choiceOf(camera), microphone: choiceOf(microphone) };
    storage.setItem(KEY, JSON.stringify(choices));
  };

  const list = async () => {
    const sources = await media.list().catch(() => []);
    if (!isClosed) change({ sources });
  };

  const openSource = async (kind: MediaSource["kind"]): Promise<void> => {
    const opening = (openings[kind] += 1);
    const { chosen } = state[kind];
    const track = await openedBy(media, kind, chosen).catch((error: unknown) => troubleOf(error));
    const isWanted = opening === openings[kind] && state[kind].isOn && !isClosed;
    if (typeof track === "string") {
      if (isWanted) changeSource(kind, { track: null, trouble: track });
      return;
    }
    if (!isWanted) return track.stop();
    track.addEventListener("ended", () => {
      // Unplugged, or taken away by the browser.
      if (state[kind].track === track) void openSource(kind);
    });
    changeSource(kind, { track, trouble: null });
  };

  const closeSource = (kind: MediaSource["kind"]) => {
    openings[kind] += 1;
    state[kind].track?.stop();
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async open() {
      const wanted = (["camera", "microphone"] as const).filter(
        (kind) => state[kind].isOn && state[kind].track === null,
      );
      await Promise.all(wanted.map(openSource));
      await list();
    },
    async toggle(kind) {
      const isOn = !state[kind].isOn;
      if (!isOn) closeSource(kind);
      changeSource(kind, { isOn, track: null, trouble: null });
      if (!isOn) return;
      await openSource(kind);
      // Their names are told once one of them was opened.
      await list();
    },
    async choose(kind, id) {
      // Many phones open no second camera while the first is on.
      closeSource(kind);
      changeSource(kind, { chosen: id, isOn: true, track: null, trouble: null });
      await openSource(kind);
    },
    async shareScreen() {
      const screen = await media.openScreen();
      if (isClosed) return screen.stop();
      state.screen?.stop();
      screen.addEventListener("ended", () => {
        // The browser has a button of its own for it.
        if (state.screen === screen) change({ screen: null });
      });
      change({ screen });
    },
    stopScreen() {
      state.screen?.stop();
      change({ screen: null });
    },
    start() {
      isClosed = false;
      const stopListening = media.isSupported ? media.onChange(() => void list()) : () => {};
      return () => {
        isClosed = true;
        stopListening();
        for (const kind of ["camera", "microphone"] as const) {
          closeSource(kind);
          changeSource(kind, { track: null });
        }
        state.screen?.stop();
        change({ screen: null });
      };
    },
  };
}

/** What of it goes to the other side. */
export function outgoingOf({ camera, microphone, screen }: OwnMediaState): Outgoing {
  return {
    microphone: microphone.track,
    picture: screen ?? camera.track,
    isScreen: screen !== null,
  };
}

function openedBy(
  media: Media,
  kind: MediaSource["kind"],
  id: string | null,
): Promise<MediaStreamTrack> {
  return kind === "camera" ? media.openCamera(id) : media.openMicrophone(id);
}

const troubleOf = (error: unknown): MediaTrouble =>
  error instanceof MediaError ? error.trouble : "FAILED";

function readKept(storage: KeyValueStorage): Kept {
  try {
    return (JSON.parse(storage.getItem(KEY) ?? "{}") ?? {}) as Kept;
  } catch {
    return {};
  }
}
