import type { SessionStore } from "../ports/session.ts";
import type { Access } from "./state.ts";
import { ANY_KEY, deleteRow, insertRow, putRow } from "./write.ts";

export function memorySessions({ read, write }: Access): SessionStore {
  return {
    byHash: (tokenHash) => read((state) => state.refreshTokens.get(tokenHash) ?? null),
    insert: (row) =>
      write((state) => insertRow(state, "refreshTokens", row, { unless: "refresh_tokens_pkey" })),
    markUsed: ({ tokenHash, at, before }) =>
      write((state) => {
        const row = state.refreshTokens.get(tokenHash);
        if (row === undefined || row.usedAt !== before) return false;
        putRow(state, "refreshTokens", { ...row, usedAt: at });
        return true;
      }),
    endFamily: ({ familyId, at }) =>
      write((state) => {
        for (const row of state.refreshTokens.values()) {
          if (row.familyId === familyId) deleteRow(state, "refreshTokens", row);
        }
        insertRow(state, "endedFamilies", { familyId, endedAt: at }, { unless: ANY_KEY });
      }),
    endedSince: (at) =>
      read((state) => [...state.endedFamilies.values()].filter(({ endedAt }) => endedAt >= at)),
    forgetEnded: ({ before, limit }) =>
      write((state) => {
        const old = [...state.endedFamilies.values()]
          .filter(({ endedAt }) => endedAt < before)
          .slice(0, limit);
        for (const row of old) deleteRow(state, "endedFamilies", row);
        return old.length;
      }),
    deleteExpired: ({ now, limit }) =>
      write((state) => {
        const expired = [...state.refreshTokens.values()]
          .filter((row) => row.expiresAt <= now)
          .slice(0, limit);
        for (const row of expired) deleteRow(state, "refreshTokens", row);
        return expired.length;
      }),
    claimCode: ({ codeHash, claimedAt, since }) =>
      write((state) => {
        const known = state.signInCodes.get(codeHash);
        if (known !== undefined && known.claimedAt >= since) return false;
        putRow(state, "signInCodes", { codeHash, claimedAt });
        return true;
      }),
    releaseCode: ({ codeHash, claimedAt }) =>
      write((state) => {
        const row = state.signInCodes.get(codeHash);
        if (row?.claimedAt === claimedAt) deleteRow(state, "signInCodes", row);
      }),
    forgetCodes: ({ before, limit }) =>
      write((state) => {
        const old = [...state.signInCodes.values()]
          .filter(({ claimedAt }) => claimedAt < before)
          .slice(0, limit);
        for (const row of old) deleteRow(state, "signInCodes", row);
        return old.length;
      }),
  };
}
