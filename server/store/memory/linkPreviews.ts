import type { LinkPreviewStore } from "../ports/linkPreviews.ts";
import type { Access } from "./state.ts";
import { deleteRow, putRow } from "./write.ts";

export function memoryLinkPreviews({ read, write }: Access): LinkPreviewStore {
  return {
    bySubject: (subjectId) => read((state) => state.linkPreviews.get(subjectId) ?? null),
    save: (row) => write((state) => putRow(state, "linkPreviews", row)),
    delete: (subjectId) => write((state) => void deleteRow(state, "linkPreviews", { subjectId })),
  };
}
