import type { Person } from "../../server/world/actions.ts";
import type { World } from "../../server/world/world.ts";
import { HOLD_MS } from "../../src/domain/shared/limits.ts";

/** The bank takes longer than the hold lasts, and pays after something else has happened. */
export async function paysLate(
  world: World,
  {
    buyer,
    payment,
    meanwhile,
  }: {
    buyer: Pick<Person, "sendsCard">;
    /** With its billing details. */
    payment: Parameters<Person["sendsCard"]>[0];
    meanwhile: () => Promise<unknown>;
  },
): Promise<void> {
  await buyer.sendsCard(payment, "staysPending");
  world.clock.advance(HOLD_MS);
  await meanwhile();
  await world.cards.finishProcessing({ intentId: payment.intentId ?? "", succeeds: true });
  await world.drain();
}
