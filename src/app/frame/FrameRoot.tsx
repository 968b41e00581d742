import type { MouseEvent } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { PendingBar } from "./PendingBar.tsx";
import { usePageFocus } from "./usePageFocus.ts";

/** What every page has: a skip link, a loading bar, and restored focus and scroll position. */
export function FrameRoot() {
  usePageFocus();
  return (
    <>
      <a className="skip-link" href="#content" onClick={focusContent}>
        Skip to content
      </a>
      <PendingBar />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** Does not change the address, which the router would treat as a navigation. */
function focusContent(event: MouseEvent) {
  event.preventDefault();
  document.getElementById("content")?.focus();
}
