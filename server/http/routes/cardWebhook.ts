import type { ProcessContext } from "../../services/shared/context.ts";
import { receiveCardEvent } from "../../services/payments/receiveCardEvent.ts";
import { type Route, kindBy } from "../handler.ts";
import { readText } from "../transport/requestBody.ts";
import { sendJson, sendText } from "../transport/send.ts";
import { TRANSPORT_LIMITS } from "../transport/transportLimits.ts";

/**
 * Where the card provider sends its messages. They are signed, so nothing else is required of them.
 */
export function cardWebhook(process: ProcessContext): Route {
  return {
    path: "/webhooks/cards",
    kind: kindBy(["POST"], "webhook"),
    answer: async (request, response) => {
      if (request.method !== "POST") return sendText(response, { status: 405, text: "POST only" });
      const body = await readText(request, { maxBytes: TRANSPORT_LIMITS.bodyBytes });
      const signature = [request.headers["stripe-signature"] ?? ""].flat().join(",");
      const outcome = await receiveCardEvent(process, { body, signature });
      const status = outcome === "REFUSED" ? 400 : 200;
      sendJson(response, { status, body: { outcome } });
    },
  };
}
