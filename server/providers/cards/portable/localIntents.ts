import type { CardError } from "../../../../src/domain/payments/testCards.ts";
import type { StandInStore } from "../../standIns.ts";
import { hmacHex } from "./signature.ts";
import type { CardIntent } from "../port.ts";

/** An intent as the stand-in remembers it. */
export interface LocalIntent extends CardIntent {
  paymentId: string;
  isRefunded: boolean;
  /** Why the last card was refused. */
  lastError: CardError | null;
}

const PREFIX = "pi_local_";
/** Key of the ids of the intents that a bank is processing. */
const PROCESSING = "intents:processing";

const keyOf = (intentId: string) => `intent:${intentId}`;

/** The intents of the local card provider. A change of one waits for the change before it. */
export function createLocalIntents(options: { standIns: StandInStore; secret: string }) {
  const { standIns, secret } = options;
  // Within this process. The stand-in serves one machine; nothing in settlement relies on it alone.
  const lastTurns = new Map<string, Promise<unknown>>();

  async function inTurn<T>(intentId: string, work: () => Promise<T>): Promise<T> {
    const turn = (lastTurns.get(intentId) ?? Promise.resolve()).then(work);
    const ended = turn.catch(() => undefined);
    lastTurns.set(intentId, ended);
    try {
      return await turn;
    } finally {
      if (lastTurns.get(intentId) === ended) lastTurns.delete(intentId);
    }
  }

  const find = async (intentId: string) =>
    (await standIns.read(keyOf(intentId))) as LocalIntent | null;

  async function read(intentId: string): Promise<LocalIntent> {
    const intent = await find(intentId);
    if (intent === null) throw new Error(`the local card provider has no intent ${intentId}`);
    return intent;
  }

  async function noteProcessing(before: LocalIntent, { id, status }: LocalIntent): Promise<void> {
    const isAtBank = status === "processing";
    if (isAtBank === (before.status === "processing")) return;
    await standIns.update(PROCESSING, (ids) => {
      const others = ((ids ?? []) as string[]).filter((other) => other !== id);
      return isAtBank ? [...others, id] : others;
    });
  }

  return {
    read,

    /** The intent behind a client secret; null if there isn't one. */
    async bySecret(clientSecret: string): Promise<LocalIntent | null> {
      const intent = await find(clientSecret.split("_secret_")[0] ?? "");
      return intent?.clientSecret === clientSecret ? intent : null;
    },

    /** The same attempt at a payment always has the same intent. */
    async create(attempt: {
      paymentId: string;
      replaces: string | null;
      amountInCents: number;
    }): Promise<LocalIntent> {
      const { paymentId, replaces, amountInCents } = attempt;
      const tries = replaces === null ? 1 : Number(replaces.split("_").at(-1)) + 1;
      const id = `${PREFIX}${paymentId}_${tries}`;
      return inTurn(id, async () => {
        const existing = await find(id);
        if (existing !== null) return existing;
        const intent: LocalIntent = {
          id,
          clientSecret: `${id}_secret_${await hmacHex(secret, `client secret of ${id}`)}`,
          status: "requires_payment_method",
          amountInCents,
          processingInCents: null,
          cardCountryCode: null,
          paymentId,
          isRefunded: false,
          lastError: null,
        };
        await standIns.write(keyOf(id), intent);
        return intent;
      });
    },

    /** Keeps what an idempotency key is for. Throws when it is for another intent. */
    bindKey(binding: { idempotencyKey: string; intentId: string }): Promise<void> {
      const { idempotencyKey, intentId } = binding;
      return inTurn(idempotencyKey, async () => {
        const key = `refund-key:${idempotencyKey}`;
        const known = await standIns.read(key);
        if (known === intentId) return;
        if (known !== null) throw new Error(`the key ${idempotencyKey} is another intent's`);
        await standIns.write(key, intentId);
      });
    },

    /** Changes an intent; `change` returns null to leave it as it is. */
    change(
      intentId: string,
      change: (intent: LocalIntent) => Partial<LocalIntent> | null,
    ): Promise<LocalIntent> {
      return inTurn(intentId, async () => {
        const intent = await read(intentId);
        const changes = change(intent);
        if (changes === null) return intent;
        const changed = { ...intent, ...changes };
        await standIns.write(keyOf(intentId), changed);
        await noteProcessing(intent, changed);
        return changed;
      });
    },

    /** What the banks are processing, oldest first. */
    async processing(): Promise<LocalIntent[]> {
      return Promise.all((((await standIns.read(PROCESSING)) as string[] | null) ?? []).map(read));
    },
  };
}
