import { SECOND_MS } from "../../../domain/shared/limits.ts";

const KILOBYTE = 1024;
// docs/product.md 11.14 states those limits that people notice.

/**
 * Minimum bytes per range request. PDF.js looks at each page's entry before it shows the first, and
 * in many files these are far apart: doubling it would double the bytes for each page.
 */
export const CHUNK_BYTES = 32 * KILOBYTE;
/** Concurrent range requests: as many connections as a browser opens to one HTTP/1 server. */
export const READS_MAX = 6;
/** Bytes of a stretch when all that is missing is loaded. */
export const REST_BYTES = 1024 * KILOBYTE;

/** Opening fails this long after the last byte arrived. */
export const OPEN_MS = 30 * SECOND_MS;
/** Drawing a page fails this long after the last byte arrived; so do reading its text and links. */
export const PAGE_MS = 20 * SECOND_MS;
/** A thread that takes longer to answer a simple question is taken to be busy for ever. */
export const ANSWER_MS = 2 * SECOND_MS;
/** A thread that was asked to end, and has not ended by then, is terminated. */
export const CLOSE_MS = SECOND_MS;

/**
 * A page that takes more operations to draw is given up. The most that any real page needed when
 * this was chosen were 383,000.
 */
export const OPERATIONS_MAX = 600_000;
/** An image that would take more bytes than this when drawn is made smaller beforehand. */
export const IMAGE_BYTES_MAX = 64 * KILOBYTE * KILOBYTE;
/** Pixels of a drawn page: somewhat less than iOS allows a canvas to have, and 64 MB. */
export const CANVAS_PIXELS_MAX = 16_000_000;
/** Pixels of a side of a drawn page. */
export const CANVAS_SIDE_MAX = 8_192;
