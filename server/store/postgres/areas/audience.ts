import { sql } from "kysely";
import type { AudienceStore } from "../../ports/audience.ts";
import { encode } from "../engine/columns.ts";
import { afterCursor } from "../engine/pages.ts";
import type { Session } from "../engine/session.ts";
import { COLUMNS } from "../engine/tables.ts";

/** Audiences: one row per creator and person. */
export function audienceStore({ db }: Session): AudienceStore {
  return {
    touch: async (row) => {
      await db
        .insertInto("audience")
        .values(encode(row, COLUMNS.audience))
        .onConflict((conflict) =>
          conflict.columns(["creatorId", "userId"]).doUpdateSet({
            lastInteractionAt: sql<Date>`greatest(audience.last_interaction_at, excluded.last_interaction_at)`,
          }),
        )
        .execute();
    },
    pageOfCreator: ({ creatorId, limit, after }) =>
      db
        .selectFrom("audience")
        .selectAll()
        .where("creatorId", "=", creatorId)
        .where(afterCursor({ at: "lastInteractionAt", id: "id" }, after))
        .orderBy("lastInteractionAt", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute(),
  };
}
