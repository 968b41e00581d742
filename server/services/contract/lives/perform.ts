import { CARDS } from "../../../../mocks/world/deeds.ts";
import { callServer } from "./callServer.ts";
import { existing } from "./existing.ts";
import type { Deed } from "./model.ts";
import { attemptOf } from "./observe.ts";
import type { LivesScene } from "./scene.ts";

/** What happens between a buyer, a bank and the card provider; the server hears of it later. */
export type CardDeed = Extract<Deed, { does: "card" | "bank" }>;

/** Calls the use case, or the card provider. */
export function perform(scene: LivesScene, deed: Deed): Promise<unknown> {
  return deed.does === "card" || deed.does === "bank"
    ? performWithCards(scene, deed)
    : callServer(scene, deed);
}

export async function performWithCards(scene: LivesScene, deed: CardDeed): Promise<unknown> {
  const { paymentId } = deed;
  const payment = existing(await scene.world.store.payments.byId(paymentId), paymentId);
  switch (deed.does) {
    case "card": {
      // The secret of an attempt that was never written was never told to anybody.
      const isKnown = deed.attempt <= attemptOf(payment);
      const intent = isKnown && (await scene.intent(`pi_local_${paymentId}_${deed.attempt}`));
      const clientSecret = intent ? intent.clientSecret : "";
      const typed = { cardNumber: CARDS[deed.card], expiry: "12/40", cvc: "123" };
      return scene.cards.confirm({ clientSecret, ...typed });
    }
    case "bank": {
      const { intentId } = payment;
      if (intentId === null) return null;
      return scene.cards.finishProcessing({ intentId, succeeds: deed.succeeds });
    }
  }
}
