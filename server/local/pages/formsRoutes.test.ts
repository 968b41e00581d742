import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isoOf } from "../../../src/domain/time/instant.ts";
import { exportForms } from "../../services/forms/exportForms.ts";
import { sentFormRow } from "../../store/factories/forms.ts";
import { NOW } from "../../store/factories/now.ts";
import { createMemoryStore } from "../../store/memory/memoryStore.ts";
import type { Store } from "../../store/ports/store.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { formsRoutes } from "./formsRoutes.ts";

const EVIL = `"><script>alert('x')</script>`;
const FORMULA = "=HYPERLINK(A1)";

describe("the page of the forms", () => {
  let store: Store;
  let server: TestServer;
  beforeEach(async () => {
    store = createMemoryStore();
    const routes = formsRoutes({ store, exportForms: () => exportForms(store.forms) });
    server = await startTestServer({ more: { routes } });
  });
  afterEach(() => server.stop());

  const read = async (path: string) => (await fetch(server.address + path)).text();

  it("says so when there are none", async () => {
    expect(await read("/local/forms")).toContain("No forms.");
  });

  it("shows what was sent, every text as text", async () => {
    const texts = { name: EVIL, email: EVIL, message: EVIL, claimedSlug: EVIL };
    await store.forms.add(sentFormRow({ digest: "a", kind: "BETA", ...texts }));
    const page = await read("/local/forms");
    expect(page).toContain("Beta program: &quot;&gt;&lt;script&gt;");
    expect(page).toContain("Wanted name: &quot;&gt;");
    expect(page).toContain(isoOf(NOW));
    expect(page).not.toContain("<script");
    expect(page).not.toMatch(/<style|style=|\son\w+=/);
  });

  it("leads from page to page, the latest first, until the last", async () => {
    for (let sent = 0; sent < 120; sent += 1) {
      await store.forms.add(
        sentFormRow({ digest: `d${sent}`, name: `No ${sent}.`, sentAt: NOW + sent }),
      );
    }
    const names: number[] = [];
    let pages = 0;
    for (let path: string | undefined = "/local/forms"; path; pages += 1) {
      const page: string = await read(path);
      names.push(...Array.from(page.matchAll(/No (\d+)\./g), ([, number]) => Number(number)));
      path = /href="(\/local\/forms\?[^"]+)"/.exec(page)?.[1];
    }
    expect(pages).toBe(3);
    expect(names).toEqual(Array.from({ length: 120 }, (_, index) => 119 - index));
  });

  it("has all of them as a file, in which nothing is a formula", async () => {
    await store.forms.add(sentFormRow({ digest: "a", name: FORMULA, message: "One,\ntwo" }));
    const answer = await fetch(`${server.address}/local/forms.csv`);
    expect(answer.headers.get("content-disposition")).toContain("forms.csv");
    const [head, line] = (await answer.text()).split("\r\n");
    expect(head).toBe("Sent (UTC),About,Name,Email,Message,Wanted name,Reported page,Account");
    expect(line).toBe(`${isoOf(NOW)},CONTACT,"'${FORMULA}",visitor@demo.example,"One,\ntwo",,,`);
  });
});
