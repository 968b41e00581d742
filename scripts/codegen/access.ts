import { type GraphQLField, type GraphQLSchema, getDirectiveValues } from "graphql";
import { inContractOrder } from "./inContractOrder.ts";

/**
 * A plugin of GraphQL Code Generator: the table of who may make which call, and which calls are
 * costly, from `@access` in the contract.
 * @throws when a field of `Query` or `Mutation` says nothing about it, or when both have one of
 * that name
 */
export function plugin(schema: GraphQLSchema): string {
  const directive = schema.getDirective("access");
  if (!directive) throw new Error("schema.graphql does not define @access.");
  const rowOf = (type: string) => (field: GraphQLField<unknown, unknown>) => {
    const values = field.astNode ? getDirectiveValues(directive, field.astNode) : undefined;
    if (!values) throw new Error(`${type}.${field.name} in schema.graphql lacks @access.`);
    return `  ${field.name}: { audience: "${String(values["for"])}", isCostly: ${String(values["costly"])} },`;
  };
  const queries = inContractOrder(Object.values(schema.getQueryType()?.getFields() ?? {}));
  const mutations = inContractOrder(Object.values(schema.getMutationType()?.getFields() ?? {}));
  const names = new Set(queries.map(({ name }) => name));
  const twin = mutations.find(({ name }) => names.has(name));
  if (twin) throw new Error(`schema.graphql has both a query and a mutation ${twin.name}.`);
  return [
    `import type { Audience } from "./resolvers.ts";`,
    "",
    "/** What the contract says of a call: who may make it, and whether its rate limit is the stricter one. */",
    "export interface CallAccess {",
    "  readonly audience: Audience;",
    "  readonly isCostly: boolean;",
    "}",
    "",
    "/** By the name of the query or mutation. */",
    "export const ACCESS = {",
    ...queries.map(rowOf("Query")),
    ...mutations.map(rowOf("Mutation")),
    "} as const satisfies Record<string, CallAccess>;",
    "",
    "/** A query or mutation of the contract. */",
    "export type Call = keyof typeof ACCESS;",
    "",
  ].join("\n");
}
