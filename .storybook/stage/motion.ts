import { copiedRules } from "./copiedRules.ts";

const QUERY = /^\(prefers-reduced-motion:\s*reduce\)$/;

/**
 * Applies the app's own rules for `prefers-reduced-motion`, as if the system asked for them: a copy
 * of the rules is in force until the result is called.
 */
export function reduceMotion(): () => void {
  const style = document.createElement("style");
  const copy = () => {
    const own = [...document.styleSheets].filter(({ ownerNode }) => ownerNode !== style);
    style.textContent = copiedRules(own, withoutQuery);
  };
  copy();
  document.body.append(style);
  // Styles of a screen arrive with its code.
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true });
  return () => {
    observer.disconnect();
    style.remove();
  };
}

/** The rules that stand under the query, without it. */
function withoutQuery(rule: CSSRule): string | null {
  if (!(rule instanceof CSSMediaRule && QUERY.test(rule.conditionText))) return null;
  return [...rule.cssRules].map(({ cssText }) => cssText).join("");
}
