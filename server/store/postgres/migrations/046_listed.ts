import type { Part } from "./parts.ts";

/**
 * What search engines are shown is read by its key: most people are no creators, and drafts and
 * archived items add up.
 */
export const parts: readonly Part[] = [
  {
    index: "users_onboarded_creators",
    on: "users (id) where role = 'beamer' and beamer_is_onboarded",
  },
  { index: "catalog_items_published", on: "catalog_items (id) where status = 'PUBLISHED'" },
];
