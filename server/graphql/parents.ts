import type { NamedAudienceRow, AudienceSearch } from "../store/ports/audience.ts";
import type { CatalogItemRow, PublicationRow, TalkRow } from "../store/ports/catalogue.ts";
import type { BillingDetails } from "../store/ports/profiles.ts";
import type { PageInfo } from "./generated/resolvers.ts";

/** Billing details with the id under which the client's store keeps them. */
export interface OwnedBilling {
  /** `billing:` and the id of the user or of the payment that they belong to. */
  id: string;
  details: BillingDetails;
}

/** A page of an audience, with what it is a page of. */
export interface AudienceResult {
  edges: { node: NamedAudienceRow; cursor: string }[];
  pageInfo: PageInfo;
  search: AudienceSearch;
}

/** A page of a creator's archived items; the total is counted only on demand. */
export interface ArchivedItems {
  edges: { node: CatalogItemRow; cursor: string }[];
  pageInfo: PageInfo;
}

/** An item that is read. */
export type ReadableRow = PublicationRow | TalkRow;
