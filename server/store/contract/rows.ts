import { oneOnOneRow, publicationRow } from "../factories/catalogue.ts";
import { userRow } from "../factories/profiles.ts";
import type { Store } from "../ports/store.ts";

/** Opens an empty store; called before each test. */
export type OpenStore = (options?: { onDue?: () => void }) => Promise<Store>;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export const identityOf = (id: string) => ({ issuer: "https://sign-in.example.test", subject: id });

/** Two creators with a call, a drop and a talk between them, and two people who book. */
export async function fillStore(store: Store): Promise<void> {
  for (const id of ["creator", "creator2", "booker", "booker2"]) {
    await store.users.insert(userRow({ id }), identityOf(id));
  }
  await store.catalog.insert(oneOnOneRow({ id: "call" }));
  await store.catalog.insert(oneOnOneRow({ id: "call2", creatorId: "creator2" }));
  await store.catalog.insert(publicationRow({ id: "drop" }));
  await store.catalog.insert(publicationRow({ id: "drop2" }));
}

/** Rows by id, for answers that come in any order. */
export function byId<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
}

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
