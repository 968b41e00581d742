import { fullName } from "../../../src/domain/profiles/fullName.ts";
import { groundOf, initials } from "../../../src/domain/profiles/initials.ts";
import type { CatalogItemRow } from "../../store/ports/catalogue.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import { hashOf } from "../shared/hash.ts";

/** What a link is to: a creator's profile, or one of their items. */
export interface LinkSubject {
  creator: UserRow;
  /** Null for the profile itself. */
  item: CatalogItemRow | null;
}

/** In `public`: shown with links to the site's own pages. */
export const SITE_PREVIEW_PATH = "/link-preview.jpg";

/** Increased when the drawing changes, so that every picture is drawn again. */
const DRAWING_VERSION = 1;
const VERSION_LENGTH = 16;

/** What the picture of a link is drawn from; pictures by their public paths. */
export function linkContents({ creator, item }: LinkSubject) {
  const name = fullName(creator);
  return {
    title: item === null ? name : item.title,
    name: item === null ? (creator.professionalTitle ?? "") : name,
    label: item === null ? "" : kindOf(item),
    initials: initials(name),
    ground: groundOf(name),
    portrait: creator.picture?.systemFullPath ?? null,
    page: firstPageOf(item),
  };
}

/** Changes with everything that is drawn, and so does the address: no cache shows an old picture. */
export async function linkPreviewVersion(subject: LinkSubject): Promise<string> {
  const text = JSON.stringify([DRAWING_VERSION, linkContents(subject)]);
  return (await hashOf(text)).slice(0, VERSION_LENGTH);
}

/** The path of a link's picture. */
export async function linkPreviewPath(subject: LinkSubject): Promise<string> {
  const { id } = subject.item ?? subject.creator;
  return `/link-previews/${id}/${await linkPreviewVersion(subject)}.jpg`;
}

/** What an item is, in a few words. */
function kindOf(item: CatalogItemRow): string {
  switch (item.category) {
    case "ONE_ON_ONE":
      return `1:1 call · ${item.durationInMinutes} minutes`;
    case "PUBLICATION":
      return "Drop";
    case "TALK":
      return item.eventName === null ? "Talk" : `Talk · ${item.eventName}`;
  }
}

/** The sharp picture of a document's first page; null until it is made. */
function firstPageOf(item: CatalogItemRow | null): string | null {
  if (item === null || item.category === "ONE_ON_ONE") return null;
  return item.thumbnails[0]?.systemFullPath ?? null;
}
