import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import type { LocalCards } from "../providers/cards/portable/local.ts";
import type { ProcessContext } from "../services/shared/context.ts";
import { receiveCardEvent } from "../services/payments/receiveCardEvent.ts";
import type { Route } from "./handler.ts";
import { isSameSite } from "./origin.ts";
import { readText, sendJson, sendText } from "./send.ts";

/** Messages of a card provider are small. */
const MESSAGE_MAX_BYTES = 1024 * 1024;
const ATTEMPT_MAX_BYTES = 8 * 1024;

/** Where the card provider sends its messages. Signed, so nothing else is asked of them. */
export function cardWebhook(process: ProcessContext): Route {
  return {
    path: "/webhooks/cards",
    answer: async (request, response) => {
      if (request.method !== "POST") return sendText(response, { status: 405, text: "POST only" });
      const body = await readText(request, { maxBytes: MESSAGE_MAX_BYTES });
      const signature = [request.headers["stripe-signature"] ?? ""].flat().join(",");
      const outcome = await receiveCardEvent(process, { body, signature });
      const status = outcome === "REFUSED" ? 400 : 200;
      sendJson(response, { status, body: { outcome } });
    },
  };
}

const attemptSchema = z.object({
  clientSecret: z.string().max(500),
  cardNumber: z.string().max(50),
  expiry: z.string().max(20),
  cvc: z.string().max(10),
});

const decisionSchema = z.object({ clientSecret: z.string().max(500), approve: z.boolean() });

/** What the browser asks the local card provider. */
export function localCardRoutes(options: { cards: LocalCards; publicUrl: string }): Route[] {
  const { cards, publicUrl } = options;
  const asked =
    <T>(schema: z.ZodType<T>, ask: (question: T) => Promise<unknown>) =>
    async (request: IncomingMessage, response: ServerResponse) => {
      if (request.method !== "POST") return sendText(response, { status: 405, text: "POST only" });
      if (!isSameSite(request, { publicUrl }))
        return sendText(response, { status: 403, text: "No" });
      const text = await readText(request, { maxBytes: ATTEMPT_MAX_BYTES });
      const question = schema.safeParse(jsonOf(text));
      if (!question.success) return sendText(response, { status: 400, text: "Not a card" });
      sendJson(response, { body: await ask(question.data) });
    };
  return [
    { path: "/local/cards/confirm", answer: asked(attemptSchema, cards.confirm) },
    { path: "/local/cards/approve", answer: asked(decisionSchema, cards.confirmAction) },
  ];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
