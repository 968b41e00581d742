import { isListed } from "../../../src/domain/profiles/listed.ts";
import { fullName } from "../../../src/domain/profiles/fullName.ts";
import { CATALOG_ITEM_CATEGORIES } from "../../../src/domain/generated/enums.ts";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import { excerpt } from "../../../src/domain/shared/excerpt.ts";
import type { CatalogItemRow } from "../../store/ports/catalogue.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import { listItemsOf } from "../catalogue/listItems.ts";
import { isOnSale } from "../catalogue/readItem.ts";
import { priceItem } from "../payments/priceItem.ts";
import { readCreator } from "../profiles/readCreator.ts";
import { readPublicProfile } from "../profiles/readPublicProfile.ts";
import type { ServiceContext } from "../shared/context.ts";
import { linkPreviewPath } from "./linkPreview.ts";
import { eventOf, productOf, profilePageOf, type StructuredData } from "./structuredData.ts";

/** How a page describes itself to search engines, and to sites on which a link to it is posted. */
export interface LinkDescription {
  title: string;
  description: string;
  /** A path of this site. */
  picturePath: string;
  /** Whether search engines should show it. */
  isListed: boolean;
  structured: readonly StructuredData[];
}

/** As much as search engines show. */
const DESCRIPTION_MAX = 200;

/** Describes a page of a creator, at a path; null when there is no such creator. */
export async function describeProfile(
  context: ServiceContext,
  { slug, path }: { slug: string; path: string },
): Promise<LinkDescription | null> {
  const creator = await orNull(readPublicProfile(context, slug));
  if (creator === null) return null;
  const { beamerIsOnboarded, biography } = creator;
  const picturePath = await linkPreviewPath({ creator, item: null });
  const description = describedPerson(creator);
  const place = placeOf(context, { path, picturePath, description });
  return {
    title: fullName(creator),
    description,
    picturePath,
    isListed: isListed({
      beamerIsOnboarded,
      biography,
      // Asked for only where it decides: every visit costs this.
      hasItems: biography === null && (await hasItems(context, creator)),
    }),
    structured: [profilePageOf(creator, place)],
  };
}

/** Describes the page of an item, at a path; null when visitors may not know of it. */
export async function describeItem(
  context: ServiceContext,
  { id, path }: { id: string; path: string },
): Promise<LinkDescription | null> {
  const item = await context.loaders.item.load(id);
  if (item === null || !(await isOnSale(context, item))) return null;
  const creator = await readCreator(context, item.creatorId);
  const picturePath = await linkPreviewPath({ creator, item });
  const description = describedItem(item, creator);
  const place = placeOf(context, { path, picturePath, description });
  const product = productOf({ item, creator, grossInCents: await priceItem(context, item) }, place);
  const event = item.category === "TALK" ? eventOf(item, { creator, place }) : null;
  return {
    title: item.title,
    description,
    picturePath,
    isListed: true,
    structured: event === null ? [product] : [product, event],
  };
}

const orNull = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: unknown) => {
    if (error instanceof RefusalError && error.code === "NOT_FOUND") return null;
    throw error;
  });

const placeOf = (
  { settings: { publicUrl } }: ServiceContext,
  { path, picturePath, description }: { path: string; picturePath: string; description: string },
) => ({
  origin: publicUrl,
  url: publicUrl + path,
  picture: publicUrl + picturePath,
  description,
});

async function hasItems(context: ServiceContext, creator: UserRow): Promise<boolean> {
  const lists = await Promise.all(
    CATALOG_ITEM_CATEGORIES.map((category) => listItemsOf(context, { creator, category })),
  );
  return lists.some((items) => items.length > 0);
}

function describedPerson(creator: UserRow): string {
  const said = [creator.professionalTitle, creator.biography].filter((text) => text !== null);
  return excerpt(said.join(" · ") || `${fullName(creator)} on Beamers`, DESCRIPTION_MAX);
}

function describedItem(item: CatalogItemRow, creator: UserRow): string {
  const said = [introduced(item, fullName(creator)), item.description];
  return excerpt(said.filter((text) => text !== null).join(" "), DESCRIPTION_MAX);
}

function introduced(item: CatalogItemRow, name: string): string {
  switch (item.category) {
    case "ONE_ON_ONE":
      return `A ${item.durationInMinutes}-minute 1:1 call with ${name}.`;
    case "PUBLICATION":
      return `A drop by ${name}.`;
    case "TALK":
      return `A talk by ${name}${item.eventName === null ? "" : ` at ${item.eventName}`}.`;
  }
}
