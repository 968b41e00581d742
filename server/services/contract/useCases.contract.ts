import { afterAll, beforeAll, describe } from "vitest";
import { createPostgresStore } from "../../store/postgres/postgresStore.ts";
import type { Store } from "../../store/ports/store.ts";
import type { TestDatabase } from "../../testing/databases.ts";
import { describeAcceptedPolicies } from "./acceptedPolicies.contract.ts";
import { describeAudience } from "./audience.contract.ts";
import { describeAvailability } from "./availability.contract.ts";
import { describeBookings } from "./bookings.contract.ts";
import { describeCalendarAccounts } from "./calendars.contract.ts";
import { describeCalendarEntries } from "./calendarEntries.contract.ts";
import { describeCalendarFeed } from "./calendarFeed.contract.ts";
import { describeCancelling } from "./cancelling.contract.ts";
import { describeCatalog } from "./catalogue.contract.ts";
import { describeDeletedItems } from "./deletedItems.contract.ts";
import { describeDocuments } from "./documents.contract.ts";
import { describeEntriesOnce } from "./entriesOnce.contract.ts";
import { type LivesOptions, describeLives } from "./lives/lives.contract.ts";
import { describeForms } from "./forms.contract.ts";
import { describeBookingRules } from "./bookingRules.contract.ts";
import { describeHolds } from "./holds.contract.ts";
import { describeLettingGo } from "./lettingGo.contract.ts";
import { describeLibrary } from "./library.contract.ts";
import { describeLiveMessages } from "./liveMessages.contract.ts";
import { describeLiveNews } from "./liveNews.contract.ts";
import { describeLiveSessions } from "./liveSessions.contract.ts";
import { describeMailDelivery } from "./mailDelivery.contract.ts";
import { describeMailSettings } from "./mailSettings.contract.ts";
import { describeLostCalendars } from "./lostCalendars.contract.ts";
import { describeMeetingPlaces } from "./meetingPlace.contract.ts";
import { describeMoneyMails } from "./moneyMails.contract.ts";
import { describeMoving } from "./moving.contract.ts";
import { describeOffers } from "./offers.contract.ts";
import { describePayments } from "./payments.contract.ts";
import { describeProfiles } from "./profiles.contract.ts";
import { describeDocumentQuota } from "./documentQuota.contract.ts";
import { describeLinkPreviews } from "./linkPreviews.contract.ts";
import { describePreviews } from "./previews.contract.ts";
import { describeReactions } from "./reactions.contract.ts";
import { describeRefusedTimes } from "./refusedTimes.contract.ts";
import { describeSessionMails } from "./sessionMails.contract.ts";
import { describeRoles } from "./roles.contract.ts";
import { describeSession } from "./session.contract.ts";
import { describeSharing } from "./sharing.contract.ts";
import { describeShownBusyTimes } from "./shownBusyTimes.contract.ts";
import { describeSignIn } from "./signIn.contract.ts";
import { describeWithdrawn } from "./withdrawn.contract.ts";
import { readBookedHoursErrors } from "./lives/bookedHours.ts";

/** Runs for a few seconds; `TRIES=1000` tries more. */
const HISTORIES_ON_DATABASE = Number(process.env["TRIES"] ?? 15);

/** What the product does, on any store. `openStore` gives an empty store. */
export function describeUseCases(
  name: string,
  openStore: () => Promise<Store>,
  lives: LivesOptions,
): void {
  describeAcceptedPolicies(name, openStore);
  describeAudience(name, openStore);
  describeAvailability(name, openStore);
  describeBookings(name, openStore);
  describeHolds(name, openStore);
  describeBookingRules(name, openStore);
  describeRefusedTimes(name, openStore);
  describeCalendarAccounts(name, openStore);
  describeCatalog(name, openStore);
  describeDeletedItems(name, openStore);
  describeDocuments(name, openStore);
  describeForms(name, openStore);
  describeLibrary(name, openStore);
  describeLives(name, openStore, lives);
  describeCalendarEntries(name, openStore);
  describeEntriesOnce(name, openStore);
  describeCalendarFeed(name, openStore);
  describeCancelling(name, openStore);
  describeLettingGo(name, openStore);
  describeLiveSessions(name, openStore);
  describeLiveMessages(name, openStore);
  describeLiveNews(name, openStore);
  describeMailDelivery(name, openStore);
  describeMailSettings(name, openStore);
  describeLostCalendars(name, openStore);
  describeMeetingPlaces(name, openStore);
  describeMoneyMails(name, openStore);
  describeMoving(name, openStore);
  describeSessionMails(name, openStore);
  describeOffers(name, openStore);
  describePayments(name, openStore);
  describeProfiles(name, openStore);
  describeDocumentQuota(name, openStore);
  describePreviews(name, openStore);
  describeLinkPreviews(name, openStore);
  describeReactions(name, openStore);
  describeSignIn(name, openStore);
  describeSession(name, openStore);
  describeRoles(name, openStore);
  describeSharing(name, openStore);
  describeShownBusyTimes(name, openStore);
  describeWithdrawn(name, openStore);
}

/** The same on a database, which is opened once and emptied between tests. */
export function describeUseCasesOn(name: string, open: () => Promise<TestDatabase>): void {
  describe(`on ${name}`, () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await open();
    }, 60_000);
    afterAll(() => database.close());

    const openStore = async () => {
      await database.empty();
      return createPostgresStore(database);
    };
    const readGuardErrors = () => readBookedHoursErrors(database.pool);
    describeUseCases(name, openStore, { histories: HISTORIES_ON_DATABASE, readGuardErrors });
  });
}
