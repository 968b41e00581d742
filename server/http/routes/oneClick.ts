import { ONE_CLICK, stopMailsAddress } from "../../../src/domain/messages/addresses.ts";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import { stopMails } from "../../services/messages/stopMails.ts";
import type { ProcessContext } from "../../services/shared/context.ts";
import { type Route, kindBy } from "../handler.ts";
import { readText } from "../transport/requestBody.ts";
import { sendRefusal, sendText } from "../transport/send.ts";

const METHODS = ["GET", "HEAD", "POST"];
const FORM_MAX_BYTES = 1024;

/** Encoded as in an address, or in parts (RFC 8058, 3.2). */
const SAYS_SO = /List-Unsubscribe(=|"\r\n\r\n)One-Click/;

/**
 * Where mail programs turn mails off with one press (RFC 8058): a POST that says so, without
 * cookies. Anyone who opens the address in a browser is led to the page that asks first, since programs
 * also look at what is behind links.
 */
export function oneClick(process: ProcessContext): Route {
  return {
    path: ONE_CLICK,
    kind: kindBy(METHODS),
    answer: async (request, response) => {
      const { method = "", url = "/" } = request;
      if (!METHODS.includes(method)) {
        const headers = { allow: METHODS.join(", ") };
        return sendText(response, { status: 405, text: "Method not allowed", headers });
      }
      const token = tokenIn(url);
      if (method !== "POST") {
        const headers = { location: stopMailsAddress(token) };
        return sendText(response, { status: 303, text: "See there", headers });
      }
      const form = await readText(request, { maxBytes: FORM_MAX_BYTES });
      if (!SAYS_SO.test(form)) {
        return sendRefusal(response, { code: "BAD_USER_INPUT" });
      }
      try {
        await stopMails(process, { token });
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
        return sendRefusal(response, { code: error.code });
      }
      sendText(response, { status: 200, text: "Turned off" });
    },
  };
}

function tokenIn(url: string): string {
  const path = url.split(/[?#]/)[0] ?? "";
  try {
    return decodeURIComponent(path.slice(ONE_CLICK.length));
  } catch {
    return "";
  }
}
