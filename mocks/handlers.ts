import { delay } from "msw";
import { HttpResponse, http } from "msw/http";
import type { CardAnswer } from "../server/providers/cards/portable/local.ts";
import { answer } from "./answer.ts";
import { answerDocument } from "./answerDocument.ts";
import { answerLiveMessage, answerLiveNews } from "./answerLiveSession.ts";
import { answerExport } from "./exports.ts";
import { framedFormAddress } from "../src/domain/forms/addresses.ts";
import { FORM_KINDS } from "../src/domain/generated/enums.ts";
import { ERRORS } from "../src/domain/shared/errors.ts";
import type { World } from "../server/world/world.ts";

/** Long enough for an eye to see what loading looks like. */
const SLOW_MS = 2_000;
/** The Retry-After of an answer of the rate limits. */
const RETRY_AFTER_SECONDS = 5;

/** The body of a call. */
export interface CallBody {
  documentId: string;
  variables?: Record<string, unknown>;
}

/** The network of a story: one world behind the addresses that the app calls. */
export function handlersOf(world: World) {
  return [
    http.post("/graphql", async ({ request }) => {
      const outage = await outageOf(world);
      if (outage !== null) return outage;
      const { documentId, variables = {} } = await bodyOf(request);
      const token = tokenOf(request);
      const answered = await answer(world, { documentId, variables, token });
      if (answered === null) return never();
      const headers = new Headers(answered.isTokenExpired ? { "Token-Expired": "true" } : {});
      return HttpResponse.json(answered.result as Record<string, unknown>, { headers });
    }),
    http.get(
      "/healthz",
      async () => (await outageOf(world)) ?? HttpResponse.json({ status: "ok" }),
    ),
    ...["thumbnails", "profilepics"].map((folder) =>
      http.get(`/${folder}/:name`, ({ params }) =>
        pictureOf(world, `${folder}/${String(params["name"])}`),
      ),
    ),
    http.get("/exports/:file", async ({ request }) => {
      const outage = await outageOf(world);
      if (outage !== null) return outage;
      const path = new URL(request.url).pathname;
      return answerExport(world, { path, token: tokenOf(request) });
    }),
    ...FORM_KINDS.map((kind) =>
      http.get(framedFormAddress(kind), () =>
        world.providers.forms.addressOf(kind) === null
          ? HttpResponse.text("Not found", { status: 404 })
          : HttpResponse.html(OTHER_SERVICES_FORM),
      ),
    ),
    http.get("/documents/:id", async ({ request, params }) => {
      const outage = await outageOf(world);
      if (outage !== null) return outage;
      const id = String(params["id"]);
      const range = request.headers.get("range");
      return answerDocument(world, { id, range, token: tokenOf(request) });
    }),
    http.get("/live-sessions/:channelId", async ({ request, params }) => {
      const outage = await outageOf(world);
      if (outage !== null) return outage;
      return answerLiveNews(world, {
        channelId: String(params["channelId"]),
        request,
        token: tokenOf(request),
        isCutOff: () => BROKEN_LINES.has(world.faults.network),
      });
    }),
    http.post("/live-sessions/:channelId", async ({ request, params }) => {
      const outage = await outageOf(world);
      if (outage !== null) return outage;
      const channelId = String(params["channelId"]);
      return answerLiveMessage(world, { channelId, request, token: tokenOf(request) });
    }),
    http.post("/local/cards/confirm", async ({ request }) => {
      const attempt = (await request.json()) as Parameters<World["cards"]["confirm"]>[0];
      return (await outageOf(world)) ?? drained(world, await world.cards.confirm(attempt));
    }),
    http.post("/local/cards/approve", async ({ request }) => {
      const decision = (await request.json()) as Parameters<World["cards"]["confirmAction"]>[0];
      return (await outageOf(world)) ?? drained(world, await world.cards.confirmAction(decision));
    }),
  ];
}

const tokenOf = (request: Request) =>
  request.headers.get("authorization")?.replace(/^Bearer /, "") ?? null;

/** Faults of the network that end what is being streamed. */
const BROKEN_LINES: ReadonlySet<World["faults"]["network"]> = new Set(["offline", "server error"]);

/** By extension: the storage key says nothing more. */
const PICTURE_TYPES: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  svg: "image/svg+xml",
  webp: "image/webp",
};

/** Fills the frame where the operator uses another service's forms. */
const OTHER_SERVICES_FORM = `<!doctype html>
<html lang="en">
  <head><title>Form</title></head>
  <body style="background: white; font-family: Helvetica">The form of another service.</body>
</html>`;

/** A public picture that the world's people uploaded. */
async function pictureOf({ providers }: World, key: string): Promise<Response> {
  const file = await providers.files.read({ key });
  if (file === null) return HttpResponse.text("Not found", { status: 404 });
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  for await (const block of file.content) blocks.push(new Uint8Array(block));
  const type = PICTURE_TYPES[key.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  return new Response(new Blob(blocks), { headers: { "content-type": type } });
}

/** The card provider's answer, after what followed from its message to the server. */
async function drained(world: World, answer: CardAnswer): Promise<Response> {
  await world.drain();
  return HttpResponse.json(answer);
}

/** What comes back instead of an answer; null when the server answers. */
async function outageOf({ faults }: World): Promise<Response | null> {
  switch (faults.network) {
    case "slow":
      await delay(SLOW_MS);
      return null;
    case "never answers":
      return never();
    case "offline":
      return HttpResponse.error();
    case "server error":
      return HttpResponse.text("upstream is down", { status: 502 });
    case "too many calls":
      return tooMany();
    case null:
      return null;
  }
}

/** The answer of the server's rate limits. */
function tooMany(): Response {
  const { status, message, nextStep } = ERRORS.RATE_LIMITED;
  const extensions = { code: "RATE_LIMITED", status, nextStep };
  const headers = { "retry-after": String(RETRY_AFTER_SECONDS) };
  return HttpResponse.json({ errors: [{ message, extensions }] }, { status, headers });
}

async function never(): Promise<Response> {
  // The story runner, which waits until a page is at rest, need not wait for this call.
  if (typeof document !== "undefined") dispatchEvent(new Event("unanswered"));
  await delay("infinite");
  return HttpResponse.error();
}

async function bodyOf(request: Request): Promise<CallBody> {
  const isMultipart = request.headers.get("content-type")?.startsWith("multipart/") ?? false;
  if (!isMultipart) return (await request.json()) as CallBody;
  const form = await request.formData();
  const textOf = (name: string) => form.get(name) as string;
  const body = JSON.parse(textOf("operations")) as CallBody;
  const places = JSON.parse(textOf("map")) as Record<string, string[]>;
  for (const [part, paths] of Object.entries(places)) {
    for (const path of paths) place(body, path.split("."), form.get(part));
  }
  return body;
}

/** Puts a file where the multipart request says that it belongs. */
function place(body: object, path: string[], file: unknown): void {
  const last = path.at(-1) ?? "";
  const holder = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>(
      (value, key) => value[key] as Record<string, unknown>,
      body as Record<string, unknown>,
    );
  holder[last] = file;
}
