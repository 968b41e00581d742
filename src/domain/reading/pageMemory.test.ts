import { describe, expect, it } from "vitest";
import { REMEMBERED_DOCUMENTS_MAX } from "../shared/limits.ts";
import { rememberedPage, withPage } from "./pageMemory.ts";

const ANNA = "usr_1";
const at = (documentId: string, page: number, account = ANNA) => ({ account, documentId, page });

describe("the remembered page", () => {
  it("is the one where the account was last in that document", () => {
    const kept = withPage(withPage(withPage(null, at("a", 7)), at("b", 3)), at("a", 9));
    expect(rememberedPage(kept, { account: ANNA, documentId: "a" })).toBe(9);
    expect(rememberedPage(kept, { account: ANNA, documentId: "b" })).toBe(3);
  });

  it("is the first of a document that was never open", () => {
    expect(rememberedPage(null, { account: ANNA, documentId: "a" })).toBe(1);
    expect(rememberedPage(withPage(null, at("b", 3)), { account: ANNA, documentId: "a" })).toBe(1);
  });

  it("belongs to one account: another one starts from nothing, and drops what was kept", () => {
    const kept = withPage(null, at("a", 7));
    expect(rememberedPage(kept, { account: "usr_2", documentId: "a" })).toBe(1);
    const others = withPage(kept, at("b", 2, "usr_2"));
    expect(rememberedPage(others, { account: ANNA, documentId: "a" })).toBe(1);
  });

  it("is kept of the latest documents alone", () => {
    const ids = Array.from({ length: REMEMBERED_DOCUMENTS_MAX + 1 }, (_, index) => `doc_${index}`);
    const kept = ids.reduce<string | null>((text, id) => withPage(text, at(id, 5)), null);
    expect(rememberedPage(kept, { account: ANNA, documentId: "doc_0" })).toBe(1);
    expect(rememberedPage(kept, { account: ANNA, documentId: "doc_1" })).toBe(5);
  });

  it.each(["", "{", "[]", "7", '{"account":"usr_1","pages":[["a",0]]}', '{"account":"usr_1"}'])(
    "is the first when what is kept cannot be read: %s",
    (kept) => {
      expect(rememberedPage(kept, { account: ANNA, documentId: "a" })).toBe(1);
    },
  );
});
