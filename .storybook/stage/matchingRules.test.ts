import { describe, expect, it } from "vitest";
import { matchingRules, type Rule } from "./matchingRules.ts";

describe("the rules that style a page", () => {
  const style = (selectorText: string, colour = "red"): Rule => ({
    selectorText,
    cssText: `${selectorText} { color: ${colour} }`,
  });
  const group = (condition: string, ...cssRules: Rule[]): Rule => ({
    cssText: `${condition} { ${cssRules.map(({ cssText }) => cssText).join(" ")} }`,
    cssRules,
  });
  const onPage = (selectors: readonly string[]) => (selector: string) => {
    if (/^\s*$|>\s*$/.test(selector)) throw new SyntaxError("not a selector");
    return selectors.includes(selector);
  };
  const rulesOf = (selectors: readonly string[], ...sheets: Rule[][]) =>
    matchingRules(
      sheets.map((cssRules) => ({ cssRules })),
      {
        matches: onPage(selectors),
        classes: new Map(selectors.map((name) => [name.slice(1), name.slice(1)])),
      },
    );

  it("are those whose selector matches an element", () => {
    const [rules = ""] = rulesOf([".a", ".c"], [style(".a"), style(".b"), style(".c")]);
    expect(rules).toContain(".a {");
    expect(rules).toContain(".c {");
    expect(rules).not.toContain(".b {");
  });

  it("change with what they say", () => {
    expect(rulesOf([".a"], [style(".a", "red")])).not.toEqual(
      rulesOf([".a"], [style(".a", "blue")]),
    );
  });

  it("change with their order within a sheet", () => {
    expect(rulesOf([".a", ".b"], [style(".a"), style(".b")])).not.toEqual(
      rulesOf([".a", ".b"], [style(".b"), style(".a")]),
    );
  });

  it("are the same in whatever order sheets were loaded, and with sheets that style nothing", () => {
    expect(rulesOf([".a", ".b"], [style(".a")], [style(".b")])).toEqual(
      rulesOf(
        [".a", ".b"],
        [style(".b")],
        [style(".c"), { cssText: "@font-face {}" }],
        [style(".a")],
      ),
    );
  });

  it("include those of pseudo-elements", () => {
    for (const pseudo of ["::before", ":after", "::part(name)"])
      expect(rulesOf([".a"], [style(`.a${pseudo}`)])).toHaveLength(1);
  });

  it("include those whose selector is not understood", () => {
    expect(rulesOf([], [style("::selection")], [style(".a > ::before")])).toHaveLength(2);
  });

  it("keep the conditions of a group, and leave out a group that styles nothing", () => {
    const narrow = group("@media (width < 30rem)", style(".a"), style(".b"));
    const wide = group("@media (width > 80rem)", style(".c"));
    expect(rulesOf([".a"], [narrow, wide])).toEqual(["@media (width < 30rem) {.a { color: red }}"]);
  });

  it("are the same whatever a build calls classes and animations", () => {
    const rulesNamed = (root: string, other: string, fade: string) =>
      matchingRules(
        [
          {
            cssRules: [
              {
                ...style(`.${root}, .${other}`),
                cssText: `.${root}, .${other} { animation: ${fade} }`,
              },
              { ...group(`@keyframes ${fade}`, style("from")), cssRules: [] },
            ],
          },
        ],
        { matches: () => true, classes: new Map([[root, "#0"]]) },
      );
    expect(rulesNamed("aA0", "aB1", "aA3")).toEqual(rulesNamed("aB0", "aC1", "aB3"));
    expect(rulesNamed("aA0", "aB1", "aA3")[0]).toContain(".#0, . { animation: animation-0 }");
  });

  it("bring the animations of their sheet", () => {
    const keyframes: Rule = { ...group("@keyframes fade", style("from")), cssRules: [] };
    expect(rulesOf([".a"], [style(".a"), keyframes])[0]).toContain("@keyframes animation-0");
    expect(rulesOf([], [style(".a"), keyframes])).toEqual([]);
  });
});
