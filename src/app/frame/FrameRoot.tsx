import type { MouseEvent } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { PendingBar } from "./PendingBar.tsx";
import { usePageFocus } from "./usePageFocus.ts";

/** What every page has: a way past the header, a sign of loading, focus and scroll in their place. */
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

/** Without a change of the address, which the router would take for a navigation. */
function focusContent(event: MouseEvent) {
  event.preventDefault();
  document.getElementById("content")?.focus();
}
