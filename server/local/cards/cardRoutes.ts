import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import type { Route } from "../../http/handler.ts";
import { isSameSite } from "../../http/security/origin.ts";
import { readText } from "../../http/transport/requestBody.ts";
import { sendJson, sendText } from "../../http/transport/send.ts";
import { processingRoute } from "./processingRoute.ts";
import type { LocalCards } from "../../providers/cards/portable/local.ts";

const ATTEMPT_MAX_BYTES = 8 * 1024;

const attemptSchema = z.object({
  clientSecret: z.string().max(500),
  cardNumber: z.string().max(50),
  expiry: z.string().max(20),
  cvc: z.string().max(10),
});

const decisionSchema = z.object({ clientSecret: z.string().max(500), approve: z.boolean() });

/** What the browser sends to the local card provider. */
export function localCardRoutes(options: { cards: LocalCards; publicUrl: string }): Route[] {
  const { cards, publicUrl } = options;
  const answer =
    <T>(schema: z.ZodType<T>, decide: (input: T) => Promise<unknown>) =>
    async (request: IncomingMessage, response: ServerResponse) => {
      if (request.method !== "POST") return sendText(response, { status: 405, text: "POST only" });
      if (!isSameSite(request, { publicUrl }))
        return sendText(response, { status: 403, text: "No" });
      const text = await readText(request, { maxBytes: ATTEMPT_MAX_BYTES });
      const input = schema.safeParse(jsonOf(text));
      if (!input.success) return sendText(response, { status: 400, text: "Not a card" });
      sendJson(response, { body: await decide(input.data) });
    };
  return [
    { path: "/local/cards/confirm", answer: answer(attemptSchema, cards.confirm) },
    { path: "/local/cards/approve", answer: answer(decisionSchema, cards.confirmAction) },
    processingRoute({ cards, publicUrl }),
  ];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
