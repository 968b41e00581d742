import { MINUTE_MS, SECOND_MS, UPLOAD_MAX_BYTES } from "../../src/domain/shared/limits.ts";

/** What a child of the server may take of the machine. */
export interface ChildLimits {
  /** Resident memory, in bytes. */
  memory: number;
  /** Time of a processor, in whole seconds. */
  cpuSeconds: number;
  /** Time altogether, in milliseconds: less than a reaction has. */
  wallMs: number;
}

const MEGABYTE = 1024 * 1024;

/** For drawing previews: a deck of 30 pages takes 170 MB and a second. */
export const DRAWING: ChildLimits = {
  memory: 700 * MEGABYTE,
  cpuSeconds: 10,
  wallMs: 25 * SECOND_MS,
};

/** For making one picture anew. */
export const RECODING: ChildLimits = {
  memory: 500 * MEGABYTE,
  cpuSeconds: 5,
  wallMs: 15 * SECOND_MS,
};

/** So long may a creator's documents be drawn within the window before they go behind all others. */
export const DRAWING_SPENT_MAX_MS = 30 * SECOND_MS;
export const DRAWING_SPENT_WINDOW_MS = 10 * MINUTE_MS;
/** Who has not asked for so long no longer waits for a turn: longer than the pauses between looks. */
export const DRAWING_ASKED_MS = 15 * SECOND_MS;

/** Pages of a document that people without access see, the first of them sharp. */
export const PREVIEW_PAGES = 3;
/** A document with more pages is not drawn. */
export const DOCUMENT_PAGES_MAX = 2_000;
/** In pixels: twice what a card is wide. */
export const PREVIEW_WIDTH = 1_200;
/** A page that is higher than this is drawn narrower. */
export const PREVIEW_HEIGHT_MAX = 1_800;

/** What uploaded pictures take of the server's own memory together: two of the largest. */
export const PICTURES_HELD_BYTES_MAX = 2 * UPLOAD_MAX_BYTES;
/** An uploaded picture with more pixels is refused. */
export const PICTURE_PIXELS_MAX = 50_000_000;
/** Twice what a profile shows, for screens with two pixels to a point. */
export const PICTURE_SIDE_MAX = 400;
