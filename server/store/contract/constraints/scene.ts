import { DAY_MS, HOUR_MS } from "../../../../src/domain/shared/limits.ts";
import { NO_RULES } from "../../../../src/domain/time/bookingRules.ts";
import { calendarEntryRow, calendarProfileRow } from "../../factories/calendars.ts";
import { sentFormRow } from "../../factories/forms.ts";
import { entitlementRow } from "../../factories/library.ts";
import { mailSettingsRow } from "../../factories/messages.ts";
import { NOW } from "../../factories/now.ts";
import { ledgerRow } from "../../factories/payments.ts";
import { userRow } from "../../factories/profiles.ts";
import type { Store } from "../../ports/store.ts";
import { book, inAgenda, inSession, openPayment } from "../lives.ts";
import { fillStore, identityOf } from "../rows.ts";

/** When the booking of the scene begins. */
export const KNOWN_START = NOW + DAY_MS;

export const HOURS = { timeZone: "Europe/Brussels", days: [] };

export const TOKEN = {
  tokenHash: "known",
  familyId: "family",
  userId: "booker",
  issuedAt: NOW,
  expiresAt: NOW + HOUR_MS,
  usedAt: null,
};

export const ACCEPTED = {
  userId: "booker",
  policyType: "TERMS",
  version: "known",
  acceptedAt: NOW,
} as const;

export const POST = { userId: "booker", subjectId: "known", messageHash: "known" };

export const MAIL = {
  userId: "booker",
  subjectId: "known",
  kind: "SESSION",
  version: "1",
} as const;

/** A text in the live session of the scene. */
export const TEXT = {
  kind: "TEXT",
  party: "BOOKER",
  sender: 1,
  recipient: null,
  key: "known",
  content: "Hello",
  at: NOW,
} as const;

/** A row `known` in each table, for others to collide with. */
export async function fillEveryTable(store: Store): Promise<void> {
  await fillStore(store);
  await store.users.update("creator2", { affiliateCode: "KNOWN" });
  await store.users.insert(userRow({ id: "moved", slug: "known" }), identityOf("moved"));
  await store.users.changeSlug({ userId: "moved", slug: "moved", at: NOW });
  await store.sessions.insert(TOKEN);
  await store.policies.accept([ACCEPTED]);
  await store.sessions.claimCode({ codeHash: "known", claimedAt: NOW, since: NOW });
  await store.sessions.endFamily({ familyId: "known", at: NOW });
  await store.availability.save({ id: "known", creatorId: "creator", hours: HOURS });
  await store.availability.saveExceptions({ id: "known", creatorId: "creator", exceptions: [] });
  await store.availability.saveRules({ id: "known", creatorId: "creator", rules: NO_RULES });
  await store.calendars.save(calendarProfileRow({ id: "known" }));
  await store.calendarFeeds.save({ userId: "booker", secretHash: "known", createdAt: NOW });
  await store.linkPreviews.save({ subjectId: "known", version: "known", key: "known" });
  await book(store, { id: "known", standing: "HELD/PENDING" });
  await store.calendarEntries.save(calendarEntryRow({ bookingId: "known", profileId: "known" }));
  await book(store, { id: "met", startsAt: KNOWN_START + 2 * DAY_MS });
  await inSession(store, { channelId: "known", bookingId: "met" }, (session) => session.send(TEXT));
  await inAgenda(store, (agenda) => agenda.countHoldsOf({ bookerId: "booker", now: NOW }));
  await openPayment(store, { id: "known", bookingId: "known" });
  await openPayment(store, { id: "other", buyerId: "booker2", itemId: "drop" });
  await store.payments.addLedgerRows([ledgerRow({ id: "known", paymentId: "known" })]);
  await store.payments.rememberEvent({ provider: "cards", eventId: "known", at: NOW });
  await store.library.add(entitlementRow({ id: "known" }));
  const visit = { creatorId: "creator", userId: "booker", lastInteractionAt: NOW };
  await store.audience.touch({ id: "known", ...visit });
  const question = { position: 1, isRequired: true, question: "What for?" };
  await store.questions.replaceAll([{ id: "known", ...question }]);
  await store.sharing.savePermission({ userId: "booker", sealedToken: "sealed", expiresAt: NOW });
  await store.sharing.beginPost({ ...POST, at: NOW, since: NOW });
  await store.forms.add(sentFormRow({ digest: "known" }));
  await store.mails.saveSettings(mailSettingsRow({ userId: "booker" }));
  await store.mails.end({ mails: [MAIL], at: NOW });
  await store.files.begin({ key: "known", at: NOW });
  await store.outbox.append({ name: "bookingHeld", subjectId: "known", dueAt: NOW, at: NOW });
}
