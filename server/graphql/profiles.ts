import { fullName } from "../../src/domain/profiles/fullName.ts";
import { linkGroupOf, linkLabelOf } from "../../src/domain/profiles/links.ts";
import { listItemsOf } from "../services/catalogue/listItems.ts";
import { isSlugFree } from "../services/profiles/isSlugFree.ts";
import { readAffiliateInfo } from "../services/session/readAffiliateInfo.ts";
import { readCreator } from "../services/profiles/readCreator.ts";
import { readPublicProfile } from "../services/profiles/readPublicProfile.ts";
import { updateBookMeUrl } from "../services/profiles/updateBookMeUrl.ts";
import { updateLinks } from "../services/profiles/updateLinks.ts";
import { updateSlug } from "../services/profiles/updateSlug.ts";
import { updateUserProfile } from "../services/profiles/updateUserProfile.ts";
import { updateUserProfilePicture } from "../services/profiles/updateUserProfilePicture.ts";
import { editable, revisionOf } from "../services/shared/revision.ts";
import { readViewer } from "../services/shared/viewer.ts";
import type { LinkRow, UserRow } from "../store/ports/profiles.ts";
import type { ServiceContext } from "../services/shared/context.ts";
import type {
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
  isSlugFree: (_parent, { slug }, context) => isSlugFree(context, slug),
  userAffiliateInfo: (_parent, _args, context) => readAffiliateInfo(context),
} satisfies Partial<BuiltQueries>;

export const profileMutations = {
  updateUserProfile: (_parent, { command }, context) => updateUserProfile(context, command),
  updateUserProfilePicture: (_parent, { command }, context) =>
    updateUserProfilePicture(context, command),
  updateLinks: (_parent, { command }, context) => updateLinks(context, command),
  updateBookMeUrl: (_parent, { command }, context) => updateBookMeUrl(context, command),
  updateSlug: (_parent, { command }, context) => updateSlug(context, command),
} satisfies Partial<BuiltMutations>;

const Me: FieldResolvers<MeResolvers, UserRow> = {
  id: ({ id }) => `me:${id}`,
  userProfileId: ({ id }) => id,
  profilePicture: ({ picture }) => picture?.systemFullPath ?? null,
};

/** The revision of a part of the profile, for its owner. */
const revised =
  (part: (row: UserRow) => unknown) =>
  (row: UserRow, _args: object, { viewer }: ServiceContext) =>
    viewer?.userId === row.id ? revisionOf(part(row)) : null;

const UserProfile: FieldResolvers<UserProfileResolvers, UserRow> = {
  profileId: ({ id }) => id,
  email: ({ id, email }, _args, { viewer }) => (viewer?.userId === id ? email : null),
  isOwn: ({ id }, _args, { viewer }) => viewer?.userId === id,
  profilePicture: ({ picture }) => picture,
  aboutRevision: revised(editable.about),
  linksRevision: revised(editable.links),
  bookMeUrlRevision: revised(editable.bookMeUrl),
  oneOnOnes: (creator, _args, context) => listItemsOf(context, { creator, category: "ONE_ON_ONE" }),
  publications: (creator, _args, context) =>
    listItemsOf(context, { creator, category: "PUBLICATION" }),
  talks: (creator, _args, context) => listItemsOf(context, { creator, category: "TALK" }),
};

const ProfileLink: FieldResolvers<ProfileLinkResolvers, LinkRow> = {
  title: linkLabelOf,
  groupType: ({ platform }) => linkGroupOf(platform),
  description: () => null,
};

const CreatorReference: FieldResolvers<CreatorReferenceResolvers, UserRow> = {
  id: ({ id }) => `creator:${id}`,
  creatorName: fullName,
  creatorSlug: ({ slug }) => slug,
};

export const profileTypes = { Me, UserProfile, ProfileLink, CreatorReference };
