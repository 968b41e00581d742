import type { LineState } from "../../../../devices/video/port.ts";
import type { SideNews } from "../../../../domain/live/presence.ts";

/** How things are with the other side. */
export type RoomState =
  /** Nobody has come yet. */
  | "alone"
  /** They are here, and their picture is on its way. */
  | "connecting"
  | "together"
  /** Their line is lost, and may come back. */
  | "lost"
  /** They were here, and have left. */
  | "left"
  /** One's own line to the server is lost. */
  | "offline";

/** The states that matter for what comes after them. */
export type SettledState = "alone" | "together" | "left";

interface RoomFacts {
  /** What the server says of the other side; null until it has. */
  other: SideNews | null;
  line: Pick<LineState, "connection">;
  /** Whether the server is being heard. */
  isConnected: boolean;
  /** The last one of these that the room was in. */
  before: SettledState;
}

/** How things are with the other side, as the server and the line tell it. */
export function roomState({ other, line, isConnected, before }: RoomFacts): RoomState {
  const isThere = other?.participantId != null;
  // Picture and sound need no server.
  if (line.connection === "UP" && isThere) return "together";
  if (!isConnected) return "offline";
  if (!isThere) return before === "alone" ? "alone" : "left";
  return before === "together" || other.whereabouts === "AWAY" || line.connection === "LOST"
    ? "lost"
    : "connecting";
}

/** Whether a state matters for what comes after it. */
export function isSettled(state: RoomState): state is SettledState {
  return state === "alone" || state === "together" || state === "left";
}

/** For the stage, about the other side's name; null while both are together. */
export function noticeOf(state: RoomState, name: string): string | null {
  switch (state) {
    case "alone":
      return `Waiting for ${name}`;
    case "connecting":
      return `Connecting to ${name}…`;
    case "together":
      return null;
    case "lost":
      return `The connection to ${name} was lost. Reconnecting…`;
    case "left":
      return `${name} has left. They can come back as long as you’re here.`;
    case "offline":
      return "Your connection was lost. Reconnecting…";
  }
}

/** For screen readers, at each change, about one’s guest or host. */
export function announcementOf(state: RoomState, role: "guest" | "host"): string {
  switch (state) {
    case "alone":
      return `Your ${role} isn’t here yet`;
    case "connecting":
      return `Your ${role} is joining`;
    case "together":
      return `Your ${role} has joined`;
    case "lost":
      return `The connection to your ${role} was lost`;
    case "left":
      return `Your ${role} has left`;
    case "offline":
      return "Your connection was lost";
  }
}
