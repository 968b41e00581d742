/** What replaces a rule in the copy; null drops the rule. */
type Change = (rule: CSSRule) => string | null;

/** The page's own rules, rewritten by `change`, in their original layers. */
export function copiedRules(sheets: Iterable<CSSStyleSheet>, change: Change): string {
  return [...sheets].map((sheet) => changed(readable(sheet), change)).join("");
}

function changed(rules: Iterable<CSSRule>, change: Change): string {
  return [...rules].map((rule) => change(rule) ?? changedLayer(rule, change)).join("");
}

function changedLayer(rule: CSSRule, change: Change): string {
  if (!(rule instanceof CSSLayerBlockRule)) return "";
  const inner = changed(rule.cssRules, change);
  return inner === "" ? "" : `@layer ${rule.name} {${inner}}`;
}

/** Cross-origin style sheets can't be read. */
function readable(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}
