import { ITEM_STATES } from "../../domain/catalogue/lifecycle.ts";
import type { CatalogItemStatus } from "../../domain/generated/enums.ts";
import { matchEnum } from "../../relay/enums.ts";

/** Whether an item of this status is in its creator's lists; unknown statuses are. */
export const isListed = (status: CatalogItemStatus | "%future added value") =>
  matchEnum(status, ITEM_STATES, null)?.isListed ?? true;
