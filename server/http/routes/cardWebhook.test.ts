import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../world/actions.ts";
import { beamer, user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { type SignedMessage, createLocalCards } from "../../providers/cards/portable/local.ts";
import { signMessage } from "../../providers/cards/portable/signature.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { cardWebhook } from "./cardWebhook.ts";

const CARD = { cardNumber: "4242 4242 4242 4242", expiry: "12/40", cvc: "123" };

describe("the address for the card provider's messages", () => {
  let server: TestServer;
  let world: World;
  let buyer: Person;
  let payment: PaymentRow;

  beforeEach(async () => {
    world = createWorld();
    server = await startTestServer({ more: { routes: [cardWebhook(world)] } });
    buyer = await user(world);
    payment = await buyer.opensPayment(await (await beamer(world)).drops());
  });
  afterEach(() => server.stop());

  const send = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(server.address + path, { method: "POST", body, headers });
  const stateNow = async () => (await world.store.payments.byId(payment.id))?.state;

  it("takes posts alone", async () => {
    expect((await fetch(`${server.address}/webhooks/cards`)).status).toBe(405);
  });

  it("takes no large ones, and none that is not a text", async () => {
    expect((await send("/webhooks/cards", "x".repeat(257 * 1024))).status).toBe(413);
    const headers = { "content-encoding": "gzip" };
    expect((await send("/webhooks/cards", "x", headers)).status).toBe(415);
  });

  it("believes no message that is not signed", async () => {
    const body = JSON.stringify({
      id: "evt_1",
      type: "payment_intent.succeeded",
      data: { object: { id: payment.intentId, status: "succeeded" } },
    });
    const forged = await signMessage({ secret: "guessed", body, at: world.now() });
    for (const signature of ["", "t=1,v1=00", forged]) {
      const headers = { "stripe-signature": signature };
      expect((await send("/webhooks/cards", body, headers)).status).toBe(400);
    }
    expect(await stateNow()).toBe("OPEN");
  });

  it("settles the payment by a signed message, however often it comes", async () => {
    const messages: SignedMessage[] = [];
    const cards = createLocalCards({
      ...world,
      webhookSecret: "secret of the messages",
      deliver: async (message) => void messages.push(message),
    });
    world.providers.cards = cards;
    const drop = await (
      await beamer(world, { slug: "other", affiliateCode: "OTHERSCODE" })
    ).drops();
    const other = await buyer.savesBilling(await buyer.opensPayment(drop));
    await cards.confirm({ ...CARD, clientSecret: other.clientSecret ?? "" });
    const [{ body, signature } = { body: "", signature: "" }] = messages;
    const headers = { "stripe-signature": signature };
    const outcomeOf = async (text: string) => {
      const response = await send("/webhooks/cards", text, headers);
      return ((await response.json()) as { outcome: string }).outcome;
    };
    expect(await outcomeOf(body.replace("evt_", "evt_x"))).toBe("REFUSED");
    // During secret rotation, the provider signs with both.
    const another = `v1=${"0".repeat(64)}`;
    headers["stripe-signature"] = signature.replace(",", `,${another},`);
    expect(await outcomeOf(body)).toBe("HANDLED");
    expect((await world.store.payments.byId(other.id))?.state).toBe("PAID");
    expect(await outcomeOf(body)).toBe("REPEATED");
  });
});
