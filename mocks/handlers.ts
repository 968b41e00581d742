import { delay } from "msw";
import { HttpResponse, http } from "msw/http";
import type { CardAnswer } from "../server/providers/cards/portable/local.ts";
import { answer } from "./answer.ts";
import type { World } from "./world/world.ts";

/** Long enough for an eye to see what loading looks like. */
const SLOW_MS = 2_000;

interface Body {
  documentId: string;
  variables?: Record<string, unknown>;
}

/** The network of a story: one world behind the addresses that the app calls. */
export function handlersOf(world: World) {
  return [
    http.post("*/graphql", async ({ request }) => {
      const outage = await outageOf(world);
      if (outage !== null) return outage;
      const { documentId, variables = {} } = await bodyOf(request);
      const token = request.headers.get("authorization")?.replace(/^Bearer /, "") ?? null;
      const answered = await answer(world, { documentId, variables, token });
      if (answered === null) return never();
      const headers = new Headers(answered.isTokenExpired ? { "Token-Expired": "true" } : {});
      return HttpResponse.json(answered.result as Record<string, unknown>, { headers });
    }),
    http.post("*/local/cards/confirm", async ({ request }) => {
      const attempt = (await request.json()) as Parameters<World["cards"]["confirm"]>[0];
      return (await outageOf(world)) ?? drained(world, await world.cards.confirm(attempt));
    }),
    http.post("*/local/cards/approve", async ({ request }) => {
      const decision = (await request.json()) as Parameters<World["cards"]["confirmAction"]>[0];
      return (await outageOf(world)) ?? drained(world, await world.cards.confirmAction(decision));
    }),
  ];
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
    case null:
      return null;
  }
}

async function never(): Promise<Response> {
  await delay("infinite");
  return HttpResponse.error();
}

async function bodyOf(request: Request): Promise<Body> {
  const isMultipart = request.headers.get("content-type")?.startsWith("multipart/") ?? false;
  if (!isMultipart) return (await request.json()) as Body;
  const form = await request.formData();
  const textOf = (name: string) => form.get(name) as string;
  const body = JSON.parse(textOf("operations")) as Body;
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
