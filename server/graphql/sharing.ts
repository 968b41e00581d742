import { shareItemToLinkedIn } from "../services/sharing/shareItemToLinkedIn.ts";
import { shareProfileToLinkedIn } from "../services/sharing/shareProfileToLinkedIn.ts";
import type { BuiltMutations } from "./resolverTypes.ts";

export const sharingMutations = {
  shareItemToLinkedIn: (_parent, { command }, context) => shareItemToLinkedIn(context, command),
  shareProfileToLinkedIn: (_parent, { command }, context) =>
    shareProfileToLinkedIn(context, command),
} satisfies Partial<BuiltMutations>;
