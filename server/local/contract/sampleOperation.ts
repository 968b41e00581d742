import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  print,
} from "graphql";

/** An operation to begin with: every argument a variable, and what one first wants to see of the answer. */
export interface SampleOperation {
  text: string;
  /** JSON with a value for each required variable. */
  variables: string;
}

/** Levels of objects that a sample selects. The pages of a list lie between them and do not count. */
const LEVELS = 2;

type Field = GraphQLField<unknown, unknown>;

/** A sample operation for a field of `Query` or `Mutation`. It is valid as it stands. */
export function sampleOperation(kind: "query" | "mutation", field: Field): SampleOperation {
  const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  const declared = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`);
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`);
  const call = `${field.name}${inParentheses(passed)}${selection(field.type, { levels: LEVELS })}`;
  const required = field.args.filter(isRequiredArgument);
  const values = required.map((argument) => [argument.name, placeholder(argument.type)] as const);
  return {
    text: `${print(parse(`${kind} ${name}${inParentheses(declared)} { ${call} }`))}\n`,
    variables: `${JSON.stringify(Object.fromEntries(values), null, 2)}\n`,
  };
}

const inParentheses = (parts: readonly string[]) =>
  parts.length === 0 ? "" : `(${parts.join(", ")})`;

/** The fields to select, in braces; nothing for a value without fields. */
function selection(type: GraphQLOutputType, { levels }: { levels: number }): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return "";
  const left = /(?:Connection|Edge)$/.test(named.name) ? levels : levels - 1;
  const fields = isObjectType(named) || isInterfaceType(named) ? named.getFields() : {};
  const selected = Object.values(fields).flatMap((field) => selectedField(field, { levels: left }));
  return ` { ${selected.length === 0 ? "__typename" : selected.join(" ")} }`;
}

function selectedField(field: Field, { levels }: { levels: number }): string[] {
  if (field.args.some(isRequiredArgument)) return [];
  if (!isCompositeType(getNamedType(field.type))) return [field.name];
  return levels === 0 ? [] : [`${field.name}${selection(field.type, { levels })}`];
}

/** A value of the type to be replaced: empty texts, zeros, the first value of an enumeration. */
function placeholder(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return placeholder(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, placeholder(field.type)]));
  }
  if (type.name === "Boolean") return false;
  return ["Int", "Float", "Euro"].includes(type.name) ? 0 : "";
}
