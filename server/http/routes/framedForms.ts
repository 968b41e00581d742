import type { IncomingMessage, ServerResponse } from "node:http";
import { FORM_KINDS, type FormKind } from "../../../src/domain/generated/enums.ts";
import type { Forms } from "../../providers/forms/port.ts";
import type { ProcessContext } from "../../services/shared/context.ts";
import { type Route, kindBy } from "../handler.ts";
import { framePolicy } from "../security/contentPolicy.ts";
import { html } from "../transport/html.ts";
import { sendText } from "../transport/send.ts";

const PATH = "/forms/";
const STYLE_PATH = `${PATH}style.css`;
const METHODS = ["GET", "HEAD"];

/** It fills its window: the page that embeds it decides how large that is. */
const STYLE = `
html, body { height: 100%; margin: 0; }
iframe { display: block; width: 100%; height: 100%; border: 0; }
`;

const TITLES: Readonly<Record<FormKind, string>> = {
  CONTACT: "Contact form",
  BETA: "Form of the beta program",
  INVESTORS: "Form for investors",
  REPORT: "Report",
};

/**
 * Forms of another service, each in a frame on a page of ours whose content policy alone names that
 * service (docs/product.md 19.6). The page is itself shown in a frame.
 */
export function framedForms({
  providers,
  settings,
}: Pick<ProcessContext, "providers" | "settings">): Route {
  const isSecure = settings.publicUrl.startsWith("https:");
  return {
    path: PATH,
    kind: (request) => (isThere(providers.forms, request) ? kindBy(METHODS)(request) : "idle"),
    answer: (request, response) => {
      if (!METHODS.includes(request.method ?? "")) {
        const headers = { allow: METHODS.join(", ") };
        return sendText(response, { status: 405, text: "Method not allowed", headers });
      }
      if (pathOf(request) === STYLE_PATH) {
        return sendText(response, { status: 200, text: STYLE, type: "text/css" });
      }
      const kind = kindOf(request);
      const address = kind && providers.forms.addressOf(kind);
      if (kind === null || address === null) {
        return sendText(response, { status: 404, text: "Not found" });
      }
      sendFrame(response, { title: TITLES[kind], address, isSecure });
    },
  };
}

const pathOf = ({ url = "/" }: IncomingMessage) => url.split(/[?#]/)[0] ?? "/";

const kindOf = (request: IncomingMessage): FormKind | null =>
  FORM_KINDS.find((kind) => pathOf(request) === PATH + kind.toLowerCase()) ?? null;

function isThere(forms: Forms, request: IncomingMessage): boolean {
  const kind = kindOf(request);
  return pathOf(request) === STYLE_PATH || (kind !== null && forms.addressOf(kind) !== null);
}

/** In its sandbox the form may do all that a form does, but not lead the whole window elsewhere. */
const SANDBOX =
  "allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts";

function sendFrame(
  response: ServerResponse,
  { title, address, isSecure }: { title: string; address: URL; isSecure: boolean },
): void {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <iframe src="${address.href}" title="${title}" sandbox="${SANDBOX}"></iframe>
      </body>
    </html>`;
  const headers = {
    "content-security-policy": framePolicy(address.origin, { isSecure }),
    "x-robots-tag": "noindex",
  };
  sendText(response, { status: 200, text: page.html, type: "text/html", headers });
}
