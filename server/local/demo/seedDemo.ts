import type { Instant } from "../../../src/domain/time/instant.ts";
import { type LocalPerson, savePeople } from "../openid/people.ts";
import type { Store } from "../../store/ports/store.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import { demoHours, demoItems, demoQuestions, demoUsers } from "./rows.ts";

/** Under this name the local sign-in provider vouches for people, whatever its address is. */
export const LOCAL_ISSUER = "local";

const SEEDED = "demo:seeded";

/**
 * Fills the store with the demo marketplace at the first start. Processes that start at once wait for
 * each other, and only the first one does it.
 */
export async function seedDemo(options: { store: Store; now: Instant }): Promise<void> {
  const { now } = options;
  const people = demoUsers(now);
  await options.store.transaction(async (store) => {
    if ((await store.standIns.read(SEEDED)) !== null) return;
    for (const user of people) {
      // Waits for another process that has inserted the same person and is not done yet.
      const isNew = await store.users.insert(user, { issuer: LOCAL_ISSUER, subject: user.id });
      if (!isNew) return;
    }
    for (const hours of demoHours()) await store.availability.save(hours);
    for (const item of demoItems(now)) await store.catalog.insert(item);
    await store.questions.replaceAll(demoQuestions());
    await savePeople(store.standIns, people.map(choosable));
    await store.standIns.write(SEEDED, { at: now });
  });
}

function choosable(user: UserRow): LocalPerson {
  const { id, email, firstName, lastName, role, professionalTitle } = user;
  const note = role === "beamer" ? `Beamer: ${professionalTitle}` : "Visitor who buys and books";
  return { subject: id, email, firstName, lastName, note };
}
