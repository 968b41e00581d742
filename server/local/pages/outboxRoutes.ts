import { isReaction } from "../../../src/domain/shared/events.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Route } from "../../http/handler.ts";
import { isSameSite } from "../../http/security/origin.ts";
import { readText } from "../../http/transport/requestBody.ts";
import { sendText } from "../../http/transport/send.ts";
import type { Store } from "../../store/ports/store.ts";
import { OUTBOX_PATH, outboxPage } from "./outboxPage.ts";

/** How many dead letters the page shows: the latest. */
const SHOWN_MAX = 100;
const FORM_MAX_BYTES = 8 * 1024;

interface Options {
  store: Pick<Store, "outbox">;
  publicUrl: string;
  now: () => Instant;
}

/** The page with the dead letters, and its button. */
export function outboxRoutes({ store, publicUrl, now }: Options): Route[] {
  const show: Route["answer"] = async (_request, response) => {
    const letters = await store.outbox.dead({ limit: SHOWN_MAX });
    sendText(response, { status: 200, text: outboxPage(letters), type: "text/html" });
  };
  const revive: Route["answer"] = async (request, response) => {
    if (!isSameSite(request, { publicUrl })) return sendText(response, { status: 403, text: "No" });
    const form = new URLSearchParams(await readText(request, { maxBytes: FORM_MAX_BYTES }));
    const reaction = form.get("reaction") ?? "";
    const subjectId = form.get("subject") ?? "";
    if (!isReaction(reaction)) return sendText(response, { status: 400, text: "No such reaction" });
    await store.outbox.revive({ reaction, subjectId, dueAt: now() });
    sendText(response, { status: 303, text: "Tried again", headers: { location: OUTBOX_PATH } });
  };
  return [
    {
      path: OUTBOX_PATH,
      answer: (request, response) => {
        if (request.method === "GET" || request.method === "HEAD") return show(request, response);
        if (request.method === "POST") return revive(request, response);
        return sendText(response, { status: 405, text: "GET or POST only" });
      },
    },
  ];
}
