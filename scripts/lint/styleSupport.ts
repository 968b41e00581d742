import type { CompatData, Identifier } from "@mdn/browser-compat-data";
import { parse, type ChildNode, type Node } from "postcss";
import values from "postcss-value-parser";
import { type OldestBrowser, lackedBy } from "./browserSupport.ts";

/** A feature in a stylesheet that one of the supported browsers lacks. */
export interface Lack {
  /** Such as `text-wrap: balance`, `@scope`, `:has`, `anchor()`. */
  feature: string;
  browsers: readonly string[];
  line: number;
}

interface Support {
  data: CompatData;
  oldest: readonly OldestBrowser[];
}

/** Units that the data lists under a group name. */
const UNIT_GROUPS: readonly [RegExp, string][] = [
  [/^cq/, "container_query_length_units"],
  [/^dv/, "viewport_percentage_units_dynamic"],
  [/^lv/, "viewport_percentage_units_large"],
  [/^sv/, "viewport_percentage_units_small"],
];

/**
 * What of a stylesheet the supported browsers lack. `@supports` blocks are skipped: they have a
 * fallback for browsers without the feature.
 */
export function styleLacks(css: string, { data, oldest }: Support): Lack[] {
  const lacks: Lack[] = [];
  const look = (node: Node, feature: string, entry: Identifier | undefined) => {
    const browsers = lackedBy(entry, oldest);
    const line = node.source?.start?.line ?? 0;
    if (browsers.length > 0) lacks.push({ feature, browsers, line });
  };
  const visit = (node: ChildNode) => {
    if (node.type === "atrule" && node.name === "supports") return;
    for (const [feature, entry] of usesOf(node, data)) look(node, feature, entry);
    if ("nodes" in node) node.nodes?.forEach(visit);
  };
  parse(css).nodes.forEach(visit);
  return lacks;
}

type Use = [feature: string, entry: Identifier | undefined];

function usesOf(node: ChildNode, { css }: CompatData): Use[] {
  if (node.type === "atrule") return [[`@${node.name}`, css["at-rules"]?.[node.name]]];
  if (node.type === "rule") {
    // Keyframe selectors, `from` and `50%`, aren't selectors.
    const isNested = node.parent?.type === "rule";
    const parts = [...node.selector.matchAll(/::?([a-z-]+)/g)];
    const uses = parts.map(([part, name = ""]): Use => [part, css.selectors?.[name]]);
    return isNested ? [...uses, ["nesting", css.selectors?.["nesting"]]] : uses;
  }
  if (node.type !== "decl") return [];
  const property = css.properties?.[node.prop];
  const uses: Use[] = [[node.prop, property]];
  values(node.value).walk(({ type, value }) => {
    if (type === "function") uses.push([`${value}()`, functionOf(css, property, value)]);
    if (type !== "word") return;
    const { unit } = values.unit(value) || {};
    if (unit) uses.push([unit, unitOf(css, unit)]);
    else uses.push([`${node.prop}: ${value}`, property?.[value]]);
  });
  return uses;
}

function unitOf({ types }: CompatData["css"], unit: string): Identifier | undefined {
  const name = UNIT_GROUPS.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
  return types?.["length"]?.[name];
}

/** A function may be a type, a kind of colour, or a value of one property. */
function functionOf(
  { types }: CompatData["css"],
  property: Identifier | undefined,
  name: string,
): Identifier | undefined {
  return types?.[name] ?? types?.["color"]?.[name] ?? property?.[name];
}
