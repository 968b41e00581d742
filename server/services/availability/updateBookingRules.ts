import { updateBookingRulesInput } from "../../../src/domain/availability/inputs/updateBookingRules.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import {
  type BookingRules,
  NO_RULES,
  ownRulesOf,
  type RuleBook,
} from "../../../src/domain/time/bookingRules.ts";
import type { CatalogStore } from "../../store/ports/catalogue.ts";
import type { BookingRulesRow } from "../../store/ports/availability.ts";
import { readItemOf } from "../catalogue/readItem.ts";
import type { ServiceContext } from "../shared/context.ts";
import { editable, refuseChangedElsewhere } from "../shared/revision.ts";
import { requireViewer } from "../shared/viewer.ts";

/**
 * Replaces the rules by which the signed-in creator can be booked, or those of one offer, which then
 * differ; an offer without rules follows its creator's again. Refuses with `NOT_FOUND` for another's
 * offer and `CHANGED_ELSEWHERE`. Existing bookings stay as they are.
 */
export async function updateBookingRules(
  context: ServiceContext,
  command: unknown,
): Promise<BookingRulesRow> {
  const { userId } = requireViewer(context);
  const { oneOnOneId, rules, revision } = parseInput(updateBookingRulesInput, command);
  if (oneOnOneId !== null) {
    const offer = await readItemOf(context, { id: oneOnOneId, category: "ONE_ON_ONE" });
    if (offer.creatorId !== userId) refuse("NOT_FOUND");
  }
  return context.store.transaction(async ({ users, catalog, availability }) => {
    await users.lock(userId);
    const saved = (await availability.rulesOf(userId))?.rules;
    const before = saved && (oneOnOneId === null ? saved.ofCreator : ownRulesOf(saved, oneOnOneId));
    const current = before ? editable.bookingRules(before) : undefined;
    await refuseChangedElsewhere({ revision, current, wanted: rules });
    return availability.saveRules({
      id: context.newId("rul"),
      creatorId: userId,
      rules: withRules(await withoutDeleted(saved ?? NO_RULES, catalog), {
        offerId: oneOnOneId,
        rules,
      }),
    });
  });
}

/** Rules of offers that are gone would only ever become more. */
async function withoutDeleted(
  { ofCreator, ofOffers }: RuleBook,
  catalog: Pick<CatalogStore, "byIds">,
): Promise<RuleBook> {
  const there = new Set((await catalog.byIds(Object.keys(ofOffers))).map(({ id }) => id));
  const kept = Object.entries(ofOffers).filter(([id]) => there.has(id));
  return { ofCreator, ofOffers: Object.fromEntries(kept) };
}

function withRules(
  { ofCreator, ofOffers }: RuleBook,
  { offerId, rules }: { offerId: string | null; rules: BookingRules | null },
): RuleBook {
  if (offerId === null) return { ofCreator: rules ?? ofCreator, ofOffers };
  const { [offerId]: _, ...others } = ofOffers;
  return { ofCreator, ofOffers: rules === null ? others : { ...others, [offerId]: rules } };
}
