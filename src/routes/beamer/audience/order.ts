import type { AudienceOrder } from "../../../domain/generated/enums.ts";
import { keysOf } from "../../../domain/shared/lifecycle.ts";
import type { TableColumn } from "../../../ui/VirtualTable/VirtualTable.tsx";
import type { AudienceView } from "./members.ts";

/** The columns, and the name of each one's first order. */
const COLUMNS = {
  FIRST_NAME: { label: "First name", first: "ascending", other: "descending" },
  LAST_NAME: { label: "Last name", first: "ascending", other: "descending" },
  LAST_INTERACTION: { label: "Last interaction", first: "descending", other: "ascending" },
} as const satisfies Record<AudienceOrder, object>;

/** The table's columns; each sorts by itself, and toggles its order the next time. */
export function columnsOf(view: AudienceView, show: (view: AudienceView) => void): TableColumn[] {
  return keysOf(COLUMNS).map((orderBy) => {
    const { label, first, other } = COLUMNS[orderBy];
    const isCurrent = view.orderBy === orderBy;
    return {
      id: orderBy,
      label,
      sorted: isCurrent ? (view.isReversed ? other : first) : undefined,
      onSort: () => show({ ...view, orderBy, isReversed: isCurrent && !view.isReversed }),
    };
  });
}
