import { bookingPaymentAddress } from "../../../../src/domain/bookings/addresses.ts";
import { paymentStatusAddress } from "../../../../src/domain/payments/addresses.ts";
import { itemPaymentAddress } from "../../../../src/domain/payments/itemPaymentAddress.ts";
import { itemAddress } from "../../../../src/domain/profiles/addresses.ts";
import { HOLD_MS } from "../../../../src/domain/shared/limits.ts";
import { type Beamer, beamer, user } from "../../../../server/world/people.ts";
import type { CARDS, Person } from "../../../../server/world/actions.ts";
import type { World } from "../../../../server/world/world.ts";
import { paysLate } from "../../../support/lateMoney.ts";

/** A slot that the demo creator offers in every world: Thursday at ten in Brussels. */
const SLOT = "2026-03-19T09:00:00Z";

/**
 * Facts about the buyer; `by` of the creator, `item` of what is bought, `billed` of who is billed,
 * if different from what the buyer has saved.
 */
type Facts<Item> = Parameters<typeof user>[1] & {
  by?: Parameters<typeof beamer>[1];
  item?: Item;
  billed?: Parameters<Person["savesBilling"]>[1];
};
type ItemFacts<Action extends "offers" | "drops"> = Parameters<Beamer[Action]>[0];

const billedOf = ({ billed, billing }: Facts<unknown>) => billed ?? billing ?? {};

/** A signed-in visitor holds a session that is to be paid, `at` a time. */
export async function heldSession(
  world: World,
  facts: Facts<ItemFacts<"offers">> & { at?: string } = {},
) {
  const { by, item, billed: _, at = SLOT, ...buyerFacts } = facts;
  const creator = await beamer(world, by);
  const buyer = await user(world, buyerFacts);
  const offer = await creator.offers(item);
  const booking = await buyer.takes(offer, at);
  const payment = await buyer.opensPayment(offer);
  await buyer.signsIn();
  const address = bookingPaymentAddress({
    slug: creator.row.slug,
    bookingId: booking.id,
    paymentId: payment.id,
  });
  return { creator, buyer, offer, booking, payment, address };
}

/** The same, with the billing details saved: the card is next. */
export async function billedSession(world: World, facts: Facts<ItemFacts<"offers">> = {}) {
  const held = await heldSession(world, facts);
  const payment = await held.buyer.savesBilling(held.payment, billedOf(facts));
  return { ...held, payment, address: `${held.address}&step=payment` };
}

/** A signed-in visitor wants a document, which needs no hold. */
export async function wantedDrop(world: World, facts: Facts<ItemFacts<"drops">> = {}) {
  const { by, item, billed: _, ...buyerFacts } = facts;
  const creator = await beamer(world, by);
  const buyer = await user(world, buyerFacts);
  const drop = await creator.drops(item);
  const payment = await buyer.opensPayment(drop);
  await buyer.signsIn();
  const { slug } = creator.row;
  const place = { slug, kind: "publication", itemId: drop.id } as const;
  const address = itemPaymentAddress({ ...place, paymentId: payment.id });
  return { creator, buyer, drop, place, payment, address };
}

/** The same, with the billing details saved: the card is next. */
export async function billedDrop(world: World, facts: Facts<ItemFacts<"drops">> = {}) {
  const wanted = await wantedDrop(world, facts);
  const payment = await wanted.buyer.savesBilling(wanted.payment, billedOf(facts));
  return { ...wanted, payment, address: `${wanted.address}&step=payment` };
}

/** Where a payment leads on to, when that is not what was bought, and back. */
export const WAY = { redirectUrl: "/user/home", creatorSlug: "demo-speaker" };

/** The buyer has sent a card of this kind; the provider sends the browser back. */
export async function afterCard(
  world: World,
  card: keyof typeof CARDS,
  facts: Parameters<typeof wantedDrop>[1] = {},
) {
  const { buyer, drop, place, payment } = await wantedDrop(world, facts);
  const billed = await buyer.savesBilling(payment, facts.billed);
  const { intent } = await buyer.sendsCard(billed, card);
  const redirectUrl = itemAddress(place);
  const address = paymentStatusAddress({ ...WAY, redirectUrl, paymentId: payment.id, intent });
  return { drop, payment, intent, address };
}

type Held = Awaited<ReturnType<typeof heldSession>>;

/** The bank takes longer than the hold lasts, and pays when somebody else has the slot. */
export async function paysTooLate(world: World, held: Pick<Held, "offer" | "buyer" | "payment">) {
  await paysLate(world, { ...held, meanwhile: () => rivalTakes(world, held) });
}

/** The hold expires, and somebody else takes the slot. */
export async function losesSlot(world: World, held: Pick<Held, "offer">) {
  world.clock.advance(HOLD_MS);
  await rivalTakes(world, held);
}

async function rivalTakes(world: World, { offer }: Pick<Held, "offer">) {
  const rival = await user(world, { firstName: "Rival", email: "rival@demo.example" });
  await rival.takes(offer, SLOT);
}
