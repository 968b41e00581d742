import type { ServerPath } from "./paths.ts";

/** Where files are taken, with the access token of who takes them. */
export const EXPORT_PATHS = {
  audience: "/exports/audience.csv",
  sales: "/exports/sales.csv",
} as const satisfies Readonly<Record<string, ServerPath>>;

export type ExportPath = (typeof EXPORT_PATHS)[keyof typeof EXPORT_PATHS];
