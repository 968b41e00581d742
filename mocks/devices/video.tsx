import { type ReactNode, useState } from "react";
import {
  type LineState,
  type Media,
  MediaError,
  type MediaSource,
  type MediaTrouble,
  NO_LINE,
  type VideoDevices,
} from "../../src/devices/video/port.ts";
import { VideoDevicesContext } from "../../src/devices/video/videoDevices.ts";

/** What a device does in a story. */
export interface VideoFacts {
  /** Why its camera can't be had. */
  camera?: MediaTrouble;
  /** Why its microphone can't be had. */
  microphone?: MediaTrouble;
  /** Whether its browser has video calls. */
  isSupported?: boolean;
  /** Whether it can share a screen. */
  canShareScreen?: boolean;
  /** Why no screen is shared. */
  screen?: MediaTrouble;
  /** How the line is once the other side is there. */
  line?: Partial<Omit<LineState, "incoming">>;
  /** What comes over it then. */
  incoming?: Partial<LineState["incoming"]> & { has?: "picture" | "screen" | "nothing" };
  /** The line can't be opened. */
  isOutOfReach?: boolean;
}

/** A device whose pictures are drawn, and whose line is up as soon as somebody else is there. */
function standInVideo(facts: VideoFacts = {}): VideoDevices {
  return {
    media: standInMedia(facts),
    openLine: async ({ onChange }) => {
      if (facts.isOutOfReach) throw new Error("the video provider is out of reach in this story");
      const { has = "picture", ...incoming } = facts.incoming ?? {};
      const picture = has === "nothing" ? null : drawnPicture(has === "screen" ? "slide" : "other");
      const up: LineState = {
        connection: "UP",
        quality: "GOOD",
        ...facts.line,
        incoming: {
          sound: silence(),
          picture,
          isScreen: has === "screen",
          hasSound: true,
          ...incoming,
        },
      };
      return {
        send: () => undefined,
        setPeer: (peer) => onChange(peer === null ? NO_LINE : up),
        receive: () => undefined,
        close: () => undefined,
      };
    },
  };
}

const SOURCES: readonly MediaSource[] = [
  { id: "camera-1", kind: "camera", label: "Built-in camera" },
  { id: "camera-2", kind: "camera", label: "Desk camera" },
  { id: "microphone-1", kind: "microphone", label: "Built-in microphone" },
  { id: "microphone-2", kind: "microphone", label: "Headset" },
];

function standInMedia(facts: VideoFacts): Media {
  const { isSupported = true, canShareScreen = true } = facts;
  const openOr = async (trouble: MediaTrouble | undefined, open: () => MediaStreamTrack) => {
    if (trouble !== undefined) throw new MediaError(trouble);
    return open();
  };
  return {
    isSupported,
    canShareScreen,
    list: async () => SOURCES.filter(({ kind }) => facts[kind] !== "NONE"),
    onChange: () => () => undefined,
    openCamera: () => openOr(facts.camera, () => drawnPicture("own")),
    openMicrophone: () => openOr(facts.microphone, silence),
    openScreen: () => openOr(facts.screen, () => drawnPicture("slide")),
    measure: () => ({ read: () => 0.6, stop: () => undefined }),
  };
}

type Drawing = "own" | "other" | "slide";

const GROUNDS: Readonly<Record<Drawing, readonly [string, string]>> = {
  own: ["#c7b299", "#6f5a44"],
  other: ["#a9bcc4", "#3f5661"],
  slide: ["#fffdf8", "#2b36b8"],
};

const WIDTH = 640;
const HEIGHT = 400;

/** A still picture: somebody's outline, or a slide. */
function drawnPicture(drawing: Drawing): MediaStreamTrack {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  const draw = () => {
    if (pen === null) return;
    const [ground, ink] = GROUNDS[drawing];
    pen.fillStyle = ground;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    pen.fillStyle = ink;
    if (drawing === "slide") drawSlide(pen);
    else drawPerson(pen);
  };
  const [track] = canvas.captureStream().getVideoTracks();
  if (track === undefined) throw new Error("this browser draws no streams");
  draw();
  return track;
}

function drawPerson(pen: CanvasRenderingContext2D): void {
  pen.beginPath();
  pen.arc(WIDTH / 2, HEIGHT * 0.42, HEIGHT * 0.19, 0, 2 * Math.PI);
  pen.fill();
  pen.beginPath();
  pen.ellipse(WIDTH / 2, HEIGHT * 1.02, HEIGHT * 0.42, HEIGHT * 0.36, 0, 0, 2 * Math.PI);
  pen.fill();
}

function drawSlide(pen: CanvasRenderingContext2D): void {
  pen.fillRect(60, 70, 300, 34);
  for (const line of [160, 210, 260]) pen.fillRect(60, line, line === 210 ? 460 : 400, 14);
}

/** A page may have few of them. */
let sounds: AudioContext | null = null;

/** Sound in which nothing is heard. */
function silence(): MediaStreamTrack {
  sounds ??= new AudioContext();
  const [track] = sounds.createMediaStreamDestination().stream.getAudioTracks();
  if (track === undefined) throw new Error("this browser makes no sound");
  return track;
}

/** For a story's `decorators`: the app uses this device, a fresh one each time it is played. */
export function withVideo(facts: VideoFacts = {}) {
  return function VideoDecorator(Story: () => ReactNode) {
    return (
      <Video facts={facts}>
        <Story />
      </Video>
    );
  };
}

function Video({ facts, children }: { facts: VideoFacts; children: ReactNode }) {
  const [devices] = useState(() => standInVideo(facts));
  return <VideoDevicesContext value={devices}>{children}</VideoDevicesContext>;
}
