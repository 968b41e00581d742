import type { Person } from "../world/actions.ts";
import { type Beamer, beamer } from "../world/people.ts";
import type { World } from "../world/world.ts";
import { documents } from "../http/routes/documents.ts";
import { createKeptPictures } from "../http/routes/keptPictures.ts";
import { createPictures } from "../http/routes/pictures.ts";
import { replaceDocument } from "../services/catalogue/replaceDocument.ts";
import { issueAccessToken } from "../services/shared/accessToken.ts";
import type { PublicationRow } from "../store/ports/catalogue.ts";
import { COLUMNS, type Column, type Role, peopleOf, prepare } from "./documentRoles.ts";
import { type TestServer, startTestServer } from "./httpServer.ts";

/** The content of every document. */
export const TEXT = "%PDF-1.7 the whole of the document";

/** A request for a document. */
export interface Asked {
  id: string;
  method?: string;
  headers?: Record<string, string>;
}

/** A server with an item in each state, and someone of each role. */
export interface DocumentScene {
  server: TestServer;
  owner: Beamer;
  who(role: Role): Person;
  item(column: Column): PublicationRow;
  /** The id of that item's document. */
  idOf(column: Column): string;
  /** Gives an item another document. */
  attached(row: PublicationRow): Promise<PublicationRow>;
  /** Everything a client can see of an answer. */
  seen(
    role: Role,
    asked: Asked,
  ): Promise<{ status: number; headers: Record<string, string>; body: string }>;
  call(role: Role, query: string, variables: object): Promise<Answer>;
}

interface Answer {
  text: string;
  data: Record<string, unknown> | null;
  /** Of the first error; null without one. */
  code: string | null;
  headers: Headers;
}

export async function setDocumentScene(): Promise<DocumentScene> {
  const server = await startServer();
  const { world } = server;
  const owner = await beamer(world, { slug: "owner" });
  const people = await peopleOf(world, owner);
  const who = (role: Role) => people.get(role) as Person;
  const attached = (row: PublicationRow) => attach(world, { owner, row });
  const items = new Map<Column, PublicationRow>();
  for (const column of COLUMNS) {
    const drop = await attached(await owner.drops({ priceInCents: 0 }));
    items.set(column, await prepare(world, { drop, column, who }));
  }
  const item = (column: Column) => items.get(column) as PublicationRow;

  const headersOf = async (role: Role): Promise<Record<string, string>> => {
    if (role === "nobody") return {};
    return { authorization: `Bearer ${await issueAccessToken(world, who(role).row)}` };
  };
  return {
    server,
    owner,
    who,
    item,
    idOf: (column) => item(column).document?.id ?? "",
    attached,
    seen: async (role, { id, method = "GET", headers = {} }) => {
      const response = await fetch(`${server.address}/documents/${id}`, {
        method,
        headers: { ...(await headersOf(role)), ...headers },
      });
      const shown = Object.fromEntries(response.headers);
      delete shown["date"];
      return { status: response.status, headers: shown, body: await response.text() };
    },
    call: async (role, query, variables) => {
      const response = await server.post({ query, variables }, await headersOf(role));
      const text = await response.text();
      const { data, errors } = JSON.parse(text) as {
        data: Record<string, unknown> | null;
        errors?: { extensions: { code: string } }[];
      };
      return {
        text,
        data,
        code: errors?.[0]?.extensions.code ?? null,
        headers: response.headers,
      };
    },
  };
}

async function startServer(): Promise<TestServer> {
  const pictures = (world: TestServer["world"]) =>
    createPictures(createKeptPictures({ files: world.providers.files, now: world.now }));
  const server = await startTestServer({
    more: {
      routes: [
        {
          path: "/documents/",
          answer: (request, response) =>
            documents({
              process: server.world,
              geo: { countryOf: () => null },
              trustedProxies: 0,
            }).answer(request, response),
        },
      ],
      files: [
        {
          path: "/",
          answer: (request, response) => pictures(server.world)(request, response),
        },
      ],
    },
  });
  const { world } = server;
  const pages = [1, 2, 3].map((page) => ({
    bytes: new TextEncoder().encode(`picture of page ${page}`),
    contentType: "image/jpeg",
    extension: "jpg",
  }));
  world.media = { ...world.media, drawPreview: async () => ({ pageCount: 40, pages }) };
  return server;
}

async function attach(
  world: World,
  { owner, row }: { owner: Beamer; row: PublicationRow },
): Promise<PublicationRow> {
  const file = {
    name: "deck.pdf",
    content: async function* content() {
      yield new TextEncoder().encode(TEXT);
    },
  };
  await replaceDocument(world.contextFor(owner.viewer), { catalogItemId: row.id, file });
  await world.drain();
  return (await world.store.catalog.byId(row.id)) as PublicationRow;
}
