/** What follows an element in a selector without being one. */
const PSEUDO_ELEMENT = /::[\w-]+(\([^)]*\))?|:(before|after)\b/g;

/** The part of `CSSRule` that is read here: of style rules, of groups (`@media`), and of others. */
export interface Rule {
  cssText: string;
  selectorText?: string;
  cssRules?: Iterable<Rule>;
}

/** The part of `CSSStyleSheet` that is read here. */
export interface Sheet {
  cssRules: Iterable<Rule>;
}

/** The page whose rules are asked for. */
interface Page {
  /** Whether a selector matches any element; may throw on what it doesn't understand. */
  matches: (selector: string) => boolean;
  /** What to call each class that an element has. */
  classes: ReadonlyMap<string, string>;
}

/**
 * All rules that style a page, as text. The order of sheets is not kept, as it is that in which they
 * were loaded, nor anything of sheets that style nothing in it, nor what the build calls a class or
 * an animation: with one more sheet, all have other names.
 */
export function matchingRules(sheets: Iterable<Sheet>, { matches, classes }: Page): string[] {
  return [...sheets]
    .map(({ cssRules }) => matching(cssRules, matches))
    .filter((rules) => rules !== "")
    .map((rules) => renamed(rules, classes))
    .sort();
}

/** A class that no element has has no name. */
function renamed(rules: string, classes: ReadonlyMap<string, string>): string {
  const animations = [...rules.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name);
  return rules.replaceAll(/(\.?)([A-Za-z_][\w-]*)/g, (word, dot: string, name: string) => {
    if (animations.includes(name)) return `animation-${animations.indexOf(name)}`;
    if (dot === "") return word;
    return `.${classes.get(name) ?? ""}`;
  });
}

type Matches = Page["matches"];

/** Empty where no rule matches. */
function matching(rules: Iterable<Rule>, matches: Matches): string {
  let hasMatch = false;
  const texts: string[] = [];
  for (const rule of rules) {
    const { selectorText, cssRules } = rule;
    // The browser writes a rule out each time that its text is read.
    if (selectorText !== undefined) {
      if (!matchesAny(selectorText, matches)) continue;
      texts.push(rule.cssText);
    } else if (cssRules === undefined || rule.cssText.startsWith("@keyframes")) {
      // It has an effect only through a rule that matches.
      texts.push(rule.cssText);
      continue;
    } else {
      const inner = matching(cssRules, matches);
      if (inner === "") continue;
      texts.push(`${rule.cssText.slice(0, rule.cssText.indexOf("{"))}{${inner}}`);
    }
    hasMatch = true;
  }
  return hasMatch ? texts.join("\n") : "";
}

function matchesAny(selector: string, matches: Matches): boolean {
  try {
    return matches(selector.replaceAll(PSEUDO_ELEMENT, ""));
  } catch {
    return true;
  }
}
