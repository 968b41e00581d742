import { CARDS } from "../../../world/actions.ts";
import { callServer } from "./callServer.ts";
import { existing } from "./existing.ts";
import type { Action } from "./model.ts";
import { attemptOf } from "./observe.ts";
import type { LivesScene } from "./scene.ts";

/** What happens between a buyer, a bank and the card provider; the server learns of it later. */
export type CardDeed = Extract<Action, { does: "card" | "bank" }>;

/** Calls the use case, or the card provider. */
export function perform(scene: LivesScene, action: Action): Promise<unknown> {
  return action.does === "card" || action.does === "bank"
    ? performWithCards(scene, action)
    : callServer(scene, action);
}

export async function performWithCards(scene: LivesScene, action: CardDeed): Promise<unknown> {
  const { paymentId } = action;
  const payment = existing(await scene.world.store.payments.byId(paymentId), paymentId);
  switch (action.does) {
    case "card": {
      // The secret of an attempt that was never stored was never given to anyone.
      const isKnown = action.attempt <= attemptOf(payment);
      const intent = isKnown && (await scene.intent(`pi_local_${paymentId}_${action.attempt}`));
      const clientSecret = intent ? intent.clientSecret : "";
      const typed = { cardNumber: CARDS[action.card], expiry: "12/40", cvc: "123" };
      return scene.cards.confirm({ clientSecret, ...typed });
    }
    case "bank": {
      const { intentId } = payment;
      if (intentId === null) return null;
      return scene.cards.finishProcessing({ intentId, succeeds: action.succeeds });
    }
  }
}
