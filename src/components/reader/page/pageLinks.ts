import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { outsideLink } from "../../../domain/reading/outsideLink.ts";
import type { PageTurn } from "../../../domain/reading/pageTurn.ts";
import type { OpenPdf } from "../engine/openPdf.ts";

/** Where a link inside a document leads. */
export type LinkTarget =
  | { kind: "page"; page: number }
  | { kind: "turn"; to: PageTurn }
  | { kind: "outside"; address: string };

/** A link and its place, in percent of the page. */
export interface PageLink {
  key: string;
  target: LinkTarget;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Maximum number of links on a page: each is a button, and no real page has so many. */
const LINKS_MAX = 500;

/** PDF.js's link data, which its types lack. */
interface LinkAnnotation {
  id: string;
  subtype: string;
  rect: [number, number, number, number];
  url?: string;
  unsafeUrl?: string;
  action?: string;
  dest?: string | unknown[];
}

/** Named actions that a PDF may request; all others are no-ops. */
const TURNS: Readonly<Record<string, PageTurn>> = {
  NextPage: "next",
  PrevPage: "previous",
  FirstPage: "first",
  LastPage: "last",
};

/** The links of a page that lead somewhere. Scripts and actions of a document are never run. */
export async function linksOf(pdf: OpenPdf, page: PDFPageProxy): Promise<PageLink[]> {
  const annotations = (await pdf.within(
    page.getAnnotations({ intent: "display" }),
  )) as LinkAnnotation[];
  const viewport = page.getViewport({ scale: 1 });
  const links: PageLink[] = [];
  let looked = 0;
  for (const annotation of annotations) {
    if (annotation.subtype !== "Link") continue;
    if ((looked += 1) > LINKS_MAX) break;
    const target = await targetOf(annotation, pdf).catch(() => null);
    if (target === null) continue;
    const [left, bottom, right, top] = annotation.rect;
    const [x1, y1] = viewport.convertToViewportPoint(left, bottom) as [number, number];
    const [x2, y2] = viewport.convertToViewportPoint(right, top) as [number, number];
    links.push({
      key: annotation.id,
      target,
      left: (100 * Math.min(x1, x2)) / viewport.width,
      top: (100 * Math.min(y1, y2)) / viewport.height,
      width: (100 * Math.abs(x2 - x1)) / viewport.width,
      height: (100 * Math.abs(y2 - y1)) / viewport.height,
    });
  }
  return links;
}

async function targetOf(link: LinkAnnotation, pdf: OpenPdf): Promise<LinkTarget | null> {
  const address = link.url ?? link.unsafeUrl;
  if (address !== undefined) {
    const whole = outsideLink(address);
    return whole === null ? null : { kind: "outside", address: whole };
  }
  if (link.action !== undefined) {
    const to = TURNS[link.action];
    return to === undefined ? null : { kind: "turn", to };
  }
  if (link.dest === undefined || link.dest === null) return null;
  return pageOf(link.dest, pdf);
}

/**
 * A destination is a name or a list that begins with the page, as a reference or counted from 0.
 */
async function pageOf(dest: string | unknown[], pdf: OpenPdf): Promise<LinkTarget | null> {
  const { document, within } = pdf;
  const list: unknown[] | null =
    typeof dest === "string" ? await within(document.getDestination(dest)) : dest;
  const first = list?.[0];
  if (typeof first === "object" && first !== null) {
    const reference = first as Parameters<typeof document.getPageIndex>[0];
    return { kind: "page", page: 1 + (await within(document.getPageIndex(reference))) };
  }
  const page = Number(first) + 1;
  const isPage = typeof first === "number" && page >= 1 && page <= document.numPages;
  return isPage ? { kind: "page", page } : null;
}
