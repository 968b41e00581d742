const QUERY = /^\(prefers-reduced-motion:\s*reduce\)$/;

/**
 * Applies the app's own rules for readers who want no movement, as if the system said so: a copy of
 * them stands in force until the result is called.
 */
export function reduceMotion(): () => void {
  const style = document.createElement("style");
  const copy = () => {
    style.textContent = [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode !== style)
      .map((sheet) => rulesOf(readable(sheet)))
      .join("");
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

/** The rules that stand under the query, without it, in the layers that they stand in. */
function rulesOf(rules: Iterable<CSSRule>): string {
  return [...rules].map(ruleOf).join("");
}

function ruleOf(rule: CSSRule): string {
  if (rule instanceof CSSMediaRule && QUERY.test(rule.conditionText)) {
    return [...rule.cssRules].map(({ cssText }) => cssText).join("");
  }
  if (!(rule instanceof CSSLayerBlockRule)) return "";
  const inner = rulesOf(rule.cssRules);
  return inner === "" ? "" : `@layer ${rule.name} {${inner}}`;
}

/** A sheet of another origin does not let itself be read. */
function readable(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}
