import { copiedRules } from "./copiedRules.ts";

const QUERY = /^\(prefers-reduced-motion:\s*reduce\)$/;

/** Number of active requests: from the toolbar and from a running play function. */
let wishes = 0;
let stop = () => {};

/**
 * Applies the app's own rules for `prefers-reduced-motion`, as if the system asked for them, until
 * the result is called.
 */
export function reduceMotion(): () => void {
  if (wishes === 0) stop = begin();
  wishes += 1;
  return () => {
    wishes -= 1;
    if (wishes === 0) stop();
  };
}

function begin(): () => void {
  const stopRules = copyRules();
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, QUERY.test(query) ? "all" : query);
  return () => {
    window.matchMedia = matchMedia;
    stopRules();
  };
}

/** Keeps a copy of the rules up to date. */
function copyRules(): () => void {
  const style = document.createElement("style");
  const copy = () => {
    const own = [...document.styleSheets].filter(({ ownerNode }) => ownerNode !== style);
    style.textContent = copiedRules(own, withoutQuery);
  };
  copy();
  document.body.append(style);
  // A screen's styles load with its code.
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true });
  return () => {
    observer.disconnect();
    style.remove();
  };
}

/** The rules inside the query, without it. */
function withoutQuery(rule: CSSRule): string | null {
  if (!(rule instanceof CSSMediaRule && QUERY.test(rule.conditionText))) return null;
  return [...rule.cssRules].map(({ cssText }) => cssText).join("");
}
