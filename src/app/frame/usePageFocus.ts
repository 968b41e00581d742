import { useEffect, useRef } from "react";
import { useMatches } from "react-router";
import type { RouteHandle } from "./screen.ts";

/**
 * Moves the focus to the new page's heading, so that screen readers announce it. A tab is part of
 * its page: opening one leaves the focus on the tab.
 */
export function usePageFocus(): void {
  const page = useMatches().findLast(({ handle }) => !(handle as RouteHandle | undefined)?.isTab);
  const pathname = page?.pathname;
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    focusPage();
  }, [pathname]);
}

/** Focuses the page's heading. */
export function focusPage(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const heading = find("main h1") ?? find("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Removes the focus from the page being left. A browser lays a page out again when its focused
 * element is removed.
 */
export function dropFocus(): void {
  (document.activeElement as HTMLElement | null)?.blur();
}
