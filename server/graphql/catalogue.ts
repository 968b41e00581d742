import { NO_RULES, rulesOf } from "../../src/domain/time/bookingRules.ts";
import { isHappeningAt } from "../../src/domain/catalogue/talks.ts";
import { canDeleteForGood, deleteCatalogItem } from "../services/catalogue/deleteCatalogItem.ts";
import { createOneOnOne } from "../services/catalogue/createOneOnOne.ts";
import {
  countArchivedItems,
  listArchivedItems,
  listItems,
  listOwnCatalog,
  listOwnItems,
} from "../services/catalogue/listItems.ts";
import { readRefundedPayment } from "../services/payments/readRefundedPayment.ts";
import { readUnsettledPayment } from "../services/payments/readUnsettledPayment.ts";
import { priceItem, readItemVatTreatment } from "../services/payments/priceItem.ts";
import { questionsOf } from "../services/catalogue/questionsOf.ts";
import { canView, readItemOf } from "../services/catalogue/readItem.ts";
import { readItemPage } from "../services/catalogue/readItemPage.ts";
import { updateCatalogItemOrder } from "../services/catalogue/updateCatalogItemOrder.ts";
import { updateIntakeQuestions } from "../services/catalogue/updateIntakeQuestions.ts";
import { updateOneOnOne } from "../services/catalogue/updateOneOnOne.ts";
import { updateCatalogItemStatus } from "../services/catalogue/updateCatalogItemStatus.ts";
import { awaitsConsent } from "../services/library/awaitsConsent.ts";
import { isRemovable } from "../services/library/deleteEntitlement.ts";
import { editable, revisionOf } from "../services/shared/revision.ts";
import type {
  CatalogItemRow,
  DocumentRow,
  OneOnOneRow,
  PublicationRow,
  TalkRow,
} from "../store/ports/catalogue.ts";
import { connectionOf, pageArguments } from "./connections.ts";
import type { ServiceContext } from "../services/shared/context.ts";
import type {
  ArchivedItemConnectionResolvers,
  CatalogItemResolvers,
  DocumentResolvers,
  OneOnOneResolvers,
  PublicationResolvers,
  ReadableItemResolvers,
  TalkResolvers,
} from "./generated/resolvers.ts";
import type { ArchivedItems } from "./parents.ts";
import type { BuiltMutations, BuiltQueries, FieldResolvers } from "./resolverTypes.ts";

export const catalogQueries = {
  talksForCurrentBeamer: (_parent, _args, context) => listOwnItems(context, "TALK"),
  talksForBeamerByProfileId: (_parent, { profileId }, context) =>
    listItems(context, { creatorId: profileId, category: "TALK" }),
  talkById: (_parent, { id }, context) => readItemPage(context, { id, category: "TALK" }),
  publicationsForCurrentBeamer: (_parent, _args, context) => listOwnItems(context, "PUBLICATION"),
  publicationsForBeamerByProfileId: (_parent, { profileId }, context) =>
    listItems(context, { creatorId: profileId, category: "PUBLICATION" }),
  publicationById: (_parent, { id }, context) =>
    readItemPage(context, { id, category: "PUBLICATION" }),
  oneOnOnesForCurrentBeamer: (_parent, _args, context) => listOwnItems(context, "ONE_ON_ONE"),
  oneOnOnesForBeamerByUserProfileId: (_parent, { profileId }, context) =>
    listItems(context, { creatorId: profileId, category: "ONE_ON_ONE" }),
  oneOnOneById: (_parent, { id }, context) => readItemOf(context, { id, category: "ONE_ON_ONE" }),
  catalogItemsForCurrentCreator: (_parent, _args, context) => listOwnCatalog(context),
  archivedItemsForCurrentCreator: async (_parent, args, context) => {
    const page = pageArguments(args);
    return connectionOf(await listArchivedItems(context, page), {
      page,
      keyOf: (row: CatalogItemRow) => ({ at: row.createdAt, id: row.id }),
    });
  },
} satisfies Partial<BuiltQueries>;

export const catalogMutations = {
  createOneOnOne: (_parent, { command }, context) => createOneOnOne(context, command),
  updateOneOnOne: (_parent, { command }, context) => updateOneOnOne(context, command),
  updateIntakeQuestions: (_parent, { command }, context) => updateIntakeQuestions(context, command),
  updateCatalogItemStatus: (_parent, { command }, context) =>
    updateCatalogItemStatus(context, command),
  deleteCatalogItem: (_parent, { command }, context) => deleteCatalogItem(context, command),
  updateCatalogItemOrder: (_parent, { command }, context) =>
    updateCatalogItemOrder(context, command),
} satisfies Partial<BuiltMutations>;

