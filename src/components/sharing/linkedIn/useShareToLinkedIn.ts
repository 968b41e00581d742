import { graphql } from "react-relay/hooks";
import type { useShareToLinkedInItemMutation } from "../../../__generated__/useShareToLinkedInItemMutation.graphql.ts";
import type { useShareToLinkedInProfileMutation } from "../../../__generated__/useShareToLinkedInProfileMutation.graphql.ts";
import { type MutationCall, useCall } from "../../../relay/useCall.ts";

/** What is shared: an item, or the creator's page. */
export type ShareSubject = { kind: "item"; id: string } | { kind: "profile"; id: string };

/** A post as the form has it. */
export interface SharePost {
  variables: { postMessage: string };
  response: Record<string, unknown>;
}

/** Posts to LinkedIn in the creator's name. */
export function useShareToLinkedIn({ kind, id }: ShareSubject): MutationCall<SharePost> {
  const item = useCall<useShareToLinkedInItemMutation>(graphql`
    mutation useShareToLinkedInItemMutation($command: ShareItemToLinkedInCommand!) {
      shareItemToLinkedIn(command: $command) {
        id
      }
    }
  `);
  const profile = useCall<useShareToLinkedInProfileMutation>(graphql`
    mutation useShareToLinkedInProfileMutation($command: ShareProfileToLinkedInCommand!) {
      shareProfileToLinkedIn(command: $command) {
        id
      }
    }
  `);
  return {
    run: ({ postMessage }) =>
      kind === "item"
        ? item.run({ command: { itemId: id, postMessage } })
        : profile.run({ command: { profileId: id, postMessage } }),
    isBusy: item.isBusy || profile.isBusy,
  };
}
