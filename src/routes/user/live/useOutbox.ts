import { useEffect, useState } from "react";
import { type LiveOutbox, createLiveOutbox } from "../../../live/outbox.ts";
import { useSession } from "../../../session/SessionProvider.tsx";

/** Sends messages to a live session while the page is open. */
export function useOutbox(channelId: string): LiveOutbox {
  const session = useSession();
  const [outbox] = useState(() => createLiveOutbox(session, channelId));
  useEffect(() => outbox.start(), [outbox]);
  return outbox;
}
