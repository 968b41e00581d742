import { useEffect } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { useTrack_creator$key } from "../../../__generated__/useTrack_creator.graphql.ts";
import { TrackDocument } from "../../../operations/generated/graphql.ts";
import { useMe, useSession } from "../../../session/SessionProvider.tsx";

/** Notes once that a signed-in person looks at a creator. That it failed is nobody's trouble but the log's. */
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
  const { run, host } = useSession();
  const isSignedIn = useMe() !== null;

  useEffect(() => {
    if (!isSignedIn || isOwn) return;
    run(TrackDocument, { command: { creatorId: profileId } }).catch((error: unknown) =>
      host.log("noting the visit failed", error),
    );
  }, [isSignedIn, isOwn, profileId, run, host]);
}
