import type { Route } from "../handler.ts";
import { sendText } from "../send.ts";
import { LOCAL_STYLE, LOCAL_STYLE_PATH } from "./localPage.ts";
import { standInsPage } from "./standInsPage.ts";

/** The list of the stand-ins, and the style of all their pages. */
export function localPages(): Route[] {
  const page = standInsPage();
  return [
    {
      path: LOCAL_STYLE_PATH,
      answer: (_request, response) =>
        sendText(response, { status: 200, text: LOCAL_STYLE, type: "text/css" }),
    },
    {
      path: "/local",
      answer: (_request, response) =>
        sendText(response, { status: 200, text: page, type: "text/html" }),
    },
  ];
}
