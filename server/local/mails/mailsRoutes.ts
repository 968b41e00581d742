import type { IncomingMessage, ServerResponse } from "node:http";
import type { Route } from "../../http/handler.ts";
import { isSameSite } from "../../http/security/origin.ts";
import { readText } from "../../http/transport/requestBody.ts";
import { sendText } from "../../http/transport/send.ts";
import type {
  LocalMail,
  LocalMailBehaviour,
  LocalMails,
} from "../../providers/mail/portable/local.ts";
import {
  MAILS_PATH,
  MAIL_FILE_PATH,
  MAIL_HTML_PATH,
  MAIL_PATH,
  mailPage,
  mailsPage,
} from "./mailPages.ts";

const FORM_MAX_BYTES = 1024;
const BEHAVIOURS: readonly LocalMailBehaviour[] = ["TAKES", "AWAY", "REFUSES"];

/** A mail brings its own styles, and runs nothing; its links open beside it. */
const HTML_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  "sandbox allow-popups allow-popups-to-escape-sandbox",
].join("; ");

interface Options {
  mails: LocalMails;
  publicUrl: string;
}

/** The pages with the mails that were sent, and with each of them. */
export function mailsRoutes({ mails, publicUrl }: Options): Route[] {
  const list: Route["answer"] = async (_request, response) => {
    const [sent, behaviour] = [await mails.readHeads(), await mails.readBehaviour()];
    sendPage(response, mailsPage({ mails: sent, behaviour }));
  };
  const behave: Route["answer"] = async (request, response) => {
    if (!isSameSite(request, { publicUrl })) return sendText(response, { status: 403, text: "No" });
    const form = new URLSearchParams(await readText(request, { maxBytes: FORM_MAX_BYTES }));
    const as = BEHAVIOURS.find((one) => one === form.get("behaviour"));
    if (as === undefined) return sendText(response, { status: 400, text: "No such behaviour" });
    await mails.behave(as);
    sendText(response, { status: 303, text: "Changed", headers: { location: MAILS_PATH } });
  };
  const ofMail = (send: (response: ServerResponse, mail: LocalMail) => void): Route["answer"] =>
    reading(async (request, response) => {
      const mail = await findMail(mails, request);
      if (mail === null) return sendText(response, { status: 404, text: "Not found" });
      send(response, mail);
    });
  return [
    {
      path: MAIL_PATH,
      answer: ofMail((response, mail) => sendPage(response, mailPage(mail, mails))),
    },
    { path: MAIL_HTML_PATH, answer: ofMail(sendHtml) },
    { path: MAIL_FILE_PATH, answer: ofMail(sendFile) },
    {
      path: MAILS_PATH,
      answer: (request, response) =>
        request.method === "POST" ? behave(request, response) : reading(list)(request, response),
    },
  ];
}

const reading =
  (answer: Route["answer"]): Route["answer"] =>
  (request, response) => {
    if (request.method === "GET" || request.method === "HEAD") return answer(request, response);
    return sendText(response, { status: 405, text: "Method not allowed" });
  };

async function findMail(mails: LocalMails, { url }: IncomingMessage): Promise<LocalMail | null> {
  const id = new URL(url ?? "/", "http://localhost").searchParams.get("id");
  return id === null ? null : mails.readMail(id);
}

const sendPage = (response: ServerResponse, text: string) =>
  sendText(response, { status: 200, text, type: "text/html" });

const sendHtml = (response: ServerResponse, { html }: LocalMail) =>
  sendText(response, {
    status: 200,
    text: html,
    type: "text/html",
    headers: { "content-security-policy": HTML_POLICY, "x-frame-options": "SAMEORIGIN" },
  });

function sendFile(response: ServerResponse, { invitation }: LocalMail): void {
  if (invitation === null) return sendText(response, { status: 404, text: "Not found" });
  const headers = { "content-disposition": 'attachment; filename="session.ics"' };
  sendText(response, { status: 200, text: invitation.content, type: "text/calendar", headers });
}
