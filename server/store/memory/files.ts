import type { FileStore } from "../ports/files.ts";
import type { Access } from "./state.ts";
import { deleteRow, insertRow, putRow } from "./write.ts";

export function memoryFiles({ read, write }: Access): FileStore {
  return {
    begin: async ({ key, at }) =>
      void (await write((state) =>
        insertRow(state, "storedFiles", { key, state: "WRITING", changedAt: at }),
      )),
    keep: ({ keys, at }) =>
      write((state) => {
        for (const key of keys) {
          if (state.storedFiles.get(key)?.state !== "WRITING") {
            throw new Error(`file ${key} is not being written`);
          }
          putRow(state, "storedFiles", { key, state: "KEPT", changedAt: at });
        }
      }),
    drop: ({ keys, at }) =>
      write((state) => {
        for (const key of keys.filter((known) => state.storedFiles.has(known))) {
          putRow(state, "storedFiles", { key, state: "DROPPED", changedAt: at });
        }
      }),
    giveUp: ({ key, at }) =>
      write((state) => {
        const row = state.storedFiles.get(key);
        if (row?.state === "KEPT") return false;
        if (row !== undefined) {
          putRow(state, "storedFiles", { key, state: "DROPPED", changedAt: at });
        }
        return true;
      }),
    toSweep: ({ writingBefore, droppedBefore, limit }) =>
      read((state) => {
        const before = { WRITING: writingBefore, KEPT: -Infinity, DROPPED: droppedBefore };
        return [...state.storedFiles.values()]
          .filter((row) => row.changedAt < before[row.state])
          .sort((a, b) => a.changedAt - b.changedAt)
          .slice(0, limit);
      }),
    forget: (key) =>
      write((state) => {
        const row = state.storedFiles.get(key);
        if (row !== undefined && row.state !== "KEPT") deleteRow(state, "storedFiles", row);
      }),
  };
}
