import type { ServerPath } from "../../src/domain/shared/paths.ts";
import { EXPORT_PATHS, type ExportPath } from "../../src/domain/shared/exports.ts";
import { exportAudience } from "./audience/exportAudience.ts";
import { exportSales } from "./payments/exportSales.ts";
import type { Export } from "./shared/export.ts";

/** Every export, by its path. */
const EXPORTS = {
  [EXPORT_PATHS.audience]: exportAudience,
  [EXPORT_PATHS.sales]: exportSales,
} as const satisfies Readonly<Record<ExportPath & ServerPath, Export>>;

/** The export at a path; null without one. */
export function exportAt(path: string): Export | null {
  return Object.hasOwn(EXPORTS, path) ? EXPORTS[path as ExportPath] : null;
}
