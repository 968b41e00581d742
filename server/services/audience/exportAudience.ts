import { formatDateTime } from "../../../src/domain/time/formatDateTime.ts";
import { EXPORT_PAGE_SIZE } from "../../../src/domain/shared/limits.ts";
import type { Export } from "../shared/export.ts";
import { readBeamer, zoneOf } from "../shared/viewer.ts";

/**
 * The signed-in beamer's whole audience (docs/product.md 12.6), by person id: ordered by
 * interactions, anyone back during a slow download would be on no page.
 */
export const exportAudience: Export = {
  fileName: "audience.csv",
  async *rows(context) {
    const creator = await readBeamer(context);
    const zone = zoneOf(creator);
    yield [["First name", "Last name", `Last interaction (${zone})`]];
    for (let after: string | null = null; ;) {
      const members = await context.store.audience.pageByPerson({
        creatorId: creator.id,
        after,
        limit: EXPORT_PAGE_SIZE,
      });
      yield members.map(({ firstName, lastName, lastInteractionAt }) => [
        firstName,
        lastName,
        formatDateTime(lastInteractionAt, zone),
      ]);
      const last = members.at(-1);
      if (last === undefined || members.length < EXPORT_PAGE_SIZE) return;
      after = last.userId;
    }
  },
};