const owned = {
  revision: (row: CatalogItemRow, _args: object, { viewer }: ServiceContext) =>
    row.creatorId === viewer?.userId ? revisionOf(editable.item(row)) : null,
  canDeleteForGood: (row: CatalogItemRow, _args: object, context: ServiceContext) =>
    canDeleteForGood(context, row),
};

const listed = {
  addedOn: ({ createdAt }: CatalogItemRow) => createdAt,
};

const priced = {
  price: ({ priceInCents }: CatalogItemRow) => priceInCents,
  priceWithVat: (row: CatalogItemRow, _args: object, context: ServiceContext) =>
    priceItem(context, row),
  vatTreatment: (row: CatalogItemRow, _args: object, context: ServiceContext) =>
    readItemVatTreatment(context, row),
};

const readable = {
  thumbnails: ({ thumbnails }: PublicationRow | TalkRow) => [...thumbnails],
  canView: (row: CatalogItemRow, _args: object, context: ServiceContext) => canView(context, row),
  hasEntitlement: async ({ id }: CatalogItemRow, _args: object, { loaders }: ServiceContext) =>
    (await loaders.entitlement.load(id)) !== null,
  canRemoveFromLibrary: async ({ id }: CatalogItemRow, _args: object, context: ServiceContext) =>
    isRemovable(await context.loaders.entitlement.load(id)),
  unsettledPayment: ({ id }: CatalogItemRow, _args: object, context: ServiceContext) =>
    readUnsettledPayment(context, id),
  refundedPayment: ({ id }: CatalogItemRow, _args: object, context: ServiceContext) =>
    readRefundedPayment(context, id),
  awaitsConsent: (row: CatalogItemRow, _args: object, context: ServiceContext) =>
    awaitsConsent(context, row),
};

const CatalogItem: Pick<CatalogItemResolvers, "__resolveType"> = {
  __resolveType: ({ category }) =>
    ({ ONE_ON_ONE: "OneOnOne", PUBLICATION: "Publication", TALK: "Talk" })[category] as
      | "OneOnOne"
      | "Publication"
      | "Talk",
};

const ArchivedItemConnection: FieldResolvers<ArchivedItemConnectionResolvers, ArchivedItems> = {
  totalCount: (_connection, _args, context) => countArchivedItems(context),
};

const ReadableItem: Pick<ReadableItemResolvers, "__resolveType"> = {
  __resolveType: ({ category }) => (category === "TALK" ? "Talk" : "Publication"),
};

const OneOnOne: FieldResolvers<OneOnOneResolvers, OneOnOneRow> = {
  ...listed,
  ...priced,
  ...owned,
  intakeQuestions: async (row, _args, context) => [...(await questionsOf(context, row))],
  intakeQuestionsRevision: (row, _args, { viewer }) =>
    row.creatorId === viewer?.userId ? revisionOf(editable.questions(row)) : null,
  hasOwnIntakeQuestions: ({ intakeQuestions }) => intakeQuestions !== null,
  meetingKind: ({ meetingPlace }) => meetingPlace.kind,
  meetingDetails: ({ creatorId, meetingPlace }, _args, { viewer }) =>
    creatorId === viewer?.userId ? meetingPlace.details : null,
  duration: ({ durationInMinutes }) =>
    durationInMinutes === 30 ? "THIRTY_MINUTES" : "SIXTY_MINUTES",
  horizonInDays: async ({ id, creatorId }, _args, { loaders }) =>
    rulesOf((await loaders.bookingRules.load(creatorId))?.rules ?? NO_RULES, id).horizonInDays,
};

const Publication: FieldResolvers<PublicationResolvers, PublicationRow> = {
  ...listed,
  ...priced,
  ...owned,
  ...readable,
};

const Talk: FieldResolvers<TalkResolvers, TalkRow> = {
  ...listed,
  ...priced,
  ...owned,
  ...readable,
  isHappeningNow: ({ eventDate, durationInMinutes }, _args, context) =>
    isHappeningAt({ eventDate, durationInMinutes, now: context.now() }),
};

const Document: FieldResolvers<DocumentResolvers, DocumentRow> = {
  nameWithoutExtension: ({ name, extension }) =>
    extension === "" ? name : name.slice(0, -extension.length - 1),
};

export const catalogTypes = {
  ArchivedItemConnection,
  CatalogItem,
  ReadableItem,
  OneOnOne,
  Publication,
  Talk,
  Document,
};
