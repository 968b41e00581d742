import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useEffect, useState } from "react";
import type { PageTurn } from "../../../domain/reading/pageTurn.ts";
import type { OpenPdf } from "../engine/openPdf.ts";
import { linksOf, type LinkTarget, type PageLink } from "./pageLinks.ts";
import styles from "./PageSheet.module.css";

interface PageLinksProps {
  pdf: OpenPdf;
  page: PDFPageProxy;
  onLink: (target: LinkTarget) => void;
}

/** A page's links, in place: buttons, as each asks before it is followed. */
export function PageLinks({ pdf, page, onLink }: PageLinksProps) {
  const [links, setLinks] = useState<readonly PageLink[]>([]);
  useEffect(() => {
    let isGone = false;
    linksOf(pdf, page).then(
      (found) => {
        if (!isGone) setLinks(found);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [pdf, page]);
  return links.map(({ key, target, left, top, width, height }) => (
    <button
      key={key}
      type="button"
      className={styles.link}
      style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
      aria-label={nameOf(target)}
      title={target.kind === "outside" ? target.address : undefined}
      onClick={() => onLink(target)}
    />
  ));
}

const TURN_NAMES: Readonly<Record<PageTurn, string>> = {
  next: "Go to the next page",
  previous: "Go to the previous page",
  first: "Go to the first page",
  last: "Go to the last page",
};

function nameOf(target: LinkTarget): string {
  switch (target.kind) {
    case "page":
      return `Go to page ${target.page}`;
    case "turn":
      return TURN_NAMES[target.to];
    case "outside":
      return `Link to ${target.address}`;
  }
}
