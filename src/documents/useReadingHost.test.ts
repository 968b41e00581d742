import { expect, it } from "vitest";
import { createSession } from "../session/session.ts";
import { createFakeBrowser } from "../session/testing/fakeBrowser.ts";
import { makeToken } from "../session/testing/tokens.ts";
import { readingHostOf } from "./useReadingHost.ts";

it("remembers the page of a document", () => {
  const browser = createFakeBrowser({ server: () => new Response() });
  browser.shared.set("token", makeToken());
  const host = readingHostOf(createSession(browser.openTab().host));
  host.keepPage("doc_1", 7);
  expect([host.lastPage("doc_1"), host.lastPage("doc_2")]).toEqual([7, 1]);
});
