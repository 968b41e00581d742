import type { ScreenRow } from "../support/stateTable.ts";
import { STAGES } from "./stages.ts";

/** A stage of the journey with the screens that are met in it. */
export interface Stage {
  title: string;
  text: string;
  rows: readonly ScreenRow[];
}

/** All screens along the journey; within a stage they keep the table's order. */
export function journeyOf(rows: readonly ScreenRow[]): Stage[] {
  return Object.entries(STAGES).map(([name, stage]) => ({
    ...stage,
    rows: rows.filter((row) => row.stage === name),
  }));
}
