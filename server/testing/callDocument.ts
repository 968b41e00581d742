import { type GraphQLField, type GraphQLSchema, getNamedType, isCompositeType } from "graphql";

/** A document that makes the call with a minimal selection. */
export function documentOf(of: GraphQLSchema, call: string): string {
  const query = of.getQueryType()?.getFields()[call];
  const field = query ?? of.getMutationType()?.getFields()[call];
  if (!field) throw new Error(`the contract has no ${call}`);
  const variables = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
  const args = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
  const inBrackets = (text: string) => (text === "" ? "" : `(${text})`);
  return `${query ? "query" : "mutation"} Call${inBrackets(variables)} {
    ${call}${inBrackets(args)} ${selectionOf(field)}
  }`;
}

const selectionOf = ({ type }: GraphQLField<unknown, unknown>) =>
  isCompositeType(getNamedType(type)) ? "{ __typename }" : "";
