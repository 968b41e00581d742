import { BY_VIDEO } from "../../../src/domain/bookings/meetingPlace.ts";
import { createOneOnOneInput } from "../../../src/domain/catalogue/inputs/createOneOnOne.ts";
import { whatFirstOfferNeeds } from "../../../src/domain/catalogue/firstOffer.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { REPEATED_CREATION_MS } from "../../../src/domain/shared/limits.ts";
import type { CatalogItemRow, OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { Transaction } from "../../store/ports/store.ts";
import type { ServiceContext } from "../shared/context.ts";
import { sameContent } from "../shared/revision.ts";
import { requireViewer } from "../shared/viewer.ts";
import { oneOnOneFields } from "./steps/oneOnOneFields.ts";
import { firstPosition, readListedItems, requireRoom } from "./steps/roomForItem.ts";

/**
 * Makes a draft of an offer, which comes first among the signed-in beamer's. The same command again
 * within a minute returns what the first one made (docs/product.md 4.13). Refuses with
 * `CALENDAR_MISSING` or `HOURS_MISSING` for a first offer, and with `TOO_MANY_ITEMS`.
 */
export async function createOneOnOne(
  context: ServiceContext,
  command: unknown,
): Promise<OneOnOneRow> {
  const { userId: creatorId } = requireViewer(context);
  const fields = oneOnOneFields(parseInput(createOneOnOneInput, command), {
    meetingPlace: BY_VIDEO,
  });
  return context.store.transaction(async (store) => {
    await store.users.lock(creatorId);
    const listed = await readListedItems(store, { creatorId, category: "ONE_ON_ONE" });
    const createdAt = context.now();
    const earlier = listed.find(
      (row): row is OneOnOneRow =>
        row.category === "ONE_ON_ONE" &&
        row.createdAt > createdAt - REPEATED_CREATION_MS &&
        sameContent({ ...row, ...fields }, row),
    );
    if (earlier !== undefined) return earlier;

    await requireBookable(store, { creatorId, listed });
    requireRoom(listed);
    const row: OneOnOneRow = {
      ...fields,
      id: context.newId("one"),
      creatorId,
      category: "ONE_ON_ONE",
      status: "DRAFT",
      position: firstPosition(listed),
      createdAt,
      intakeQuestions: null,
    };
    await store.catalog.insert(row);
    return row;
  });
}

async function requireBookable(
  { calendars, availability }: Transaction,
  { creatorId, listed }: { creatorId: string; listed: readonly CatalogItemRow[] },
): Promise<void> {
  if (listed.length > 0) return;
  const accounts = await calendars.ofOwner(creatorId);
  const days = (await availability.ofCreator(creatorId))?.hours.days ?? [];
  const need = whatFirstOfferNeeds({
    hasOffers: false,
    calendars: accounts,
    hasHours: days.some(({ ranges }) => ranges.length > 0),
  });
  if (need === "calendar") refuse("CALENDAR_MISSING");
  if (need === "hours") refuse("HOURS_MISSING");
}
