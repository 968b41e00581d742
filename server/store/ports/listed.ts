import type { CatalogItemCategory } from "../../../src/domain/generated/enums.ts";

/** A creator whose page search engines are shown, see `isListed`. */
export interface ListedCreator {
  id: string;
  slug: string;
  /** Whether anything is on sale. */
  hasItems: boolean;
}

/** An item on sale of a creator who is onboarded. */
export interface ListedItem {
  id: string;
  category: CatalogItemCategory;
  /** Its creator's. */
  slug: string;
}

/** A page by key: the first rows from this id on, whether or not there still is one of that id. */
export interface ListedPage {
  from: string;
  limit: number;
}

/** What search engines are shown, by id. */
export interface ListedStore {
  /** The first id of each page of so many creators. Reads all of them. */
  creatorPages(size: number): Promise<string[]>;
  /** The first id of each page of so many items. Reads all of them. */
  itemPages(size: number): Promise<string[]>;
  creatorsFrom(page: ListedPage): Promise<ListedCreator[]>;
  itemsFrom(page: ListedPage): Promise<ListedItem[]>;
}
