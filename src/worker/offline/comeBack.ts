import { SECOND_MS } from "../../domain/shared/limits.ts";
import type { ServerPath } from "../../domain/shared/paths.ts";

const HEALTH = "/healthz" satisfies ServerPath;
const PAUSE_MS = 5 * SECOND_MS;

/**
 * Opens the page that was asked for as soon as the server answers: looks every five seconds, and
 * when the browser is online again. Where the offline page itself was asked for, the start page.
 */
function comeBack(): void {
  const look = async () => {
    const response = await fetch(HEALTH, { cache: "no-store" }).catch(() => null);
    if (response?.ok) open();
  };
  const again = () => void look();
  addEventListener("online", again);
  setInterval(again, PAUSE_MS);
}

function open(): void {
  if (location.pathname === "/offline.html") location.replace("/");
  else location.reload();
}

comeBack();
