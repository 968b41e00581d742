import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import { VideoDevicesContext } from "../../../devices/video/videoDevices.ts";
import {
  type LineState,
  NO_LINE,
  type Outgoing,
  type VideoLine,
} from "../../../devices/video/port.ts";
import type { SignalNews } from "../../../domain/live/news.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import type { Access } from "./useEnter.ts";

interface LineOptions {
  access: Access;
  /** Renews the access; null when it is refused. */
  renew: () => Promise<Access | null>;
  isPolite: boolean;
  /** The number of the other side; null while nobody is there. */
  peer: number | null;
  outgoing: Outgoing;
  sendSignal: (signal: { to: number; data: string }) => void;
}

/** The line to the other side while one is in. `hear` takes what their device sends to ours. */
export function useLine(options: LineOptions): {
  state: LineState;
  hear: (signal: SignalNews) => void;
} {
  const { access, peer, isPolite, outgoing } = options;
  const { openLine } = use(VideoDevicesContext);
  const { host } = useSession();
  const [state, setState] = useState(NO_LINE);
  const line = useRef<VideoLine | null>(null);
  /** What came before the line was open. */
  const early = useRef<SignalNews[]>([]);
  const open = useEffectEvent((participantId: number) =>
    openLine({
      access: { ...access, participantId },
      isPolite,
      renew: () => options.renew(),
      sendSignal: (signal) => options.sendSignal(signal),
      onChange: setState,
      log: host.log,
      after: host.after,
    }),
  );
  const begin = useEffectEvent((opened: VideoLine) => {
    line.current = opened;
    opened.send(outgoing);
    opened.setPeer(peer);
    for (const signal of early.current.splice(0)) opened.receive(signal);
  });
  const { participantId } = access;
  useEffect(() => {
    let isOver = false;
    let opened: VideoLine | null = null;
    open(participantId).then(
      (made) => {
        opened = made;
        if (isOver) made.close();
        else begin(made);
      },
      (error: unknown) => {
        host.log("the line could not be opened", error);
        if (!isOver) setState({ ...NO_LINE, connection: "LOST" });
      },
    );
    return () => {
      isOver = true;
      line.current = null;
      opened?.close();
    };
  }, [participantId, host]);
  useEffect(() => line.current?.setPeer(peer), [peer]);
  const { microphone, picture, isScreen } = outgoing;
  useEffect(() => {
    line.current?.send({ microphone, picture, isScreen });
  }, [microphone, picture, isScreen]);
  return {
    state,
    hear: (signal) => {
      if (line.current) line.current.receive(signal);
      else early.current.push(signal);
    },
  };
}
