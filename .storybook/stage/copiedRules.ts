/** What a copy has in place of a rule; null leaves the rule out. */
type Change = (rule: CSSRule) => string | null;

/** The page's own rules as `change` makes them anew, in the layers that they stand in. */
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

/** A sheet of another origin does not let itself be read. */
function readable(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}
