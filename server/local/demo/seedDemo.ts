import type { Instant } from "../../../src/domain/time/instant.ts";
import type { LocalCalendars } from "../../providers/calendars/portable/local.ts";
import type { Files } from "../../providers/files/port.ts";
import type { StandInStore } from "../../providers/standIns.ts";
import { type LocalPerson, addMissingPeople } from "../openid/people.ts";
import { mailSettingsRow } from "../../store/factories/messages.ts";
import type { Store } from "../../store/ports/store.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import { connectDemoCalendar } from "./connectCalendar.ts";
import { attachDocuments, storeDocuments } from "./storeDocuments.ts";
import { demoHours, demoItems, demoQuestions, demoUsers } from "./rows.ts";

/** The local sign-in provider's issuer name, whatever its address is. */
export const LOCAL_ISSUER = "local";

/**
 * Fills the store with the demo marketplace at the first start, and makes its people available at
 * sign-in. Processes that start at once wait for each other, and only the first one fills it. What
 * a killed start leaves behind is completed by the next one.
 */
export async function seedDemo(options: {
  store: Store;
  standIns: StandInStore;
  now: Instant;
  /** Where documents are stored, and their ids; null: drops and talks have none. */
  storage: { files: Files; newId: (prefix: "doc") => string } | null;
  /** Where the first creator's calendar is connected; null: no one has one. */
  calendars: Pick<LocalCalendars, "writeBusy"> | null;
}): Promise<void> {
  const { now, storage } = options;
  const people = demoUsers(now);
  const { store: whole } = options;
  const known = await Promise.all(people.map(({ id }) => whole.users.byId(id)));
  const isFilled = known.some((user) => user !== null);
  // First, and at every start: whenever the marketplace exists, so do the people who can sign in to
  // it. One that an earlier version filled may lack some of today's.
  const there = people.filter((_, at) => !isFilled || known[at] !== null);
  await addMissingPeople(options.standIns, there.map(choosable));
  if (isFilled) return;
  const documents = storage && (await storeDocuments({ store: whole, ...storage, now }));
  const calendar = options.calendars && (await connectDemoCalendar(options.calendars, now));
  await whole.transaction(async (store) => {
    for (const user of people) {
      // Waits for another process that has inserted the same person and not committed yet.
      const isNew = await store.users.insert(user, { issuer: LOCAL_ISSUER, subject: user.id });
      if (!isNew) return;
      const { id: userId, email: address } = user;
      await store.mails.saveSettings(mailSettingsRow({ userId, address }));
    }
    for (const hours of demoHours()) await store.availability.save(hours);
    if (calendar !== null) await store.calendars.save(calendar);
    for (const item of demoItems(now)) await store.catalog.insert(item);
    if (documents !== null) await attachDocuments(store, { documents, now });
    await store.questions.replaceAll(demoQuestions());
  });
}

function choosable(user: UserRow): LocalPerson {
  const { id, email, firstName, lastName, role, professionalTitle } = user;
  const note = role === "beamer" ? `Beamer: ${professionalTitle}` : "Visitor who buys and books";
  return { subject: id, email, firstName, lastName, note };
}
