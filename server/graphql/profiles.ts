import { linkGroupOf, linkTitleOf } from "../../src/domain/profiles/links.ts";
import { listAudience } from "../services/audience/listAudience.ts";
import { listItemsOf } from "../services/catalogue/listItems.ts";
import { mustLoad } from "../services/shared/loaders.ts";
import { readAffiliateInfo } from "../services/session/readAffiliateInfo.ts";
import { readCreator } from "../services/profiles/readCreator.ts";
import { readPublicProfile } from "../services/profiles/readPublicProfile.ts";
import { track } from "../services/audience/track.ts";
import { readViewer } from "../services/shared/viewer.ts";
import type { AudienceRow } from "../store/ports/audience.ts";
import type { LinkRow, UserRow } from "../store/ports/profiles.ts";
import { connectionOf, pageArguments } from "./connections.ts";
import type {
  AudienceMemberResolvers,
  CreatorReferenceResolvers,
  MeResolvers,
  ProfileLinkResolvers,
  UserProfileResolvers,
} from "./generated/resolvers.ts";
import type { BuiltMutations, BuiltQueries, FieldResolvers } from "./resolverTypes.ts";

export const profileQueries = {
  me: (_parent, _args, context) => readViewer(context),
  userProfile: (_parent, _args, context) => readViewer(context),
  userPublicProfileBySlug: (_parent, { slug }, context) => readPublicProfile(context, slug),
  creatorByUserProfileId: (_parent, { userProfileId }, context) =>
    readCreator(context, userProfileId),
  creatorAudience: async (_parent, args, context) => {
    const page = pageArguments(args);
    const rows = await listAudience(context, page);
    return connectionOf(rows, {
      page,
      keyOf: (row: AudienceRow) => ({ at: row.lastInteractionAt, id: row.id }),
    });
  },
  userAffiliateInfo: (_parent, _args, context) => readAffiliateInfo(context),
} satisfies Partial<BuiltQueries>;

export const profileMutations = {
  track: (_parent, { command }, context) => track(context, command),
} satisfies Partial<BuiltMutations>;

const Me: FieldResolvers<MeResolvers, UserRow> = {
  id: ({ id }) => `me:${id}`,
  userProfileId: ({ id }) => id,
  profilePicture: ({ picture }) => picture?.systemFullPath ?? null,
};

const UserProfile: FieldResolvers<UserProfileResolvers, UserRow> = {
  profileId: ({ id }) => id,
  email: ({ id, email }, _args, { viewer }) => (viewer?.userId === id ? email : null),
  isOwn: ({ id }, _args, { viewer }) => viewer?.userId === id,
  profilePicture: ({ picture }) => picture,
  oneOnOnes: (creator, _args, context) => listItemsOf(context, { creator, category: "ONE_ON_ONE" }),
  publications: (creator, _args, context) =>
    listItemsOf(context, { creator, category: "PUBLICATION" }),
  talks: (creator, _args, context) => listItemsOf(context, { creator, category: "TALK" }),
};

const ProfileLink: FieldResolvers<ProfileLinkResolvers, LinkRow> = {
  title: ({ platform }) => linkTitleOf(platform),
  groupType: ({ platform }) => linkGroupOf(platform),
  description: () => null,
};

const CreatorReference: FieldResolvers<CreatorReferenceResolvers, UserRow> = {
  id: ({ id }) => `creator:${id}`,
  creatorName: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  creatorSlug: ({ slug }) => slug,
};

const AudienceMember: FieldResolvers<AudienceMemberResolvers, AudienceRow> = {
  userProfileId: ({ userId }) => userId,
  // Mail is not forwarded yet, so there is no address to forward it from.
  relayEmail: () => null,
  firstName: async ({ userId }, _args, { loaders }) =>
    (await mustLoad(loaders.user, userId)).firstName,
  lastName: async ({ userId }, _args, { loaders }) =>
    (await mustLoad(loaders.user, userId)).lastName,
  lastInteractionDate: ({ lastInteractionAt }) => lastInteractionAt,
};

export const profileTypes = { Me, UserProfile, ProfileLink, CreatorReference, AudienceMember };
