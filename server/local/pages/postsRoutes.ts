import type { Route } from "../../http/handler.ts";
import { isSameSite } from "../../http/security/origin.ts";
import { readText } from "../../http/transport/requestBody.ts";
import { sendText } from "../../http/transport/send.ts";
import type { LocalSharing } from "../../providers/sharing/portable/local.ts";
import { POSTS_PATH, postsPage } from "./postsPage.ts";

const FORM_MAX_BYTES = 1024;

/** The page with the posts, and its button. */
export function postsRoutes({
  sharing,
  publicUrl,
}: {
  sharing: LocalSharing;
  publicUrl: string;
}): Route[] {
  const show: Route["answer"] = async (_request, response) => {
    const [posts, isOpen] = [await sharing.readPosts(), await sharing.isOpen()];
    sendText(response, { status: 200, text: postsPage({ posts, isOpen }), type: "text/html" });
  };
  const change: Route["answer"] = async (request, response) => {
    if (!isSameSite(request, { publicUrl })) return sendText(response, { status: 403, text: "No" });
    const form = new URLSearchParams(await readText(request, { maxBytes: FORM_MAX_BYTES }));
    await sharing.setOpen(form.get("open") === "yes");
    sendText(response, { status: 303, text: "Changed", headers: { location: POSTS_PATH } });
  };
  return [
    {
      path: POSTS_PATH,
      answer: (request, response) => {
        if (request.method === "GET" || request.method === "HEAD") return show(request, response);
        if (request.method === "POST") return change(request, response);
        return sendText(response, { status: 405, text: "GET or POST only" });
      },
    },
  ];
}
