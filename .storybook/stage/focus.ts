import { copiedRules } from "./copiedRules.ts";

/** Of radio buttons only the chosen one can have the focus. */
const CONTROLS = "a, button, select, textarea, input:not([type=radio]), input[type=radio]:checked";
const SHOWN = `:is(:focus-visible, [data-in-focus] :is(${CONTROLS}))`;

/**
 * Lets the controls inside `[data-in-focus]` look as those do that the keyboard has reached: one
 * page has one focus, and a page of words none. The app's own rules are copied, none is declared
 * again.
 */
export function showFocus(): () => void {
  const style = document.createElement("style");
  style.textContent = copiedRules(document.styleSheets, ofFocus);
  document.head.append(style);
  return () => style.remove();
}

function ofFocus(rule: CSSRule): string | null {
  if (!(rule instanceof CSSStyleRule && rule.selectorText.includes(":focus-visible"))) return null;
  return `${rule.selectorText.replaceAll(":focus-visible", SHOWN)} {${rule.style.cssText}}`;
}
