import { refuse } from "../../../src/domain/shared/errors.ts";
import type { CatalogItemRow, PublicationRow, TalkRow } from "../../store/ports/catalogue.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import { readRefundedPayment } from "../payments/readRefundedPayment.ts";
import { readUnsettledPayment } from "../payments/readUnsettledPayment.ts";
import type { ServiceContext } from "../shared/context.ts";
import { canSee } from "./readItem.ts";

type Content = PublicationRow | TalkRow;

/**
 * What the page of a publication or a talk shows. Once it is off sale, a viewer whose payment for
 * it isn't settled or was refunded is shown what that payment says: enough to see the payment's
 * state, and nothing more. Refuses with `NOT_FOUND` viewers who may not know of it.
 */
export async function readItemPage<Category extends Content["category"]>(
  context: ServiceContext,
  { id, category }: { id: string; category: Category },
): Promise<Extract<Content, { category: Category }>> {
  const item = await context.loaders.item.load(id);
  if (item === null || !isOf(item, category)) return refuse("NOT_FOUND");
  if (await canSee(context, item)) return item;
  const payment =
    (await readUnsettledPayment(context, id)) ?? (await readRefundedPayment(context, id));
  if (payment !== null) return saidBy(payment, item);
  // The bank may have confirmed the payment since the library was loaded.
  context.loaders.entitlement.clear(id);
  return (await canSee(context, item)) ? item : refuse("NOT_FOUND");
}

const isOf = <Category extends Content["category"]>(
  item: CatalogItemRow,
  category: Category,
): item is Extract<Content, { category: Category }> => item.category === category;

/**
 * Anyone can begin a payment, so it never reveals what its item has become: a draft is its owner's
 * alone, with its pictures (docs/product.md 4.2). Each field is named, so that a new one has to be
 * decided on.
 */
function saidBy<Item extends Content>(payment: PaymentRow, item: Item): Item;
function saidBy(payment: PaymentRow, item: Content): Content {
  const common = {
    id: item.id,
    creatorId: item.creatorId,
    createdAt: item.createdAt,
    title: payment.title,
    description: payment.description,
    priceInCents: payment.netInCents,
    status: "ARCHIVED",
    position: 0,
    document: null,
    thumbnails: [],
  } as const;
  switch (item.category) {
    case "PUBLICATION":
      return { ...common, category: item.category } satisfies Required<PublicationRow>;
    case "TALK":
      return {
        ...common,
        category: item.category,
        eventName: null,
        eventUrl: null,
        eventLocation: null,
        eventDate: null,
        durationInMinutes: null,
      } satisfies Required<TalkRow>;
  }
}
