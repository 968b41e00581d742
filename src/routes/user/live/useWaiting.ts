import { useState } from "react";
import type { LiveOutbox } from "../../../live/outbox.ts";
import { useSession } from "../../../session/SessionProvider.tsx";

/** Whether one waits for the host. The host is told at first, and each time that `stay` is called. */
export function useWaiting(outbox: LiveOutbox) {
  const { host } = useSession();
  const [isWaiting, setWaiting] = useState(false);
  const say = () =>
    void outbox.send({ kind: "WAIT" }).catch((error: unknown) => host.log("not waiting", error));
  return {
    isWaiting,
    setWaiting: (waits: boolean) => {
      setWaiting(waits);
      if (waits && !isWaiting) say();
    },
    stay: () => {
      if (isWaiting) say();
    },
  };
}
