import { MINUTE_MS, SECOND_MS, UPLOAD_MAX_BYTES } from "../../src/domain/shared/limits.ts";

/** What a child of the server may take of the machine. */
export interface ChildLimits {
  /** Resident memory, in bytes. */
  memory: number;
  /** CPU time, in whole seconds. */
  cpuSeconds: number;
  /** Wall-clock time, in milliseconds: less than a reaction has. */
  wallMs: number;
}

const MEGABYTE = 1024 * 1024;

/** For drawing previews: a deck of 30 pages takes 170 MB and a second. */
export const DRAWING: ChildLimits = {
  memory: 700 * MEGABYTE,
  cpuSeconds: 10,
  wallMs: 25 * SECOND_MS,
};

/** For re-encoding one picture. */
export const RECODING: ChildLimits = {
  memory: 500 * MEGABYTE,
  cpuSeconds: 5,
  wallMs: 15 * SECOND_MS,
};

/** For drawing the picture that a link shows itself with. */
export const LINK_DRAWING: ChildLimits = {
  memory: 400 * MEGABYTE,
  cpuSeconds: 10,
  wallMs: 25 * SECOND_MS,
};

/**
 * How long a creator's documents may draw within the window before they queue behind all others.
 */
export const DRAWING_SPENT_MAX_MS = 30 * SECOND_MS;
export const DRAWING_SPENT_WINDOW_MS = 10 * MINUTE_MS;
/**
 * A creator who hasn't asked for this long loses their turn: longer than the pauses between looks.
 */
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
