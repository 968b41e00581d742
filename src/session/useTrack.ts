import { useEffect } from "react";
import { TrackDocument } from "../operations/generated/graphql.ts";
import { useMe, useSession } from "./SessionProvider.tsx";

interface Visited {
  profileId: string;
  isOwn: boolean;
}

/**
 * Records once that a signed-in person views another's content (docs/product.md 12.2); null where
 * the address leads to nobody's.
 */
export function useTrack(visited: Visited | null): void {
  const { fireAndForget } = useSession();
  const isSignedIn = useMe() !== null;
  const creatorId = visited && !visited.isOwn ? visited.profileId : null;

  useEffect(() => {
    if (!isSignedIn || creatorId === null) return;
    void fireAndForget(TrackDocument, { command: { creatorId } }, "noting the visit");
  }, [isSignedIn, creatorId, fireAndForget]);
}
