import { up as step001 } from "../001_people.ts";
import { up as step002 } from "../002_catalogue.ts";
import { up as step003 } from "../003_bookings.ts";
import { up as step004 } from "../004_payments.ts";
import { up as step005 } from "../005_library.ts";
import { up as step006 } from "../006_outbox.ts";
import { up as step007 } from "../007_ended_families.ts";
import { up as step008 } from "../008_rate_counts.ts";
import { up as step009 } from "../009_booking_length.ts";
import { parts as step010 } from "../010_own_questions.ts";
import { parts as step011 } from "../011_item_by_document.ts";
import { up as step015 } from "../015_former_slugs.ts";
import { up as step016 } from "../016_calendar_accounts.ts";
import { parts as step017 } from "../017_business.ts";
import { up as step018 } from "../018_sharing.ts";
import { parts as step019 } from "../019_access_consent.ts";
import { up as step020 } from "../020_one_default_calendar.ts";
import { up as step021 } from "../021_opened_documents.ts";
import { parts as step022 } from "../022_refunded_content.ts";
import { parts as step023 } from "../023_items_by_status.ts";
import { parts as step024 } from "../024_priced_payments.ts";
import { parts as step025 } from "../025_searched_items.ts";
import { parts as step026 } from "../026_provider_events_by_age.ts";
import { up as step027 } from "../027_sign_in_codes.ts";
import { up as step028 } from "../028_slug_locks.ts";
import { parts as step029 } from "../029_sale_amounts.ts";
import { up as step030 } from "../030_write_probe.ts";
import { up as step031 } from "../031_billed_attempts.ts";
import { parts as step032 } from "../032_attempts_by_item.ts";
import { parts as step033 } from "../033_booking_texts.ts";
import { parts as step034 } from "../034_references_to_items.ts";
import { up as step035 } from "../035_booking_moves.ts";
import { up as step036 } from "../036_cancellations.ts";
import { up as step037 } from "../037_refunded_by.ts";
import { up as step038 } from "../038_meeting_places.ts";
import { up as step039 } from "../039_calendar_feeds.ts";
import { parts as step040 } from "../040_live_sessions.ts";
import { up as step041 } from "../041_sent_forms.ts";
import { up as step042 } from "../042_accepted_policies.ts";
import { up as step043 } from "../043_hours_and_rules.ts";
import { up as step044 } from "../044_mails.ts";
import { up as step045 } from "../045_calendar_entries.ts";
import { parts as step046 } from "../046_listed.ts";
import { up as step047 } from "../047_link_previews.ts";
import type { Migration } from "../parts.ts";

/** All steps in order. */
export const MIGRATIONS: readonly Migration[] = [
  { name: "0001_people", up: step001 },
  { name: "0002_catalogue", up: step002 },
  { name: "0003_bookings", up: step003 },
  { name: "0004_payments", up: step004 },
  { name: "0005_library", up: step005 },
  { name: "0006_outbox", up: step006 },
  { name: "0007_ended_families", up: step007 },
  { name: "0008_rate_counts", up: step008 },
  { name: "0009_booking_length", up: step009 },
  { name: "0010_own_questions", parts: step010 },
  { name: "0011_item_by_document", parts: step011 },
  { name: "0015_former_slugs", up: step015 },
  { name: "0016_calendar_accounts", up: step016 },
  { name: "0017_business", parts: step017 },
  { name: "0018_sharing", up: step018 },
  { name: "0019_access_consent", parts: step019 },
  { name: "0020_one_default_calendar", up: step020 },
  { name: "0021_opened_documents", up: step021 },
  { name: "0022_refunded_content", parts: step022 },
  { name: "0023_items_by_status", parts: step023 },
  { name: "0024_priced_payments", parts: step024 },
  { name: "0025_searched_items", parts: step025 },
  { name: "0026_provider_events_by_age", parts: step026 },
  { name: "0027_sign_in_codes", up: step027 },
  { name: "0028_slug_locks", up: step028 },
  { name: "0029_sale_amounts", parts: step029 },
  { name: "0030_write_probe", up: step030 },
  { name: "0031_billed_attempts", up: step031 },
  { name: "0032_attempts_by_item", parts: step032 },
  { name: "0033_booking_texts", parts: step033 },
  { name: "0034_references_to_items", parts: step034 },
  { name: "0035_booking_moves", up: step035 },
  { name: "0036_cancellations", up: step036 },
  { name: "0037_refunded_by", up: step037 },
  { name: "0038_meeting_places", up: step038 },
  { name: "0039_calendar_feeds", up: step039 },
  { name: "0040_live_sessions", parts: step040 },
  { name: "0041_sent_forms", up: step041 },
  { name: "0042_accepted_policies", up: step042 },
  { name: "0043_hours_and_rules", up: step043 },
  { name: "0044_mails", up: step044 },
  { name: "0045_calendar_entries", up: step045 },
  { name: "0046_listed", parts: step046 },
  { name: "0047_link_previews", up: step047 },
];
