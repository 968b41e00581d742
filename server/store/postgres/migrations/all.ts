import type { Kysely } from "kysely";
import { people } from "./001_people.ts";
import { catalogue } from "./002_catalogue.ts";
import { bookings } from "./003_bookings.ts";
import { payments } from "./004_payments.ts";
import { library } from "./005_library.ts";
import { outbox } from "./006_outbox.ts";
import { endedFamilies } from "./007_ended_families.ts";
import { rateCounts } from "./008_rate_counts.ts";
import { bookingLength } from "./009_booking_length.ts";

/** A step of the schema. A step that was released is never changed; a new one is added. */
export interface Migration {
  name: string;
  up(db: Kysely<unknown>): Promise<void>;
}

/** All steps in order. */
export const MIGRATIONS: readonly Migration[] = [
  { name: "0001_people", up: people },
  { name: "0002_catalogue", up: catalogue },
  { name: "0003_bookings", up: bookings },
  { name: "0004_payments", up: payments },
  { name: "0005_library", up: library },
  { name: "0006_outbox", up: outbox },
  { name: "0007_ended_families", up: endedFamilies },
  { name: "0008_rate_counts", up: rateCounts },
  { name: "0009_booking_length", up: bookingLength },
];
