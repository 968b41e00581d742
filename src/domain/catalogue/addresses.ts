import { PATHS, pathTo } from "../shared/paths.ts";

/** Where a creator edits a drop. */
export function publicationEditAddress(publicationId: string): string {
  return pathTo(PATHS.beamerPublication, { publicationId });
}

/** Where a creator edits a talk. */
export function talkEditAddress(talkId: string): string {
  return pathTo(PATHS.beamerTalk, { talkId });
}

/** The creator's talks, scrolled to those of an instant; unscrolled without one. */
export function talksAddress(eventDate: string | null): string {
  if (eventDate === null) return PATHS.beamerAbout;
  return `${PATHS.beamerAbout}?${new URLSearchParams({ date: eventDate }).toString()}`;
}
