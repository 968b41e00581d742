import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Route } from "../../http/handler.ts";
import { sendText } from "../../http/transport/send.ts";
import type { KeysetCursor } from "../../store/ports/page.ts";
import type { Store } from "../../store/ports/store.ts";
import { FORMS_FILE_PATH, FORMS_PATH, formsPage } from "./formsPage.ts";

const PAGE_SIZE = 50;

interface Options {
  store: Pick<Store, "forms">;
  /** All forms as CSV, piece by piece. */
  exportForms: () => AsyncIterable<string>;
}

/** The page with what visitors have sent, and the file of all. */
export function formsRoutes({ store, exportForms }: Options): Route[] {
  return [
    {
      path: FORMS_PATH,
      answer: async (request, response) => {
        const after = cursorIn(new URL(request.url ?? "/", "http://local"));
        // One more than is shown says whether there are others.
        const rows = await store.forms.page({ limit: PAGE_SIZE + 1, after });
        const forms = rows.slice(0, PAGE_SIZE);
        const last = rows.length > PAGE_SIZE ? forms.at(-1) : undefined;
        const older = last ? `${FORMS_PATH}?after=${last.sentAt}.${last.digest}` : null;
        sendText(response, { status: 200, text: formsPage({ forms, older }), type: "text/html" });
      },
    },
    {
      path: FORMS_FILE_PATH,
      answer: async (_request, response) => {
        response.writeHead(200, {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": 'attachment; filename="forms.csv"',
          "cache-control": "no-store",
        });
        await pipeline(Readable.from(exportForms()), response);
      },
    },
  ];
}

function cursorIn({ searchParams }: URL): KeysetCursor | null {
  const [, at, id] = /^(\d{1,15})\.(.+)$/.exec(searchParams.get("after") ?? "") ?? [];
  return at === undefined || id === undefined ? null : { at: Number(at), id };
}
