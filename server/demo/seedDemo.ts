import type { Instant } from "../../src/domain/time/instant.ts";
import { type LocalPerson, savePeople } from "../providers/signIn/localProvider/people.ts";
import type { Store } from "../store/store.ts";
import type { UserRow } from "../store/users.ts";
import { demoHours, demoItems, demoQuestions, demoUsers } from "./rows.ts";

/** Under this name the local sign-in provider vouches for people, whatever its address is. */
export const LOCAL_ISSUER = "local";

const SEEDED = "demo:seeded";

/**
 * Fills the store with the demo marketplace at the first start. What is there already stays as it is, so
 * that a start that was cut short is completed by the next.
 */
export async function seedDemo({ store, now }: { store: Store; now: Instant }): Promise<void> {
  if ((await store.standIns.read(SEEDED)) !== null) return;
  for (const user of demoUsers(now)) {
    await store.users.insert(user, { issuer: LOCAL_ISSUER, subject: user.id });
  }
  for (const hours of demoHours()) {
    if ((await store.availability.ofCreator(hours.creatorId)) === null) {
      await store.availability.save(hours);
    }
  }
  for (const item of demoItems(now)) {
    if ((await store.catalog.byId(item.id)) === null) await store.catalog.insert(item);
  }
  if ((await store.questions.all()).length === 0) await store.questions.replaceAll(demoQuestions());
  await savePeople(store.standIns, demoUsers(now).map(choosable));
  await store.standIns.write(SEEDED, { at: now });
}

function choosable(user: UserRow): LocalPerson {
  const { id, email, firstName, lastName, role, professionalTitle } = user;
  const note = role === "beamer" ? `Beamer: ${professionalTitle}` : "Visitor who buys and books";
  return { subject: id, email, firstName, lastName, note };
}
