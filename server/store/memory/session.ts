import type { SessionStore } from "../ports/session.ts";
import type { Access } from "./state.ts";
import { deleteRow, insertRow, putRow } from "./write.ts";

export function memorySessions({ read, write }: Access): SessionStore {
  return {
    byHash: (tokenHash) => read((state) => state.refreshTokens.get(tokenHash) ?? null),
    insert: async (row) => void (await write((state) => insertRow(state, "refreshTokens", row))),
    markUsed: (tokenHash, at) =>
      write((state) => {
        const row = state.refreshTokens.get(tokenHash);
        if (row === undefined || row.usedAt !== null) return false;
        putRow(state, "refreshTokens", { ...row, usedAt: at });
        return true;
      }),
    endFamily: (familyId) =>
      write((state) => {
        for (const row of state.refreshTokens.values()) {
          if (row.familyId === familyId) deleteRow(state, "refreshTokens", row);
        }
      }),
    deleteExpired: ({ now, limit }) =>
      write((state) => {
        const expired = [...state.refreshTokens.values()]
          .filter((row) => row.expiresAt <= now)
          .slice(0, limit);
        for (const row of expired) deleteRow(state, "refreshTokens", row);
        return expired.length;
      }),
  };
}
