import { EXPORT_PAGE_SIZE } from "../../../src/domain/shared/limits.ts";
import { isoOf } from "../../../src/domain/time/instant.ts";
import type { FormStore, SentFormRow } from "../../store/ports/forms.ts";
import { csvText, type Rows } from "../shared/export.ts";

/** Every form that is kept, the latest first, as CSV for the operator (docs/product.md 19.5). */
export function exportForms(forms: FormStore): AsyncGenerator<string> {
  return csvText(pagesOf(forms));
}

async function* pagesOf(forms: FormStore): AsyncGenerator<Rows> {
  yield [
    ["Sent (UTC)", "About", "Name", "Email", "Message", "Wanted name", "Reported page", "Account"],
  ];
  for (let after = null; ;) {
    const rows: SentFormRow[] = await forms.page({ limit: EXPORT_PAGE_SIZE, after });
    yield rows.map((row) => [
      isoOf(row.sentAt),
      row.kind,
      row.name,
      row.email,
      row.message ?? "",
      row.claimedSlug ?? "",
      row.reportedAddress ?? "",
      row.userId ?? "",
    ]);
    const last = rows.at(-1);
    if (last === undefined || rows.length < EXPORT_PAGE_SIZE) return;
    after = { at: last.sentAt, id: last.digest };
  }
}
