import type { AudienceRow } from "../../ports/audience.ts";
import type { AvailabilityRow } from "../../ports/availability.ts";
import type { BookingRow } from "../../ports/bookings.ts";
import type { CalendarProfileRow } from "../../ports/calendars.ts";
import type { DocumentRow } from "../../ports/catalogue.ts";
import type { EntitlementRow } from "../../ports/library.ts";
import type { LedgerRow, PaymentRow } from "../../ports/payments.ts";
import type { QuestionRow } from "../../ports/questions.ts";
import type { RefreshTokenRow } from "../../ports/session.ts";
import type { IdentityKey, StoredImage, UserRow } from "../../ports/profiles.ts";
import type {
  CatalogItemCategory,
  CatalogItemStatus,
} from "../../../../src/domain/shared/enums.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";
import type { Stored } from "./columns.ts";

/** All kinds of catalogue item in one table; the columns of other kinds are null. */
interface AnyItem {
  id: string;
  creatorId: string;
  category: CatalogItemCategory;
  title: string;
  description: string | null;
  priceInCents: number;
  status: CatalogItemStatus;
  createdAt: Instant;
  durationInMinutes: number | null;
  descriptionBulletPoints: readonly string[] | null;
  eventName: string | null;
  eventUrl: string | null;
  eventLocation: string | null;
  eventDate: Instant | null;
  document: DocumentRow | null;
  thumbnails: readonly StoredImage[] | null;
}

/** A minute of a creator's time that a booking occupies, counted from 1970. The key is the guard. */
interface BookingMinute {
  creatorId: string;
  minute: number;
  bookingId: string;
}

/** Every table, in the program's spelling; `CamelCasePlugin` makes it the database's. */
export interface Tables {
  users: Stored<UserRow, "createdAt", "picture" | "links" | "billing">;
  identities: IdentityKey & { userId: string };
  refreshTokens: Stored<RefreshTokenRow, "issuedAt" | "expiresAt" | "usedAt">;
  catalogItems: Stored<
    AnyItem,
    "createdAt" | "eventDate",
    "descriptionBulletPoints" | "document" | "thumbnails"
  >;
  availability: Stored<AvailabilityRow, never, "hours">;
  calendarProfiles: Stored<CalendarProfileRow, never, "calendars">;
  bookings: Stored<
    BookingRow,
    "startsAt" | "endsAt" | "holdExpiresAt" | "confirmedAt" | "createdAt",
    "intakes"
  >;
  bookingMinutes: BookingMinute;
  payments: Stored<PaymentRow, "createdAt" | "settledAt", "billing">;
  ledger: Stored<LedgerRow, "createdAt">;
  providerEvents: Stored<{ provider: string; eventId: string; at: Instant }, "at">;
  entitlements: Stored<EntitlementRow, "createdAt">;
  audience: Stored<AudienceRow, "lastInteractionAt">;
  intakeQuestions: QuestionRow;
}
