import type { DataRouter } from "react-router";

/**
 * The document says which address it was rendered for. Once another page is shown, what people
 * share must not be that address: browsers prefer it to the one that they show.
 */
export function dropCanonical(router: Pick<DataRouter, "state" | "subscribe">): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link === null) return;
  const named = new URL(link.href).pathname;
  const check = ({ location }: Pick<DataRouter["state"], "location">) => {
    if (location.pathname === named) return;
    link.remove();
    leave();
  };
  const leave = router.subscribe(check);
  check(router.state);
}
