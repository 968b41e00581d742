import { useEffect } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { useTrack_creator$key } from "../../../__generated__/useTrack_creator.graphql.ts";
import { TrackDocument } from "../../../operations/generated/graphql.ts";
import { useMe, useSession } from "../../../session/SessionProvider.tsx";

/** Notes once that a signed-in person looks at a creator (docs/product.md 12.2). */
export function useTrack(creator: useTrack_creator$key): void {
  const { profileId, isOwn } = useFragment(
    graphql`
      fragment useTrack_creator on UserProfile {
        profileId
        isOwn
      }
    `,
    creator,
  );
  const { tell } = useSession();
  const isSignedIn = useMe() !== null;

  useEffect(() => {
    if (!isSignedIn || isOwn) return;
    void tell(TrackDocument, { command: { creatorId: profileId } }, "noting the visit");
  }, [isSignedIn, isOwn, profileId, tell]);
}
