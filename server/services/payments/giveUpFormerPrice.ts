import { RefusalError } from "../../../src/domain/shared/errors.ts";
import { SECOND_MS } from "../../../src/domain/shared/limits.ts";
import type { CatalogItemRow } from "../../store/ports/catalogue.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";
import { giveUpAttempt } from "./steps/giveUpAttempt.ts";
import { isPriceOver } from "./steps/giveUpOutdated.ts";
import { quoteOf } from "./steps/readTodaysQuote.ts";

/** How many attempts are read at once, and how many are given up in parallel. */
const PAGE = 100;
const AT_ONCE = 8;
/** After this it starts no more, and continues in another run: half of what a reaction may take. */
const TURN_MS = 15 * SECOND_MS;

/**
 * Reaction to a price change: no card can be charged the former price for content any more,
 * whatever page is still open. It acts on the latest price. What the bank is processing stays, and
 * what is off sale keeps its price for a day (docs/product.md 7.2, 7.16).
 */
export async function giveUpFormerPrice(
  context: ProcessContext,
  { subjectId: itemId }: Pick<Due, "subjectId">,
  signal: AbortSignal,
): Promise<RunAgain | void> {
  const endsAt = context.now() + TURN_MS;
  const isOver = () => signal.aborted || context.now() >= endsAt;
  let after: string | null = null;
  let isLast = false;
  const failures: unknown[] = [];
  while (!isLast && !isOver()) {
    // Read with each page: it may have changed again.
    const item = await context.store.catalog.byId(itemId);
    const page: PaymentRow[] = await context.store.payments.attemptsFor({
      itemId,
      after,
      limit: PAGE,
    });
    const outdated = page.filter((payment) => isFormer(context, { payment, item }));
    const giveUp = (payment: PaymentRow) => giveUpAttempt(context, payment);
    failures.push(...(await inTurns(outdated, { work: giveUp, isOver })));
    after = page.at(-1)?.id ?? null;
    isLast = page.length < PAGE;
  }
  // A failed one doesn't keep others chargeable; it is retried.
  if (failures.length > 0) throw failures[0];
  return isLast && !isOver() ? undefined : { againAt: context.now() };
}

function isFormer(
  context: ProcessContext,
  { payment, item }: { payment: PaymentRow; item: CatalogItemRow | null },
): boolean {
  return isPriceOver(context, { payment, today: quoteOf(payment, item) });
}

/**
 * A few in parallel, so that neither the provider nor anyone else has to wait for all of them; no
 * more once it `isOver`. Returns why some failed; a provider outage ends it at once.
 */
async function inTurns<T>(
  all: readonly T[],
  { work, isOver }: { work: (one: T) => Promise<unknown>; isOver: () => boolean },
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (let from = 0; from < all.length && !isOver(); from += AT_ONCE) {
    const outcomes = await Promise.allSettled(all.slice(from, from + AT_ONCE).map(work));
    const reasons = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [outcome.reason as unknown] : [],
    );
    const away = reasons.find((reason) => reason instanceof RefusalError);
    if (away !== undefined) throw away;
    failures.push(...reasons);
  }
  return failures;
}
