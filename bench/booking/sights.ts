import type { Page } from "playwright";

/** What to wait for after a press. */
const SIGHTS = {
  /** The list of zones, with the chosen one among what it shows. */
  chosenZone: () => {
    const option = document.querySelector('[role="option"][aria-selected="true"]');
    const list = option?.closest('[role="listbox"]');
    // It is laid out before it is shown.
    if (!option?.checkVisibility({ visibilityProperty: true }) || !list) return false;
    const [inner, outer] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
    // Nothing is scrolled by parts of a pixel.
    return inner.height > 0 && inner.top > outer.top - 1 && inner.bottom < outer.bottom + 1;
  },
  questions: () =>
    [...document.querySelectorAll("h2")].some(
      (heading) =>
        heading.textContent === "A few words before we meet" &&
        // They are laid out before they are shown.
        heading.checkVisibility({ visibilityProperty: true }),
    ),
  /** How long the time is held. */
  held: () => document.querySelector('[role="timer"]')?.textContent.startsWith("Held for") ?? false,
  signIn: () =>
    [...document.querySelectorAll("h1")].some(
      (heading) => heading.textContent === "Good to see you" && heading.checkVisibility(),
    ),
} as const;

export type Sight = keyof typeof SIGHTS;

/** Milliseconds since the page began. */
export interface Seen {
  /** When the finger, the mouse or the key went down, by the browser's own clock. */
  pressed: number;
  /** When the first frame that shows it was drawn. */
  at: Partial<Record<Sight, number>>;
}

declare global {
  interface Window {
    seen: Promise<Seen>;
  }
}

/**
 * Makes the page record the next press, and the first frame after it that shows each of these. A
 * frame counts once it has been laid out and painted, not when React has rendered it.
 */
export async function lookFor(page: Page, sights: readonly Sight[]): Promise<void> {
  const tests = sights.map((name) => `${name}: ${SIGHTS[name].toString()}`).join(",\n");
  await page.evaluate(`(${watch.toString()})({ ${tests} })`);
}

/** What was seen after the press. */
export function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => window.seen);
}

/** Runs in the page, so it can't refer to anything outside itself. */
function watch(tests: Record<string, () => boolean>): void {
  window.seen = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("It was not seen.")), 20_000);
    const left = new Map(Object.entries(tests));
    const result: { pressed: number; at: Record<string, number> } = { pressed: 0, at: {} };
    const notePress = ({ timeStamp }: Event) => (result.pressed ||= timeStamp);
    for (const kind of ["pointerdown", "keydown"]) {
      addEventListener(kind, notePress, { capture: true, once: true });
    }
    let isLooking = false;
    const look = () => {
      isLooking = false;
      const found = [...left].filter(([, test]) => test()).map(([name]) => name);
      if (found.length === 0) return;
      for (const name of found) left.delete(name);
      const { port1, port2 } = new MessageChannel();
      // Fires after the frame that is being made.
      port2.addEventListener("message", () => {
        for (const name of found) result.at[name] = performance.now();
        if (left.size === 0) resolve(result);
      });
      port2.start();
      port1.postMessage(null);
      if (left.size === 0) observer.disconnect();
    };
    // Only when something has changed: looking into every frame would slow them down.
    const lookSoon = () => {
      if (isLooking || left.size === 0) return;
      isLooking = true;
      requestAnimationFrame(look);
    };
    const observer = new MutationObserver(lookSoon);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    addEventListener("scroll", lookSoon, { capture: true });
  });
}
