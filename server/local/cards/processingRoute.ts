import type { Route } from "../../http/handler.ts";
import { isSameSite } from "../../http/security/origin.ts";
import { readText } from "../../http/transport/requestBody.ts";
import { sendText } from "../../http/transport/send.ts";
import type { LocalCards } from "../../providers/cards/portable/local.ts";
import { PROCESSING_PATH, processingPage } from "./processingPage.ts";

const FORM_MAX_BYTES = 8 * 1024;

/** The page of the payments that are at a bank, and its buttons. */
export function processingRoute(options: { cards: LocalCards; publicUrl: string }): Route {
  const { cards, publicUrl } = options;
  const show: Route["answer"] = async (_request, response) => {
    const text = processingPage(await cards.processing());
    sendText(response, { status: 200, text, type: "text/html" });
  };
  const decide: Route["answer"] = async (request, response) => {
    if (!isSameSite(request, { publicUrl })) return sendText(response, { status: 403, text: "No" });
    const form = new URLSearchParams(await readText(request, { maxBytes: FORM_MAX_BYTES }));
    const intentId = form.get("intent");
    const waiting = await cards.processing();
    // One that was decided in another window in the meantime needs nothing more.
    if (waiting.some(({ id }) => id === intentId)) {
      await cards.finishProcessing({
        intentId: String(intentId),
        succeeds: form.get("decision") === "pay",
      });
    }
    const headers = { location: PROCESSING_PATH };
    sendText(response, { status: 303, text: "Decided", headers });
  };
  return {
    path: PROCESSING_PATH,
    answer: (request, response) => {
      if (request.method === "GET" || request.method === "HEAD") return show(request, response);
      if (request.method === "POST") return decide(request, response);
      return sendText(response, { status: 405, text: "GET or POST only" });
    },
  };
}
