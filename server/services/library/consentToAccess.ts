import { paymentAwaitsConsent } from "../../../src/domain/library/accessConsent.ts";
import { consentToAccessInput } from "../../../src/domain/library/inputs/consentToAccess.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { PublicationRow, TalkRow } from "../../store/ports/catalogue.ts";
import { readItem } from "../catalogue/readItem.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/**
 * Records with the payment that its buyer wants the content delivered now and knows that the right
 * of withdrawal ends. The first consent stays. Refuses with `NOT_FOUND`, and with `NOT_BOUGHT`
 * without a paid payment for the item.
 */
export async function consentToAccess(
  context: ServiceContext,
  command: unknown,
): Promise<PublicationRow | TalkRow> {
  requireViewer(context);
  const { catalogItemId, wording } = parseInput(consentToAccessInput, command);
  const item = await readItem(context, catalogItemId);
  const purchase = await context.loaders.purchase.load(item.id);
  if (purchase === null || item.category === "ONE_ON_ONE") return refuse("NOT_BOUGHT");
  await context.store.transaction(async (store) => {
    const payment = await store.lockPayment(purchase.id);
    if (payment?.row.state !== "PAID") return refuse("NOT_BOUGHT");
    if (!paymentAwaitsConsent(payment.row)) return;
    const at = context.now();
    await payment.consent({ ...wording, givenAt: at });
    await store.outbox.append({ name: "consentGiven", subjectId: purchase.id, dueAt: at, at });
  });
  context.loaders.purchase.clear(item.id);
  return item;
}
