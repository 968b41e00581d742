import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryStandIns } from "../../../local/standIns/memory.ts";
import { type CardsUnderTest, describeCards } from "../contract.ts";
import { createLocalCards, type LocalCards, type SignedMessage } from "./local.ts";
import { TEST_CARDS } from "../../../../src/domain/payments/testCards.ts";

const START = Date.UTC(2026, 2, 16, 9);
const GOOD = { cardNumber: "4242 4242 4242 4242", expiry: "12/40", cvc: "123" };

function open() {
  let now = START;
  let count = 0;
  const messages: SignedMessage[] = [];
  const cards: LocalCards = createLocalCards({
    standIns: createMemoryStandIns(),
    webhookSecret: "secret of a test",
    now: () => now,
    newSecret: () => `secret-${(count += 1)}`,
    deliver: async (message) => void messages.push(message),
  });
  return { cards, messages, pass: (milliseconds: number) => void (now += milliseconds) };
}

describeCards("the local provider", async (): Promise<CardsUnderTest> => {
  const { cards, messages, pass } = open();
  return {
    cards,
    pays: async ({ clientSecret }) => void (await cards.confirm({ ...GOOD, clientSecret })),
    pends: async ({ clientSecret }) =>
      void (await cards.confirm({ ...GOOD, clientSecret, cardNumber: "4000000000000077" })),
    // Each message about a succeeded intent, except the first, is about a refund.
    refunded: async (intentId) => {
      const told = messages.filter(({ body }) => body.includes(`"${intentId}"`));
      const succeeded = told.filter(({ body }) => body.includes("payment_intent.succeeded"));
      const times = Math.max(0, succeeded.length - 1);
      return times * (await cards.readIntent(intentId)).amountInCents;
    },
    lastMessage: () => {
      const message = messages.at(-1);
      if (message === undefined) throw new Error("nothing was said");
      return message;
    },
    pass,
  };
});

describe("the local card provider", () => {
  let at: ReturnType<typeof open>;
  let clientSecret: string;
  let intentId: string;
  beforeEach(async () => {
    at = open();
    const attempt = { paymentId: "pay_1", replaces: null, amountInCents: 100_00 };
    ({ clientSecret, id: intentId } = await at.cards.createIntent(attempt));
  });
  const tries = (changes: Partial<typeof GOOD>) =>
    at.cards.confirm({ ...GOOD, ...changes, clientSecret });

  it.each([
    ["4242424242424242", "succeeded", null],
    ["4000-0025-0000-3155", "requires_action", null],
    ["4000 0000 0000 0077", "processing", null],
    ["4000000000000002", "requires_payment_method", "Your card was declined."],
    ["4000000000009995", "requires_payment_method", "Your card has insufficient funds."],
    ["4000000000000069", "requires_payment_method", "Your card has expired."],
    ["4000000000000127", "requires_payment_method", "Your card's security code is incorrect."],
    [
      "4000000000000119",
      "requires_payment_method",
      "An error occurred while processing your card. Try again in a little bit.",
    ],
    // A valid number that isn't a test card's.
    ["5555555555554444", "requires_payment_method", "Your card was declined."],
  ])("takes %s to %s", async (cardNumber, status, message) => {
    const answer = await tries({ cardNumber });
    expect(answer.intent).toEqual({ id: intentId, status });
    expect(answer.error?.message ?? null).toBe(message);
    expect((await at.cards.readIntent(intentId)).status).toBe(status);
    expect(at.messages).toHaveLength(1);
  });

  it.each([
    [{ cardNumber: "4242424242424241" }, "Your card number is invalid."],
    [{ cardNumber: "4242 4242" }, "Your card number is incomplete."],
    [{ cardNumber: "4242x42424242424" }, "Your card number is incorrect."],
    [{ expiry: "02/26" }, "Your card's expiration date is in the past."],
    [{ expiry: "13/40" }, "Your card's expiration date is invalid."],
    [{ expiry: "1" }, "Your card's expiration date is incomplete."],
    [{ cvc: "12" }, "Your card's security code is incomplete."],
  ])("stops a card as typed like %o before anything happens", async (changes, message) => {
    const answer = await tries(changes);
    expect(answer.error?.message).toBe(message);
    expect((await at.cards.readIntent(intentId)).status).toBe("requires_payment_method");
    expect(at.messages).toEqual([]);
  });

  it("takes a card until the end of its month", async () => {
    expect(await tries({ expiry: "03/26" })).toMatchObject({ error: null });
  });

  it("asks for confirmation, and charges nothing until it is given", async () => {
    const cardNumber = "4000002500003155";
    await tries({ cardNumber });
    const refused = await at.cards.confirmAction({ clientSecret, approve: false });
    expect(refused).toMatchObject({
      intent: { status: "requires_payment_method" },
      error: { code: "payment_intent_authentication_failure" },
    });
    await tries({ cardNumber });
    const approved = await at.cards.confirmAction({ clientSecret, approve: true });
    expect(approved).toEqual({ intent: { id: intentId, status: "succeeded" }, error: null });
  });

  it("ends what stayed pending either way", async () => {
    await tries({ cardNumber: "4000000000000077" });
    expect(await at.cards.processing()).toMatchObject([{ id: intentId, amountInCents: 100_00 }]);
    const declined = await at.cards.finishProcessing({ intentId, succeeds: false });
    expect(await at.cards.processing()).toEqual([]);
    expect(declined.error?.code).toBe("card_declined");
    await tries({ cardNumber: "4000000000000077" });
    const paid = await at.cards.finishProcessing({ intentId, succeeds: true });
    expect(paid.intent.status).toBe("succeeded");
  });

  it("keeps 1.5 % and 25 cents", async () => {
    await tries({});
    expect((await at.cards.readIntent(intentId)).processingInCents).toBe(1_75);
  });

  it("takes no card for a secret that it never gave", async () => {
    for (const forged of ["", intentId, `${intentId}_secret_`, `${clientSecret}0`]) {
      const answer = await at.cards.confirm({ ...GOOD, clientSecret: forged });
      expect(answer.error?.code).toBe("resource_missing");
    }
    expect((await at.cards.readIntent(intentId)).status).toBe("requires_payment_method");
  });

  it("charges a card once when it is sent twice at once, and tells of it once", async () => {
    await Promise.all([tries({}), tries({}), tries({})]);
    expect(at.messages).toHaveLength(1);
  });

  it("does not mind when nobody takes its messages", async () => {
    const cards = createLocalCards({
      standIns: createMemoryStandIns(),
      webhookSecret: "secret of a test",
      now: () => START,
      newSecret: () => "secret",
      deliver: () => Promise.reject(new Error("nobody there")),
    });
    const intent = await cards.createIntent({ paymentId: "p", replaces: null, amountInCents: 300 });
    const answer = await cards.confirm({ ...GOOD, clientSecret: intent.clientSecret });
    expect(answer.intent.status).toBe("succeeded");
  });

  it("shows only numbers that pass the check of card numbers", async () => {
    for (const cardNumber of Object.keys(TEST_CARDS)) {
      expect((await tries({ cardNumber })).error?.code).not.toBe("invalid_number");
    }
  });
});
