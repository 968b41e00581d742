import type { FormStore } from "../ports/forms.ts";
import { type Access, pageOf } from "./state.ts";
import { deleteRow, insertRow } from "./write.ts";

export function memoryForms({ read, write }: Access): FormStore {
  return {
    isKept: (digest) => read((state) => state.sentForms.has(digest)),
    add: (row) =>
      write((state) => void insertRow(state, "sentForms", row, { unless: "sent_forms_pkey" })),
    countSince: ({ kind, since }) =>
      read(
        ({ sentForms }) =>
          [...sentForms.values()].filter((row) => row.kind === kind && row.sentAt >= since).length,
      ),
    page: (query) =>
      read(({ sentForms }) =>
        pageOf([...sentForms.values()], {
          ...query,
          keyOf: ({ sentAt, digest }) => ({ at: sentAt, id: digest }),
        }),
      ),
    forget: ({ before, limit }) =>
      write((state) => {
        const old = [...state.sentForms.values()]
          .filter(({ sentAt }) => sentAt < before)
          .sort((a, b) => a.sentAt - b.sentAt)
          .slice(0, limit);
        for (const row of old) deleteRow(state, "sentForms", row);
        return old.length;
      }),
  };
}
