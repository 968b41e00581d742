import { PATHS, pathTo } from "../shared/paths.ts";

/** Where the two meet by video; `slug` is the creator's. */
export function liveAddress(place: { slug: string; channelId: string }): string {
  return pathTo(PATHS.live, place);
}
