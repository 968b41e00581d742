import {
  countAudience,
  listAudience,
  readAudienceSearch,
} from "../services/audience/listAudience.ts";
import { track } from "../services/audience/track.ts";
import {
  AUDIENCE_KEYS,
  type AudienceCursor,
  type NamedAudienceRow as Member,
  type AudiencePage,
} from "../store/ports/audience.ts";
import { pageArguments, pageOf, readCursor, refuseCursor, writeCursor } from "./connections.ts";
import type {
  AudienceConnectionResolvers,
  AudienceMemberResolvers,
} from "./generated/resolvers.ts";
import type { AudienceResult } from "./parents.ts";
import type { BuiltMutations, BuiltQueries, FieldResolvers } from "./resolverTypes.ts";

export const audienceQueries = {
  creatorAudience: async (_parent, { after, first, ...args }, context) => {
    const { limit } = pageArguments({ first });
    const search = { ...readAudienceSearch(context, args), limit };
    const page = { ...search, after: after ? readPlace(after, search) : null };
    const rows = await listAudience(context, page);
    const hasPreviousPage = page.after !== null || page.skip > 0;
    const cursorOf = (row: Member) => writePlace(row, search);
    return { ...pageOf(rows, { limit, hasPreviousPage, cursorOf }), search };
  },
} satisfies Partial<BuiltQueries>;

export const audienceMutations = {
  track: (_parent, { command }, context) => track(context, command),
} satisfies Partial<BuiltMutations>;

/** A name's cursor includes its order: it isn't valid in any other. */
const letterOf = ({ orderBy }: Pick<AudiencePage, "orderBy">) =>
  orderBy === "FIRST_NAME" ? "f" : "l";

function writePlace(row: Member, search: AudiencePage): string {
  const key = row[AUDIENCE_KEYS[search.orderBy]];
  if (typeof key === "number") return writeCursor({ at: key, id: row.id });
  return `${letterOf(search)}_${row.id}_${encodeURIComponent(key)}`;
}

function readPlace(cursor: string, search: AudiencePage): AudienceCursor {
  if (search.orderBy === "LAST_INTERACTION") {
    const { at, id } = readCursor(cursor);
    return { key: at, id };
  }
  const [, letter, id, key] = /^([fl])_([\w:-]{1,80})_([^_]{0,8000})$/.exec(cursor) ?? [];
  if (id === undefined || key === undefined || letter !== letterOf(search)) return refuseCursor();
  try {
    return { key: decodeURIComponent(key), id };
  } catch {
    return refuseCursor();
  }
}

const AudienceConnection: FieldResolvers<AudienceConnectionResolvers, AudienceResult> = {
  totalCount: ({ search }, _args, context) => countAudience(context, search),
};

const AudienceMember: FieldResolvers<AudienceMemberResolvers, Member> = {
  userProfileId: ({ userId }) => userId,
  // Mail is not forwarded yet, so there is no address to forward it from.
  relayEmail: () => null,
  lastInteractionDate: ({ lastInteractionAt }) => lastInteractionAt,
};

export const audienceTypes = { AudienceConnection, AudienceMember };
