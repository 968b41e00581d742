import { refuse } from "../../../src/domain/shared/errors.ts";
import type { AvailabilityRow } from "../../store/ports/availability.ts";
import type { CatalogItemRow, OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import { hashOf } from "./hash.ts";

/** Hexadecimal digits of a revision. */
const DIGITS = 24;

/** What a form edits, by the form: a change of anything else is no change to it. */
export const editable = {
  about: ({ professionalTitle, biography }: Pick<UserRow, "professionalTitle" | "biography">) => ({
    professionalTitle,
    biography,
  }),
  links: ({ links }: { links: readonly { url: string; platform: string }[] }) =>
    links.map(({ url, platform }) => ({ url, platform })),
  bookMeUrl: ({ bookMeUrl }: Pick<UserRow, "bookMeUrl">) => bookMeUrl ?? "",
  hours: ({ hours }: Pick<AvailabilityRow, "hours">) => hours,
  item: (row: CatalogItemRow) => ({
    ...row,
    id: null,
    creatorId: null,
    status: null,
    position: null,
    createdAt: null,
    document: null,
    thumbnails: null,
    // A form of their own.
    intakeQuestions: null,
  }),
  questions: ({ intakeQuestions }: Pick<OneOnOneRow, "intakeQuestions">) =>
    intakeQuestions?.map(({ question, isRequired }) => ({ question, isRequired })) ?? null,
} as const;

/** Stands for what a form edits as it is now, see `editable`. */
export async function revisionOf(content: unknown): Promise<string> {
  return (await hashOf(canonical(content))).slice(0, DIGITS);
}

/**
 * Refuses with `CHANGED_ELSEWHERE` when what a form started from is no longer what stands. The same
 * change once more is none: its first time made it stand. Belongs behind the lock of the row.
 */
export async function refuseChangedElsewhere({
  revision,
  current,
  wanted,
}: {
  /** What the form started from; without it the last change counts. */
  revision: string | null;
  current: unknown;
  wanted: unknown;
}): Promise<void> {
  if (revision === null || sameContent(current, wanted)) return;
  if (revision !== (await revisionOf(current))) refuse("CHANGED_ELSEWHERE");
}

/** Whether both say the same, in whatever order their keys stand. */
export function sameContent(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** JSON whose keys are in order: stores give a row's fields in orders of their own. */
function canonical(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
