import { lazy, Suspense } from "react";
import { ReaderLoading } from "./ReaderLoading.tsx";
import type { ReaderProps } from "./readerProps.ts";
import { lazily } from "../../navigation/lazily.ts";
import { useIsInBrowser } from "../../ui/useIsInBrowser.ts";

// With PDF.js, which nothing else loads.
const OpenReader = lazy(
  lazily(() => import("./OpenReader.tsx").then((m) => ({ default: m.OpenReader }))),
);

/**
 * The viewer of a document (docs/product.md 11.3). On a server, and until
 * its code is there, it loads.
 */
export function Reader(props: ReaderProps) {
  const isInBrowser = useIsInBrowser();
  const waiting = <ReaderLoading title={props.title} />;
  if (!isInBrowser) return waiting;
  return (
    <Suspense fallback={waiting}>
      <OpenReader key={props.documentId} {...props} />
    </Suspense>
  );
}
