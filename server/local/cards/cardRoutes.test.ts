import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../world/actions.ts";
import { beamer, user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { localCardRoutes } from "./cardRoutes.ts";

const CARD = { cardNumber: "4242 4242 4242 4242", expiry: "12/40", cvc: "123" };

describe("the local card provider's addresses", () => {
  let server: TestServer;
  let world: World;
  let buyer: Person;
  let payment: PaymentRow;

  beforeEach(async () => {
    world = createWorld();
    const { cards, settings } = world;
    server = await startTestServer({
      more: {
        routes: localCardRoutes({ cards, publicUrl: settings.publicUrl }),
      },
    });
    buyer = await user(world);
    payment = await buyer.savesBilling(
      await buyer.opensPayment(await (await beamer(world)).drops()),
    );
  });
  afterEach(() => server.stop());

  const send = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(server.address + path, { method: "POST", body, headers });
  const confirm = (attempt: object, headers?: Record<string, string>) =>
    send("/local/cards/confirm", JSON.stringify(attempt), headers);
  const stateNow = async () => (await world.store.payments.byId(payment.id))?.state;

  it("take a test card, and settle the payment by the message that follows", async () => {
    const response = await confirm({ ...CARD, clientSecret: payment.clientSecret });
    expect(await response.json()).toEqual({
      intent: { id: payment.intentId, status: "succeeded" },
      error: null,
    });
    expect(await stateNow()).toBe("PAID");
  });

  it("let the buyer answer the bank's question", async () => {
    const { clientSecret } = payment;
    await confirm({ ...CARD, cardNumber: "4000002500003155", clientSecret });
    expect(await stateNow()).not.toBe("PAID");
    const answer = JSON.stringify({ clientSecret, approve: true });
    await send("/local/cards/approve", answer);
    expect(await stateNow()).toBe("PAID");
  });

  it("let somebody decide as the bank on a card that stays pending", async () => {
    const address = `${server.address}/local/cards/processing`;
    const page = async () => (await fetch(address)).text();
    const press = (form: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(address, {
        method: "POST",
        body: new URLSearchParams(form),
        headers,
        redirect: "manual",
      });
    expect(await page()).toContain("No payments are waiting.");
    await confirm({ ...CARD, cardNumber: "4000000000000077", clientSecret: payment.clientSecret });
    expect(await page()).toContain(payment.id);
    expect(await stateNow()).toBe("PROCESSING");
    const decision = { intent: payment.intentId ?? "", decision: "pay" };
    expect((await press(decision, { origin: "https://evil.test" })).status).toBe(403);
    expect((await press({ intent: "pi_none", decision: "pay" })).status).toBe(303);
    expect(await stateNow()).toBe("PROCESSING");
    expect((await press(decision)).headers.get("location")).toBe("/local/cards/processing");
    expect(await stateNow()).toBe("PAID");
    expect((await press({ ...decision, decision: "decline" })).status).toBe(303);
    expect(await stateNow()).toBe("PAID");
    expect(await page()).toContain("No payments are waiting.");
  });

  it.each(["", "{", "null", "[]", "{}", '{"clientSecret":1}', '{"cardNumber":"4242"}'])(
    "refuse what is no card: %s",
    async (body) => {
      expect((await send("/local/cards/confirm", body)).status).toBe(400);
      expect(await stateNow()).toBe("OPEN");
    },
  );

  it("refuse a body that is far too large, pages of other sites, and other methods", async () => {
    expect((await confirm({ ...CARD, clientSecret: "x".repeat(100_000) })).status).toBe(413);
    const foreign = { origin: "https://evil.test" };
    const attempt = { ...CARD, clientSecret: payment.clientSecret };
    expect((await confirm(attempt, foreign)).status).toBe(403);
    expect((await fetch(`${server.address}/local/cards/confirm`)).status).toBe(405);
    expect(await stateNow()).toBe("OPEN");
  });
});
