import { calendarProfileRow } from "../../factories/calendars.ts";
import { oneOnOneRow } from "../../factories/catalogue.ts";
import { NOW } from "../../factories/now.ts";
import { userRow } from "../../factories/profiles.ts";
import { identityOf } from "../rows.ts";
import { HOURS, TOKEN } from "./scene.ts";
import type { TableCases } from "./cases.ts";

const KEPT = "a change keeps the id";
const UPSERTED = "the row that exists is replaced";

/** People, how they sign in, and what they offer. */
export const PEOPLE_CASES = {
  users: {
    row: { ...userRow({ id: "new" }) },
    keys: {
      users_pkey: { id: "booker" },
      users_slug: { slug: "creator" },
      users_affiliate_code: { affiliateCode: "KNOWN" },
    },
    references: ["invitedById"],
    checks: { users_role_check: { role: "admin" } },
    ports: {
      "users.insert": {
        write: (store, row) => store.users.insert(row as never, identityOf("new")),
        answers: { users_pkey: false, users_slug: false, users_affiliate_code: false },
      },
      "users.update": {
        write: (store, _row, changes) => store.users.update("booker2", changes),
        cannot: { users_pkey: KEPT, id: KEPT },
      },
    },
  },
  identities: {
    row: { ...identityOf("another"), userId: "booker" },
    keys: { identities_pkey: { subject: "booker" } },
    references: ["userId"],
    ports: {
      "users.insert": {
        write: (store, row) => store.users.insert(userRow({ id: "another" }), row as never),
        answers: { identities_pkey: false },
        cannot: {
          identities_user_id_fkey: "the person is written with it",
          userId: "the person is written with it",
        },
      },
    },
  },
  refreshTokens: {
    row: { ...TOKEN, tokenHash: "new" },
    keys: { refresh_tokens_pkey: { tokenHash: "known" } },
    references: ["userId"],
    ports: {
      "sessions.insert": {
        write: (store, row) => store.sessions.insert(row as never),
        answers: { refresh_tokens_pkey: false },
      },
    },
  },
  endedFamilies: {
    row: { familyId: "new", endedAt: NOW },
    keys: { ended_families_pkey: { familyId: "known" } },
    ports: {
      "sessions.endFamily": {
        write: (store, { familyId, endedAt: at }) =>
          store.sessions.endFamily({ familyId, at } as never),
        cannot: { ended_families_pkey: "the first end is kept" },
      },
    },
  },
  catalogItems: {
    row: { ...oneOnOneRow({ id: "new" }) },
    mayBeNull: ["durationInMinutes", "descriptionBulletPoints"],
    keys: { catalog_items_pkey: { id: "call" } },
    references: ["creatorId"],
    checks: {
      catalog_items_category_check: { category: "COURSE", thumbnails: [] },
      catalog_items_price_in_cents_check: { priceInCents: -1 },
      catalog_items_status_check: { status: "SOLD" },
      catalog_items_duration_in_minutes_check: {
        category: "TALK",
        durationInMinutes: -1,
        thumbnails: [],
      },
      catalog_items_session_length: [{ durationInMinutes: 45 }, { durationInMinutes: null }],
      catalog_items_lists: [
        { descriptionBulletPoints: null },
        { category: "TALK", thumbnails: null },
      ],
    },
    ports: {
      "catalog.insert": { write: (store, row) => store.catalog.insert(row as never) },
      "catalog.replace": {
        write: (store, row) => store.catalog.replace({ ...row, id: "call" } as never),
        cannot: { catalog_items_pkey: KEPT, id: KEPT },
      },
    },
  },
  availability: {
    row: { id: "new", creatorId: "creator2", hours: HOURS },
    keys: { availability_pkey: { id: "known" }, availability_of_creator: { creatorId: "creator" } },
    references: ["creatorId"],
    ports: {
      "availability.save": {
        write: (store, row) => store.availability.save(row as never),
        cannot: { availability_of_creator: UPSERTED },
      },
    },
  },
  calendarProfiles: {
    row: { ...calendarProfileRow({ id: "new" }) },
    keys: { calendar_profiles_pkey: { id: "known" } },
    references: ["ownerId"],
    checks: { calendar_profiles_provider_check: { provider: "paper" } },
    ports: {
      "calendars.save": {
        write: (store, row) => store.calendars.save(row as never),
        cannot: { calendar_profiles_pkey: UPSERTED },
      },
    },
  },
  intakeQuestions: {
    row: { id: "new", position: 2, isRequired: true, question: "And?" },
    keys: { intake_questions_pkey: { id: "known" } },
    ports: {
      "questions.replaceAll": {
        write: (store, row) => store.questions.replaceAll([row as never]),
        cannot: { intake_questions_pkey: UPSERTED },
      },
    },
  },
} as const satisfies Record<string, TableCases>;
