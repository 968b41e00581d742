import { expect, test } from "vitest";
import { hasNewVersion } from "./newVersion.ts";

const SINCE = Date.parse("2026-03-16T09:00:00Z");
const REPLACED = { id: "doc_2", addedOn: SINCE + 1, isReplacement: true };
const had = { since: SINCE, openedDocumentId: null, document: REPLACED };

test("a file that was replaced since somebody has it is new, until they open it", () => {
  expect(hasNewVersion(had)).toBe(true);
  expect(hasNewVersion({ ...had, openedDocumentId: "doc_1" })).toBe(true);
  expect(hasNewVersion({ ...had, openedDocumentId: "doc_2" })).toBe(false);
});

test("a first file, one that was replaced before, and no file at all are not new", () => {
  const documents = [{ ...REPLACED, isReplacement: false }, { ...REPLACED, addedOn: SINCE }, null];
  expect(documents.map((document) => hasNewVersion({ ...had, document }))).toEqual([
    false,
    false,
    false,
  ]);
});
