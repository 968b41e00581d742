import { type GraphQLEnumType, type GraphQLSchema, getNamedType, isEnumType } from "graphql";
import { inContractOrder } from "./inContractOrder.ts";

/**
 * A plugin of GraphQL Code Generator: the contract's enumerations for rules, each as a list of its
 * values and a type. Those used only by a directive describe the contract itself, and are left out.
 */
export function plugin(schema: GraphQLSchema): string {
  const ofDirectives = new Set(
    schema.getDirectives().flatMap(({ args }) => args.map(({ type }) => getNamedType(type))),
  );
  const enums = Object.values(schema.getTypeMap())
    .filter((type) => isEnumType(type))
    .filter((type) => !type.name.startsWith("__") && !ofDirectives.has(type));
  return inContractOrder(enums).map(declarationOf).join("\n");
}

function declarationOf(type: GraphQLEnumType): string {
  const list = constantOf(type.name);
  const values = inContractOrder(type.getValues()).map(({ name }) => `"${name}"`);
  return [
    `/** ${(type.description ?? type.name).replaceAll("*/", "*\\/")} */`,
    `export const ${list} = [${values.join(", ")}] as const;`,
    `export type ${type.name} = (typeof ${list})[number];`,
    "",
  ].join("\n");
}

/** `DayOfWeek` → `DAYS_OF_WEEK`, `LinkPlatform` → `LINK_PLATFORMS`. */
function constantOf(name: string): string {
  const words = name.split(/(?=[A-Z])/).map((word) => word.toUpperCase());
  const of = words.indexOf("OF");
  const counted = of === -1 ? words.length - 1 : of - 1;
  return words.map((word, index) => (index === counted ? plural(word) : word)).join("_");
}

function plural(word: string): string {
  if (word.endsWith("S")) return `${word}ES`;
  return /[^AEIOU]Y$/.test(word) ? `${word.slice(0, -1)}IES` : `${word}S`;
}
