import * as z from "zod/mini";
import type { LineOptions, Outgoing } from "../port.ts";

/** Characters of a message of the other side's. */
const MESSAGE_MAX = 200;

const sentState = z.object({ sound: z.boolean(), picture: z.boolean(), screen: z.boolean() });

/** What somebody sends at present. */
export type SentState = z.infer<typeof sentState>;

/** Tells the other side what one sends, over the connection itself: at once, and in order. */
export interface SentStateChannel {
  tell(outgoing: Outgoing): void;
}

/** Both sides open it: it needs no negotiation of its own. */
export function openSentState(
  peer: RTCPeerConnection,
  { log, onTold }: Pick<LineOptions, "log"> & { onTold: (theirs: SentState) => void },
): SentStateChannel {
  const channel = peer.createDataChannel("state", { negotiated: true, id: 0 });
  let latest: string | null = null;
  const send = () => {
    if (latest !== null && channel.readyState === "open") channel.send(latest);
  };
  channel.addEventListener("open", send);
  channel.addEventListener("message", ({ data }) => {
    const theirs = readSentState(data);
    if (theirs === null) return log("The other side's state can't be read");
    onTold(theirs);
  });
  return {
    tell: ({ microphone, picture, isScreen }) => {
      const own: SentState = {
        sound: microphone !== null,
        picture: picture !== null,
        screen: picture !== null && isScreen,
      };
      latest = JSON.stringify(own);
      send();
    },
  };
}

/** Null for anything else: another person's browser wrote it. */
function readSentState(data: unknown): SentState | null {
  if (typeof data !== "string" || data.length > MESSAGE_MAX) return null;
  try {
    return sentState.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
