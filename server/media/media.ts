import { z } from "zod";
import { RefusalError } from "../../src/domain/shared/errors.ts";
import { createConcurrencyLimit } from "../concurrency/concurrencyLimit.ts";
import type { Media, Picture } from "../services/shared/media.ts";
import { createDrawingTurns } from "./drawingTurns.ts";
import { createUploadMemory } from "./uploadMemory.ts";
import {
  type ChildLimits,
  DRAWING,
  LINK_DRAWING,
  PICTURES_HELD_BYTES_MAX,
  PREVIEW_PAGES,
  RECODING,
} from "./limits.ts";
import { runChild } from "./runChild.ts";

/** Pictures that may wait while another one is made. */
const PICTURES_WAITING_MAX = 8;
/** Pictures of links that may wait: a crawler that gets none asks again. */
const LINKS_WAITING_MAX = 8;

/** What the children answer: pictures are in base64. */
const DRAWN = z
  .object({ pageCount: z.int().positive(), pages: z.array(z.base64()).min(1).max(PREVIEW_PAGES) })
  .nullable();
const JPEG = z.base64().nullable();

/** A process's own. */
export interface RunningMedia extends Media {
  /** Ends drawings in progress with `UNAVAILABLE`: they are redone after the next start. */
  stop(): void;
}

interface MediaOptions {
  /** Milliseconds of a clock that never goes back: creators take turns by it. */
  now(): number;
  drawing?: ChildLimits;
  recoding?: ChildLimits;
  linkDrawing?: ChildLimits;
}

/**
 * Makes pictures of uploads in separate processes, one at a time of each kind, so that the code
 * that decodes hostile bytes shares neither memory nor environment with the server
 * (docs/decisions/decoders-in-children.md).
 */
export function createMedia(options: MediaOptions): RunningMedia {
  const stopping = new AbortController();
  const { drawing = DRAWING, recoding = RECODING, linkDrawing = LINK_DRAWING, now } = options;
  const drawings = createDrawingTurns({ now });
  const held = createUploadMemory({ bytesMax: PICTURES_HELD_BYTES_MAX });
  const pictures = createConcurrencyLimit({ places: 1, waitingMax: PICTURES_WAITING_MAX });
  const links = createConcurrencyLimit({ places: 1, waitingMax: LINKS_WAITING_MAX });
  return {
    recodePicture: async (content) => {
      const made = await held.withBuffer(content, async (blocks) => {
        const leave = await pictures.enter();
        try {
          return await runChild({
            program: "recodePicture",
            input: each(blocks),
            limits: recoding,
          });
        } finally {
          leave();
        }
      });
      const recoded = JPEG.parse(made);
      return recoded === null ? null : pictureOf(recoded, "jpeg", "jpg");
    },
    drawPreview: async ({ creatorId, content, signal }) => {
      const task = {
        program: "drawDocument",
        input: content,
        limits: drawing,
        signal: AbortSignal.any([signal, stopping.signal]),
      };
      const made = await drawings.take(creatorId, () => runChild(task));
      if (made === "busy") return made;
      const drawn = DRAWN.parse(made);
      if (drawn === null) return "undrawable";
      const { pageCount, pages } = drawn;
      return { pageCount, pages: pages.map((page) => pictureOf(page, "webp", "webp")) };
    },
    drawLinkPreview: async ({ portrait, page, ...texts }) => {
      const leave = await links.enter();
      try {
        const contents = { ...texts, portrait: base64Of(portrait), page: base64Of(page) };
        const input = each([new TextEncoder().encode(JSON.stringify(contents))]);
        const drawn = JPEG.parse(
          await runChild({ program: "drawLinkPreview", input, limits: linkDrawing }),
        );
        return drawn === null ? null : pictureOf(drawn, "jpeg", "jpg");
      } finally {
        leave();
      }
    },
    stop: () => stopping.abort(new RefusalError("UNAVAILABLE")),
  };
}

const base64Of = (bytes: Uint8Array | null): string | null =>
  bytes === null ? null : Buffer.from(bytes).toString("base64");

function pictureOf(base64: string, type: "jpeg" | "webp", extension: string): Picture {
  const bytes = new Uint8Array(Buffer.from(base64, "base64"));
  return { bytes, contentType: `image/${type}`, extension };
}

async function* each(blocks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* blocks;
}
