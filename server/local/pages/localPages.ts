import type { Route } from "../../http/handler.ts";
import { sendText } from "../../http/transport/send.ts";
import { LOCAL_STYLE, LOCAL_STYLE_PATH } from "./localPage.ts";
import { standInsPage } from "./standInsPage.ts";

/**
 * The list of the stand-ins, and the style of all their pages. Must come after all other `/local/`
 * routes.
 */
export function localPages(options: { hasGraphiql: boolean }): Route[] {
  const page = standInsPage(options);
  const answerPage: Route["answer"] = (_request, response) =>
    sendText(response, { status: 200, text: page, type: "text/html" });
  return [
    {
      path: LOCAL_STYLE_PATH,
      answer: (_request, response) =>
        sendText(response, { status: 200, text: LOCAL_STYLE, type: "text/css" }),
    },
    { path: "/local", answer: answerPage },
    {
      path: "/local/",
      answer: (request, response) =>
        request.url === "/local/"
          ? answerPage(request, response)
          : sendText(response, { status: 404, text: "Not found" }),
    },
  ];
}
