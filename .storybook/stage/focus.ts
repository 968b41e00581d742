import { copiedRules } from "./copiedRules.ts";

/** Of radio buttons only the chosen one can have the focus. */
const CONTROLS = "a, button, select, textarea, input:not([type=radio]), input[type=radio]:checked";
const SHOWN = `:is(:focus-visible, [data-in-focus] :is(${CONTROLS}))`;

/**
 * Makes the controls inside `[data-in-focus]` look focused by keyboard: a page has one focus, and a
 * docs page none. The app's own rules are copied, not redeclared.
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
