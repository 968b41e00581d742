import {
  type Canvas,
  createCanvas,
  type Image,
  loadImage,
  Path2D,
  type SKRSContext2D,
} from "@napi-rs/canvas";
import { LINK_PREVIEW } from "../../../src/domain/shared/limits.ts";
import { drawLine, drawText, widthOf } from "./drawText.ts";
import { COLOURS, PORTRAIT_GROUNDS } from "./palette.ts";
import { withGlyphs } from "./typeface.ts";
import { fittedLines, LINE_HEIGHT } from "./wrapText.ts";

/** What is drawn, as `LinkPreviewContents` says; pictures are in base64. */
export interface Contents {
  title: string;
  name: string;
  label: string;
  initials: string;
  ground: number;
  portrait: string | null;
  page: string | null;
}

const { width: WIDTH, height: HEIGHT } = LINK_PREVIEW;
const MARGIN = 72;
/** The accent below everything. */
const EDGE = 12;

/** A title is drawn in the largest of these sizes in which it fits. */
const TITLE_SIZES = [84, 72, 60, 52];
const TITLE_LINES = 4;
const TITLE_TOP = 158;
/** The text's share of the width; a document's page needs more of it than a portrait. */
const TEXT_WIDTH = { portrait: 700, page: 620 };

const PORTRAIT = { side: 336, x: WIDTH - MARGIN - 336, y: (HEIGHT - 336) / 2 };
const SMALL_PORTRAIT = { side: 84, x: MARGIN, y: HEIGHT - MARGIN - 84 };
const PAGE = { width: 400, height: 470, centre: WIDTH - MARGIN - 200 };

/** The whole picture. */
export async function drawLinkPicture(contents: Contents): Promise<Canvas> {
  const [portrait, page] = await Promise.all([contents.portrait, contents.page].map(pictureOf));
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  context.fillStyle = COLOURS.surface;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = COLOURS.accent;
  context.fillRect(0, HEIGHT - EDGE, WIDTH, EDGE);
  drawBrand(context);
  if (page) drawPage(context, page);
  drawPortrait(context, portrait ?? null, { ...contents, ...(page ? SMALL_PORTRAIT : PORTRAIT) });
  drawTexts(context, contents, { hasPage: Boolean(page) });
  return canvas;
}

/** One that can't be decoded is left out. */
async function pictureOf(base64: string | null): Promise<Image | null> {
  if (base64 === null) return null;
  return loadImage(Buffer.from(base64, "base64")).catch(() => null);
}

function drawBrand(context: SKRSContext2D): void {
  const side = 44;
  context.save();
  context.translate(MARGIN, MARGIN - 8);
  context.scale(side / LOGO_SIDE, side / LOGO_SIDE);
  context.fillStyle = COLOURS.accent;
  context.beginPath();
  context.roundRect(0, 0, LOGO_SIDE, LOGO_SIDE, 5);
  context.fill();
  context.fillStyle = COLOURS.onAccent;
  for (const { opacity, shape } of BEAMS) {
    context.globalAlpha = opacity;
    context.fill(shape);
  }
  context.restore();
  drawText(context, "Beamers", {
    x: MARGIN + side + 16,
    y: MARGIN + 25,
    colour: COLOURS.ink,
    face: "body",
    size: 30,
    weight: 600,
  });
}

/** As in `favicon.svg`. */
const LOGO_SIDE = 24;
const BEAMS = [
  { opacity: 0.55, shape: new Path2D("M4 20.5L20.5 14v4.5z") },
  { opacity: 1, shape: new Path2D("M4 20.5L16 4l4.5 4.5z") },
  { opacity: 0.55, shape: new Path2D("M4 20.5L6 3.5h4.5z") },
];

/** The first page as a sheet of paper. */
function drawPage(context: SKRSContext2D, page: Image): void {
  const scale = Math.min(PAGE.width / page.width, PAGE.height / page.height);
  const [width, height] = [page.width * scale, page.height * scale];
  context.save();
  context.translate(PAGE.centre, HEIGHT / 2 - 6);
  context.rotate(-0.035);
  context.shadowColor = COLOURS.shadow;
  context.shadowBlur = 48;
  context.shadowOffsetY = 16;
  context.fillStyle = COLOURS.paper;
  context.fillRect(-width / 2, -height / 2, width, height);
  context.shadowColor = "transparent";
  context.drawImage(page, -width / 2, -height / 2, width, height);
  context.strokeStyle = COLOURS.line;
  context.lineWidth = 2;
  context.strokeRect(-width / 2, -height / 2, width, height);
  context.restore();
}

/** A circle with the person's picture, or else with initials; nothing without either. */
function drawPortrait(
  context: SKRSContext2D,
  portrait: Image | null,
  place: Pick<Contents, "initials" | "ground"> & { x: number; y: number; side: number },
): void {
  const { x, y, side, initials, ground } = place;
  if (portrait === null && initials === "") return;
  const radius = side / 2;
  context.save();
  context.beginPath();
  context.arc(x + radius, y + radius, radius, 0, 2 * Math.PI);
  context.clip();
  context.fillStyle = PORTRAIT_GROUNDS[ground] ?? COLOURS.accent;
  context.fillRect(x, y, side, side);
  if (portrait) context.drawImage(portrait, x, y, side, side);
  context.restore();
  const letters = withGlyphs(initials);
  if (portrait || letters === null) return;
  const style = { face: "display", size: side * 0.38, weight: 500 } as const;
  drawText(context, letters, {
    ...style,
    x: x + radius - widthOf(context, letters, style) / 2,
    y: y + radius + style.size * 0.35,
    colour: COLOURS.onAvatar,
  });
}

/** Texts in a script that no font here has are left out: the link's own text says them. */
function drawTexts(
  context: SKRSContext2D,
  contents: Contents,
  { hasPage }: { hasPage: boolean },
): void {
  const [title, name, label] = [contents.title, contents.name, contents.label].map(withGlyphs);
  const width = hasPage ? TEXT_WIDTH.page : TEXT_WIDTH.portrait;
  if (title) drawTitle(context, title, width);
  const hasPortrait = contents.portrait !== null || contents.initials !== "";
  const x = hasPage && hasPortrait ? MARGIN + SMALL_PORTRAIT.side + 24 : MARGIN;
  const rest = { x, face: "body", size: 32 } as const;
  const isOne = !name || !label;
  const middle = SMALL_PORTRAIT.y + SMALL_PORTRAIT.side / 2;
  if (name) {
    const style = {
      ...rest,
      y: isOne ? middle + 11 : middle - 8,
      colour: COLOURS.ink,
      weight: 600,
    };
    drawLine(context, name, { ...style, width: width - (x - MARGIN) });
  }
  if (label) {
    const style = { ...rest, y: isOne ? middle + 11 : middle + 34, colour: COLOURS.inkMuted };
    drawLine(context, label, { ...style, size: 28, weight: 400, width: width - (x - MARGIN) });
  }
}

function drawTitle(context: SKRSContext2D, title: string, width: number): void {
  const style = { face: "display", weight: 560 } as const;
  const { lines, size } = fittedLines(title, {
    sizes: TITLE_SIZES,
    linesMax: TITLE_LINES,
    width,
    height: SMALL_PORTRAIT.y - TITLE_TOP - 24,
    widthOf: (text, tried) => widthOf(context, text, { ...style, size: tried }),
  });
  lines.forEach((line, index) =>
    drawText(context, line, {
      ...style,
      size,
      x: MARGIN,
      y: TITLE_TOP + size * (0.82 + LINE_HEIGHT * index),
      colour: COLOURS.ink,
    }),
  );
}
