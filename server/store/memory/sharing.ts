import type { SharedPostRow, SharingStore } from "../ports/sharing.ts";
import type { Access } from "./state.ts";
import { deleteRow, keyOf, putRow } from "./write.ts";

export function memorySharing({ read, write }: Access): SharingStore {
  return {
    permissionOf: (userId) => read((state) => state.sharingPermissions.get(userId) ?? null),
    savePermission: (row) => write((state) => putRow(state, "sharingPermissions", row)),
    forgetPermission: ({ userId, sealedToken }) =>
      write((state) => {
        const row = state.sharingPermissions.get(userId);
        if (row?.sealedToken === sealedToken) deleteRow(state, "sharingPermissions", row);
      }),
    beginPost: ({ at, since, ...key }) =>
      write((state) => {
        const known = state.sharedPosts.get(keyOf("sharedPosts", key));
        if (known !== undefined && known.at >= since) return known;
        const row: SharedPostRow = { ...key, state: "POSTING", at };
        putRow(state, "sharedPosts", row);
        return null;
      }),
    endPost: (key) =>
      write((state) => {
        const row = state.sharedPosts.get(keyOf("sharedPosts", key));
        if (row !== undefined) putRow(state, "sharedPosts", { ...row, state: "POSTED" });
      }),
    dropPost: (key) =>
      write((state) => {
        const row = state.sharedPosts.get(keyOf("sharedPosts", key));
        if (row?.state === "POSTING") deleteRow(state, "sharedPosts", row);
      }),
    forgetPosts: ({ before, limit }) =>
      write((state) => {
        const old = [...state.sharedPosts.values()]
          .filter(({ at }) => at < before)
          .sort((a, b) => a.at - b.at)
          .slice(0, limit);
        for (const row of old) deleteRow(state, "sharedPosts", row);
        return old.length;
      }),
  };
}
