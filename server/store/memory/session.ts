import type { SessionStore } from "../ports/session.ts";
import type { Access } from "./state.ts";

export function memorySessions({ read, write }: Access): SessionStore {
  return {
    byHash: (tokenHash) => read((state) => state.refreshTokens.get(tokenHash) ?? null),
    insert: (row) => write((state) => void state.refreshTokens.set(row.tokenHash, row)),
    markUsed: (tokenHash, at) =>
      write((state) => {
        const row = state.refreshTokens.get(tokenHash);
        if (row === undefined || row.usedAt !== null) return false;
        state.refreshTokens.set(tokenHash, { ...row, usedAt: at });
        return true;
      }),
    endFamily: (familyId) =>
      write((state) => {
        for (const row of state.refreshTokens.values()) {
          if (row.familyId === familyId) state.refreshTokens.delete(row.tokenHash);
        }
      }),
    deleteExpired: ({ now, limit }) =>
      write((state) => {
        const expired = [...state.refreshTokens.values()]
          .filter((row) => row.expiresAt <= now)
          .slice(0, limit);
        for (const row of expired) state.refreshTokens.delete(row.tokenHash);
        return expired.length;
      }),
  };
}
