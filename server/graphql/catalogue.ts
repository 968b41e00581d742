import { isHappeningAt } from "../../src/domain/catalogue/talks.ts";
import { listItems, listOwnCatalog, listOwnItems } from "../services/catalogue/listItems.ts";
import { priceItem } from "../services/payments/priceItem.ts";
import { canView, readItemOf } from "../services/catalogue/readItem.ts";
import type {
  CatalogItemRow,
  DocumentRow,
  OneOnOneRow,
  PublicationRow,
  TalkRow,
} from "../store/ports/catalogue.ts";
import type { GraphQLContext } from "./context.ts";
import type {
  CatalogItemResolvers,
  DocumentResolvers,
  OneOnOneResolvers,
  PublicationResolvers,
  TalkResolvers,
} from "./generated/resolvers.ts";
import type { BuiltQueries, FieldResolvers } from "./resolverTypes.ts";

export const catalogQueries = {
  talksForCurrentBeamer: (_parent, _args, context) => listOwnItems(context, "TALK"),
  talksForBeamerByProfileId: (_parent, { profileId }, context) =>
    listItems(context, { creatorId: profileId, category: "TALK" }),
  talkById: (_parent, { id }, context) => readItemOf(context, { id, category: "TALK" }),
  publicationsForCurrentBeamer: (_parent, _args, context) => listOwnItems(context, "PUBLICATION"),
  publicationsForBeamerByProfileId: (_parent, { profileId }, context) =>
    listItems(context, { creatorId: profileId, category: "PUBLICATION" }),
  publicationById: (_parent, { id }, context) =>
    readItemOf(context, { id, category: "PUBLICATION" }),
  oneOnOnesForCurrentBeamer: (_parent, _args, context) => listOwnItems(context, "ONE_ON_ONE"),
  oneOnOnesForBeamerByUserProfileId: (_parent, { profileId }, context) =>
    listItems(context, { creatorId: profileId, category: "ONE_ON_ONE" }),
  oneOnOneById: (_parent, { id }, context) => readItemOf(context, { id, category: "ONE_ON_ONE" }),
  catalogItemsForCurrentCreator: (_parent, _args, context) => listOwnCatalog(context),
} satisfies Partial<BuiltQueries>;

const priced = {
  price: ({ priceInCents }: CatalogItemRow) => priceInCents,
  priceWithVat: (row: CatalogItemRow, _args: object, context: GraphQLContext) =>
    priceItem(context, row),
};

const readable = {
  thumbnails: ({ thumbnails }: PublicationRow | TalkRow) => [...thumbnails],
  canView: (row: CatalogItemRow, _args: object, context: GraphQLContext) => canView(context, row),
  hasEntitlement: async ({ id }: CatalogItemRow, _args: object, { loaders }: GraphQLContext) =>
    (await loaders.entitlement.load(id)) !== null,
};

const CatalogItem: Pick<CatalogItemResolvers, "__resolveType"> = {
  __resolveType: ({ category }) =>
    ({ ONE_ON_ONE: "OneOnOne", PUBLICATION: "Publication", TALK: "Talk" })[category] as
      | "OneOnOne"
      | "Publication"
      | "Talk",
};

const OneOnOne: FieldResolvers<OneOnOneResolvers, OneOnOneRow> = {
  ...priced,
  duration: ({ durationInMinutes }) =>
    durationInMinutes === 30 ? "THIRTY_MINUTES" : "SIXTY_MINUTES",
};

const Publication: FieldResolvers<PublicationResolvers, PublicationRow> = {
  ...priced,
  ...readable,
};

const Talk: FieldResolvers<TalkResolvers, TalkRow> = {
  ...priced,
  ...readable,
  isHappeningNow: ({ eventDate, durationInMinutes }, _args, context) =>
    isHappeningAt({ eventDate, durationInMinutes, now: context.now() }),
};

const Document: FieldResolvers<DocumentResolvers, DocumentRow> = {
  nameWithoutExtension: ({ name, extension }) =>
    extension === "" ? name : name.slice(0, -extension.length - 1),
};

export const catalogTypes = { CatalogItem, OneOnOne, Publication, Talk, Document };
