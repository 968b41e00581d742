import { useState } from "react";
import type { LineState } from "../../../../devices/video/port.ts";
import type { SideNews } from "../../../../domain/live/presence.ts";
import {
  type RoomState,
  type SettledState,
  announcementOf,
  isSettled,
  noticeOf,
  roomState,
} from "./roomState.ts";

/** What is said about it. */
export interface RoomNews {
  state: RoomState;
  /** For the stage; null while both are together. */
  notice: string | null;
  /** For screen readers, at each change. */
  announcement: string;
}

interface Facts {
  other: SideNews | null;
  line: LineState;
  isConnected: boolean;
  /** The other side's. */
  name: string;
  isHost: boolean;
}

/** Follows whether both are there, and finds the words for it. */
export function useRoomNews({ other, line, isConnected, name, isHost }: Facts): RoomNews {
  const [before, setBefore] = useState<SettledState>("alone");
  const state = roomState({ other, line, isConnected, before });
  if (isSettled(state) && state !== before) setBefore(state);
  const role = isHost ? "guest" : "host";
  return { state, notice: noticeOf(state, name), announcement: announcementOf(state, role) };
}
