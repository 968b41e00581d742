import { refuse } from "../../../src/domain/shared/errors.ts";
import { NO_REVISION } from "../../../src/domain/shared/revision.ts";
import type { BookingRules } from "../../../src/domain/time/bookingRules.ts";
import type { AvailabilityRow, HoursExceptionsRow } from "../../store/ports/availability.ts";
import type { CatalogItemRow, OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import { hashOf } from "./hash.ts";

/** Hexadecimal digits of a revision. */
const DIGITS = 24;

/** What each form edits: a change of anything else doesn't count for it. */
export const editable = {
  about: ({ professionalTitle, biography }: Pick<UserRow, "professionalTitle" | "biography">) => ({
    professionalTitle,
    biography,
  }),
  links: ({ links }: { links: readonly { url: string; platform: string }[] }) =>
    links.map(({ url, platform }) => ({ url, platform })),
  bookMeUrl: ({ bookMeUrl }: Pick<UserRow, "bookMeUrl">) => bookMeUrl ?? "",
  hours: ({ hours }: Pick<AvailabilityRow, "hours">) => hours,
  exceptions: ({ exceptions }: Pick<HoursExceptionsRow, "exceptions">) => exceptions,
  bookingRules: (rules: BookingRules) => rules,
  item: (row: CatalogItemRow) => ({
    ...row,
    id: null,
    creatorId: null,
    status: null,
    position: null,
    createdAt: null,
    document: null,
    thumbnails: null,
    // Has its own form.
    intakeQuestions: null,
  }),
  questions: ({ intakeQuestions }: Pick<OneOnOneRow, "intakeQuestions">) =>
    intakeQuestions?.map(({ question, isRequired }) => ({ question, isRequired })) ?? null,
} as const;

/** Identifies the current state of what a form edits, see `editable`. */
export async function revisionOf(content: unknown): Promise<string> {
  return (await hashOf(canonical(content))).slice(0, DIGITS);
}

/**
 * Refuses with `CHANGED_ELSEWHERE` when what a form started from is outdated. Repeating the same
 * change is a no-op: it already took effect. Call it under the row's lock.
 */
export async function refuseChangedElsewhere({
  revision,
  current,
  wanted,
}: {
  /** What the form started from; without it, the last write wins. */
  revision: string | null;
  /** Undefined while nothing is saved. */
  current: unknown;
  wanted: unknown;
}): Promise<void> {
  if (revision === null || sameContent(current ?? null, wanted)) return;
  const present = current === undefined ? NO_REVISION : await revisionOf(current);
  if (revision !== present) refuse("CHANGED_ELSEWHERE");
}

/** Deep equality, regardless of the order of keys. */
export function sameContent(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** JSON with sorted keys: the order of a row's fields differs between stores. */
function canonical(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
