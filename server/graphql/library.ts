import { hasNewVersion } from "../../src/domain/library/newVersion.ts";
import { consentToAccess } from "../services/library/consentToAccess.ts";
import { createEntitlement } from "../services/library/createEntitlement.ts";
import { deleteEntitlement } from "../services/library/deleteEntitlement.ts";
import { listEntitlements } from "../services/library/listEntitlements.ts";
import { mustLoad } from "../services/shared/loaders.ts";
import type { EntitlementRow } from "../store/ports/library.ts";
import { connectionOf, pageArguments } from "./connections.ts";
import type { ServiceContext } from "../services/shared/context.ts";
import type { EntitlementResolvers } from "./generated/resolvers.ts";
import { fullName } from "../../src/domain/profiles/fullName.ts";
import type { BuiltMutations, BuiltQueries, FieldResolvers } from "./resolverTypes.ts";

export const libraryQueries = {
  entitlementsForCurrentUser: async (_parent, args, context) => {
    const page = pageArguments(args);
    const rows = await listEntitlements(context, page, { search: args.search });
    return connectionOf(rows, {
      page,
      keyOf: (row: EntitlementRow) => ({ at: row.createdAt, id: row.id }),
    });
  },
} satisfies Partial<BuiltQueries>;

export const libraryMutations = {
  createEntitlement: (_parent, { command }, context) => createEntitlement(context, command),
  deleteEntitlement: (_parent, { command }, context) => deleteEntitlement(context, command),
  consentToAccess: (_parent, { command }, context) => consentToAccess(context, command),
} satisfies Partial<BuiltMutations>;

const itemOf = ({ itemId }: EntitlementRow, { loaders }: ServiceContext) =>
  mustLoad(loaders.item, itemId);
const creatorOf = async (row: EntitlementRow, context: ServiceContext) =>
  mustLoad(context.loaders.user, (await itemOf(row, context)).creatorId);

const Entitlement: FieldResolvers<EntitlementResolvers, EntitlementRow> = {
  catalogItemId: ({ itemId }) => itemId,
  creatorName: async (row, _args, context) => fullName(await creatorOf(row, context)),
  creatorSlug: async (row, _args, context) => (await creatorOf(row, context)).slug,
  title: async (row, _args, context) => (await itemOf(row, context)).title,
  description: async (row, _args, context) => (await itemOf(row, context)).description,
  family: () => "consumable",
  kind: async (row, _args, context) =>
    (await itemOf(row, context)).category === "TALK" ? "talk" : "publication",
  price: ({ paidInCents }) => paidInCents,
  hasNewVersion: async (row, _args, context) => {
    const item = await itemOf(row, context);
    if (item.category === "ONE_ON_ONE") return false;
    const { createdAt: since, openedDocumentId } = row;
    return hasNewVersion({ since, openedDocumentId, document: item.document });
  },
};

export const libraryTypes = { Entitlement };
