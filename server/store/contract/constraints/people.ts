import { NO_RULES } from "../../../../src/domain/time/bookingRules.ts";
import { calendar, calendarProfileRow } from "../../factories/calendars.ts";
import { oneOnOneRow } from "../../factories/catalogue.ts";
import { sentFormRow } from "../../factories/forms.ts";
import { NOW } from "../../factories/now.ts";
import { userRow } from "../../factories/profiles.ts";
import { identityOf } from "../rows.ts";
import { ACCEPTED, HOURS, POST, TOKEN } from "./scene.ts";
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
  formerSlugs: {
    row: { slug: "booker2", userId: "booker2", replacedAt: NOW },
    keys: { former_slugs_pkey: { slug: "known" } },
    references: ["userId"],
    ports: {
      "users.changeSlug": {
        write: (store, { userId, replacedAt: at }) =>
          store.users.changeSlug({ userId, slug: "changed", at } as never),
        cannot: {
          former_slugs_pkey: "nobody is given a slug that somebody had",
          former_slugs_user_id_fkey: "the person is looked up",
          slug: "it is the slug that the person has",
          userId: "the person is looked up",
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
  signInCodes: {
    row: { codeHash: "new", claimedAt: NOW },
    keys: { sign_in_codes_pkey: { codeHash: "known" } },
    ports: {
      "sessions.claimCode": {
        write: (store, claim) => store.sessions.claimCode({ ...claim, since: NOW } as never),
        answers: { sign_in_codes_pkey: false },
      },
    },
  },
  acceptedPolicies: {
    row: { ...ACCEPTED, version: "new" },
    keys: { accepted_policies_pkey: { version: "known" } },
    references: ["userId"],
    checks: { accepted_policies_policy_type_check: { policyType: "COOKIES" } },
    ports: {
      "policies.accept": {
        write: (store, row) => store.policies.accept([row as never]),
        cannot: { accepted_policies_pkey: "the first time is kept" },
      },
    },
  },
  catalogItems: {
    row: { ...oneOnOneRow({ id: "new" }) },
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
      catalog_items_questions: { category: "TALK", thumbnails: [], intakeQuestions: [] },
      catalog_items_session_length: [{ durationInMinutes: 45 }, { durationInMinutes: null }],
      catalog_items_meeting_place: { meetingPlace: null },
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
  hoursExceptions: {
    row: { id: "new", creatorId: "creator2", exceptions: [] },
    keys: {
      hours_exceptions_pkey: { id: "known" },
      hours_exceptions_of_creator: { creatorId: "creator" },
    },
    references: ["creatorId"],
    ports: {
      "availability.saveExceptions": {
        write: (store, row) => store.availability.saveExceptions(row as never),
        cannot: { hours_exceptions_of_creator: UPSERTED },
      },
    },
  },
  bookingRules: {
    row: { id: "new", creatorId: "creator2", rules: NO_RULES },
    keys: {
      booking_rules_pkey: { id: "known" },
      booking_rules_of_creator: { creatorId: "creator" },
    },
    references: ["creatorId"],
    ports: {
      "availability.saveRules": {
        write: (store, row) => store.availability.saveRules(row as never),
        cannot: { booking_rules_of_creator: UPSERTED },
      },
    },
  },
  calendarProfiles: {
    row: { ...calendarProfileRow({ id: "new", calendars: [] }) },
    keys: {
      calendar_profiles_pkey: { id: "known" },
      calendar_profiles_of_account: { ownerId: "creator", accountId: "known" },
      calendar_profiles_default: { ownerId: "creator", calendars: [calendar()] },
    },
    references: ["ownerId"],
    checks: {
      calendar_profiles_provider_check: { provider: "paper" },
      calendar_profiles_one_default: { calendars: [calendar(), calendar({ id: "other" })] },
    },
    ports: {
      "calendars.save": {
        write: (store, row) => store.calendars.save(row as never),
        cannot: { calendar_profiles_pkey: UPSERTED },
      },
    },
  },
  calendarFeeds: {
    row: { userId: "creator", secretHash: "new", createdAt: NOW },
    keys: {
      calendar_feeds_pkey: { userId: "booker" },
      calendar_feeds_secret: { secretHash: "known" },
    },
    references: ["userId"],
    ports: {
      "calendarFeeds.save": {
        write: (store, row) => store.calendarFeeds.save(row as never),
        cannot: { calendar_feeds_pkey: UPSERTED },
      },
    },
  },
  linkPreviews: {
    row: { subjectId: "creator", version: "new", key: "new" },
    keys: { link_previews_pkey: { subjectId: "known" } },
    ports: {
      "linkPreviews.save": {
        write: (store, row) => store.linkPreviews.save(row as never),
        cannot: { link_previews_pkey: UPSERTED },
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
  sharingPermissions: {
    row: { userId: "creator", sealedToken: "sealed", expiresAt: NOW },
    keys: { sharing_permissions_pkey: { userId: "booker" } },
    references: ["userId"],
    ports: {
      "sharing.savePermission": {
        write: (store, row) => store.sharing.savePermission(row as never),
        cannot: { sharing_permissions_pkey: UPSERTED },
      },
    },
  },
  sharedPosts: {
    row: { ...POST, subjectId: "new", state: "POSTING", at: NOW },
    keys: { shared_posts_pkey: { subjectId: "known" } },
    references: ["userId"],
    checks: { shared_posts_state_check: { state: "LOST" } },
    ports: {
      "sharing.beginPost": {
        write: (store, { state: _state, ...post }) =>
          store.sharing.beginPost({ ...post, since: NOW } as never),
        cannot: {
          shared_posts_pkey: "the same post is answered",
          shared_posts_state_check: "it begins as POSTING",
          state: "it begins as POSTING",
        },
      },
    },
  },
  sentForms: {
    row: { ...sentFormRow({ digest: "new" }) },
    keys: { sent_forms_pkey: { digest: "known" } },
    references: ["userId"],
    checks: { sent_forms_kind_check: { kind: "COMPLAINT" } },
    ports: {
      "forms.add": {
        write: (store, row) => store.forms.add(row as never),
        cannot: { sent_forms_pkey: "the first of the same ones stays" },
      },
    },
  },
  storedFiles: {
    row: { key: "new", state: "WRITING", changedAt: NOW },
    keys: { stored_files_pkey: { key: "known" } },
    checks: { stored_files_state_check: { state: "LOST" } },
    ports: {
      "files.begin": {
        write: (store, { key, changedAt: at }) => store.files.begin({ key, at } as never),
        cannot: {
          stored_files_state_check: "it begins as WRITING",
          state: "it begins as WRITING",
        },
      },
    },
  },
} as const satisfies Record<string, TableCases>;
