import { readFile } from "node:fs/promises";
import type { Route } from "../../http/handler.ts";
import { sendText } from "../../http/send.ts";
import {
  CONTRACT_PATH,
  CONTRACT_SCRIPT_PATH,
  CONTRACT_STYLE_PATH,
  contractPage,
} from "./contractPage.ts";
import { CONTRACT_STYLE } from "./contractStyle.ts";

const SCRIPT = new URL("explorer.js", import.meta.url);

/** The page of the contract, its style and its script. `contract` is the text of `schema.graphql`. */
export function contractRoutes(contract: string): Route[] {
  let page: string | undefined;
  return [
    {
      path: CONTRACT_PATH,
      answer: (_request, response) => {
        page ??= contractPage(contract);
        sendText(response, { status: 200, text: page, type: "text/html" });
      },
    },
    {
      path: CONTRACT_STYLE_PATH,
      answer: (_request, response) =>
        sendText(response, { status: 200, text: CONTRACT_STYLE, type: "text/css" }),
    },
    {
      path: CONTRACT_SCRIPT_PATH,
      answer: async (_request, response) =>
        sendText(response, {
          status: 200,
          text: await readFile(SCRIPT, "utf8"),
          type: "text/javascript",
        }),
    },
  ];
}
