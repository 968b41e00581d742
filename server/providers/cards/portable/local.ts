import { CARD_DECLINED, type CardError } from "../../../../src/domain/payments/testCards.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";
import type { StandInStore } from "../../standIns.ts";
import { type LocalIntent, createLocalIntents } from "./localIntents.ts";
import type { CardIntent, Cards, IntentStatus } from "../port.ts";
import { isSignedMessage, signMessage } from "./signature.ts";
import { NOT_APPROVED, type TypedCard, countryOf, outcomeOf, typingErrorOf } from "./testCards.ts";

/** A signed message of the provider, as it arrives at the webhook. */
export interface SignedMessage {
  body: string;
  signature: string;
}

/** The answer to the browser after a card was tried. */
export interface CardAnswer {
  intent: { id: string; status: IntentStatus };
  error: CardError | null;
}

/** The local card provider: the port, and what its buyers and their banks do. */
export interface LocalCards extends Cards {
  /** The browser sends a card. */
  confirm(attempt: TypedCard & { clientSecret: string }): Promise<CardAnswer>;
  /** The buyer approves or declines at the bank. */
  confirmAction(answer: { clientSecret: string; approve: boolean }): Promise<CardAnswer>;
  /** Intents that the banks haven't decided yet, oldest first. */
  processing(): Promise<LocalIntent[]>;
  /** The bank settles what was pending. */
  finishProcessing(end: { intentId: string; succeeds: boolean }): Promise<CardAnswer>;
}

const CAN_CHANGE: readonly IntentStatus[] = [
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
];

const UNKNOWN_SECRET: CardError = {
  code: "resource_missing",
  message: "No such payment intent.",
};

/** What Stripe takes for a card of the European Economic Area: 1.5 % and 25 cents. */
const processingOf = (amountInCents: number) => Math.round(amountInCents * 0.015) + 25;

/**
 * A card provider on this machine, with test cards only and no Node module. It keeps its intents in
 * the stand-in store, and after each change it passes a signed message to `deliver` and ignores
 * failures: as with a real provider, messages may get lost.
 */
export function createLocalCards(options: {
  standIns: StandInStore;
  webhookSecret: string;
  now: () => Instant;
  newSecret: () => string;
  deliver: (message: SignedMessage) => Promise<void>;
}): LocalCards {
  const { standIns, webhookSecret, now, newSecret, deliver } = options;
  const intents = createLocalIntents({ standIns, secret: webhookSecret });

  async function tell(intent: LocalIntent): Promise<void> {
    const body = JSON.stringify({
      id: `evt_local_${newSecret()}`,
      type: `payment_intent.${intent.status}`,
      data: { object: { id: intent.id, object: "payment_intent", status: intent.status } },
    });
    const signature = await signMessage({ secret: webhookSecret, body, at: now() });
    await deliver({ body, signature }).catch(() => undefined);
  }

  async function act(
    intentId: string,
    change: (intent: LocalIntent) => Partial<LocalIntent> | null,
  ): Promise<CardAnswer> {
    let isChanged = false;
    const intent = await intents.change(intentId, (current) => {
      const changes = change(current);
      isChanged = changes !== null;
      return changes;
    });
    if (isChanged) await tell(intent);
    return answerOf(intent, isChanged ? intent.lastError : null);
  }

  return {
    name: "LOCAL",
    publishableKey: null,

    createIntent: async (attempt) => publicOf(await intents.create(attempt)),
    readIntent: async (intentId) => publicOf(await intents.read(intentId)),
    changeAmount: async ({ intentId, amountInCents }) =>
      publicOf(
        await intents.change(intentId, ({ status }) =>
          CAN_CHANGE.includes(status) ? { amountInCents } : null,
        ),
      ),
    cancelIntent: async (intentId) => {
      await act(intentId, ({ status }) =>
        CAN_CHANGE.includes(status) ? { status: "canceled", lastError: null } : null,
      );
      return publicOf(await intents.read(intentId));
    },
    refund: async ({ intentId, idempotencyKey }) => {
      await intents.bindKey({ idempotencyKey, intentId });
      await act(intentId, ({ status, isRefunded }) => {
        if (status !== "succeeded") throw new Error(`${intentId} is ${status}`);
        return isRefunded ? null : { isRefunded: true };
      });
      const { amountInCents } = await intents.read(intentId);
      return { id: `re_${intentId}`, amountInCents };
    },
    readEvent: async ({ body, signature }) => {
      const isOurs = await isSignedMessage({
        secrets: [webhookSecret],
        body,
        signature,
        now: now(),
      });
      if (!isOurs) return null;
      const event = JSON.parse(body) as { id: string; data: { object: { id: string } } };
      return { eventId: event.id, intentId: event.data.object.id };
    },

    confirm: async ({ clientSecret, ...card }) => {
      const intent = await intents.bySecret(clientSecret);
      if (intent === null) return unknownSecret();
      const typingError = typingErrorOf(card, now());
      // The provider's form rejects such a card before anything is sent.
      if (typingError !== null) return answerOf(intent, typingError);
      return act(intent.id, (current) =>
        CAN_CHANGE.includes(current.status) ? changesOf(current, card) : null,
      );
    },
    confirmAction: async ({ clientSecret, approve }) => {
      const intent = await intents.bySecret(clientSecret);
      if (intent === null) return unknownSecret();
      return act(intent.id, (current) => {
        if (current.status !== "requires_action") return null;
        return approve ? paid(current) : refused(NOT_APPROVED);
      });
    },
    processing: () => intents.processing(),
    finishProcessing: ({ intentId, succeeds }) =>
      act(intentId, (current) => {
        if (current.status !== "processing") return null;
        return succeeds ? paid(current) : refused(CARD_DECLINED);
      }),
  };
}

function changesOf(intent: LocalIntent, card: TypedCard): Partial<LocalIntent> {
  const outcome = outcomeOf(card);
  switch (outcome.kind) {
    case "pays":
      return { ...paid(intent), cardCountryCode: countryOf(card) };
    case "asks":
      return { status: "requires_action", lastError: null };
    case "pends":
      return { status: "processing", lastError: null };
    case "refuses":
      return refused(outcome.error);
  }
}

const paid = ({ amountInCents }: LocalIntent): Partial<LocalIntent> => ({
  status: "succeeded",
  processingInCents: processingOf(amountInCents),
  lastError: null,
});

const refused = (lastError: CardError): Partial<LocalIntent> => ({
  status: "requires_payment_method",
  lastError,
});

const publicOf = (intent: LocalIntent): CardIntent => ({
  id: intent.id,
  clientSecret: intent.clientSecret,
  status: intent.status,
  amountInCents: intent.amountInCents,
  processingInCents: intent.processingInCents,
  // Intents stored by an earlier version don't have it.
  cardCountryCode: intent.cardCountryCode ?? null,
});

const answerOf = ({ id, status }: LocalIntent, error: CardError | null): CardAnswer => ({
  intent: { id, status },
  error,
});

const unknownSecret = (): CardAnswer => ({
  intent: { id: "", status: "requires_payment_method" },
  error: UNKNOWN_SECRET,
});
