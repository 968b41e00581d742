import {
  type ConstDirectiveNode,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  print,
} from "graphql";
import { type Html, html } from "../pages/html.ts";
import { prose } from "./prose.ts";
import { sampleOperation } from "./sampleOperation.ts";

/** Everything that the schema says: calls first, then types by name. Each has an address of its own. */
export function contractEntries(schema: GraphQLSchema): Html {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((type) => type != null);
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .filter((type) => !roots.some((root) => root === type))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const context = { schema };
  return html`${roots.map((type) => typeSection(type, context))}
  ${types.map((type) => typeSection(type, context))} ${directives(schema)}`;
}

interface Context {
  schema: GraphQLSchema;
}

function typeSection(type: GraphQLNamedType, context: Context): Html {
  return html`<section id="${type.name}" data-section>
    <h2>
      <a href="#${type.name}">${type.name}</a> <span class="kind">${kindOf(type, context)}</span>
    </h2>
    ${description(type.description)} ${relatives(type, context)}
    <ul class="entries">
      ${entriesOf(type, context)}
    </ul>
  </section>`;
}

function kindOf(type: GraphQLNamedType, { schema }: Context): string {
  if (type === schema.getQueryType()) return "what can be read";
  if (type === schema.getMutationType()) return "what can be done";
  if (isObjectType(type)) return "object";
  if (isInterfaceType(type)) return "interface";
  if (isEnumType(type)) return "enumeration";
  if (isInputObjectType(type)) return "input";
  return isAbstractType(type) ? "union" : "scalar";
}

/** Interfaces that the type has, or types that it may be. */
function relatives(type: GraphQLNamedType, { schema }: Context): Html | null {
  const above = isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : [];
  const below = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  if (above.length + below.length === 0) return null;
  const list = (label: string, types: readonly GraphQLNamedType[]) =>
    types.length === 0
      ? null
      : html`<p>${label} ${types.map(({ name }) => html`<a href="#${name}">${name}</a> `)}</p>`;
  return html`${list("Is a", above)} ${list("May be", below)}`;
}

function entriesOf(type: GraphQLNamedType, context: Context): Html[] {
  if (isEnumType(type)) return type.getValues().map((value) => enumEntry(type, value));
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => inputEntry(type, field));
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).map((field) => fieldEntry({ type, field, context }));
}

function enumEntry(type: GraphQLNamedType, value: GraphQLEnumValue): Html {
  const id = `${type.name}.${value.name}`;
  return html`<li id="${id}" data-entry>
    <code><a href="#${id}">${value.name}</a></code>
    ${description(value.description)}
  </li>`;
}

function inputEntry(type: GraphQLNamedType, field: GraphQLInputField): Html {
  const id = `${type.name}.${field.name}`;
  return html`<li id="${id}" data-entry>
    <code><a href="#${id}">${field.name}</a>: ${typeLink(field)}${defaultOf(field)}</code>
    ${description(field.description)}
  </li>`;
}

function fieldEntry(options: {
  type: GraphQLNamedType;
  field: GraphQLField<unknown, unknown>;
  context: Context;
}): Html {
  const { type, field, context } = options;
  const id = `${type.name}.${field.name}`;
  return html`<li id="${id}" data-entry>
    <code><a href="#${id}">${field.name}</a>: ${typeLink(field)}</code>
    ${tryButton(options)} ${description(field.description)}
    ${(field.astNode?.directives ?? []).map((node) => appliedDirective(node, context))}
    ${
      field.args.length === 0
        ? null
        : html`<ul class="arguments">
            ${field.args.map(argumentEntry)}
          </ul>`
    }
  </li>`;
}

function argumentEntry(argument: GraphQLArgument): Html {
  return html`<li>
    <code>${argument.name}: ${typeLink(argument)}${defaultOf(argument)}</code>
    ${description(argument.description)}
  </li>`;
}

function tryButton(options: {
  type: GraphQLNamedType;
  field: GraphQLField<unknown, unknown>;
  context: Context;
}): Html | null {
  const { type, field, context } = options;
  const isQuery = type === context.schema.getQueryType();
  if (!isQuery && type !== context.schema.getMutationType()) return null;
  const { text, variables } = sampleOperation(isQuery ? "query" : "mutation", field);
  return html`<button
    type="button"
    class="try"
    aria-label="Try ${field.name}"
    data-query="${text}"
    data-variables="${variables}"
  >
    Try
  </button>`;
}

/** A directive as it stands on a field, with what its values mean. */
function appliedDirective(node: ConstDirectiveNode, { schema }: Context): Html {
  const directive = schema.getDirective(node.name.value);
  const meanings = (node.arguments ?? []).map(({ name, value }) => {
    const argument = directive?.args.find((one) => one.name === name.value);
    if (value.kind === "BooleanValue") return value.value ? (argument?.description ?? null) : null;
    const type = argument && getNamedType(argument.type);
    if (!isEnumType(type) || value.kind !== "EnumValue") return null;
    return type.getValue(value.value)?.description ?? null;
  });
  return html`<p class="directive">
    <a href="#@${node.name.value}"><code>${print(node)}</code></a>
    ${meanings.filter((meaning) => meaning !== null).map((meaning) => html`${prose(meaning)} `)}
  </p>`;
}

function directives(schema: GraphQLSchema): Html[] {
  return schema
    .getDirectives()
    .filter((directive) => !isSpecifiedDirective(directive))
    .map(
      (directive) =>
        html`<section id="@${directive.name}" data-section>
          <h2>
            <a href="#@${directive.name}">@${directive.name}</a> <span class="kind">directive</span>
          </h2>
          ${description(directive.description)}
          <ul class="entries">
            ${directive.args.map(
              (argument) =>
                html`<li data-entry>
                  <code>${argument.name}: ${typeLink(argument)}${defaultOf(argument)}</code>
                  ${description(argument.description)}
                </li>`,
            )}
          </ul>
        </section>`,
    );
}

/** A type as it is written, its name leading to what it is. */
function typeLink({
  type,
}: {
  type: GraphQLField<unknown, unknown>["type"] | GraphQLArgument["type"];
}): Html {
  const { name } = getNamedType(type);
  const [before = "", after = ""] = String(type).split(name);
  const isKnown = !["ID", "String", "Int", "Float", "Boolean"].includes(name);
  return html`${before}${isKnown ? html`<a href="#${name}">${name}</a>` : name}${after}`;
}

function defaultOf({ astNode }: GraphQLArgument | GraphQLInputField): string {
  return astNode?.defaultValue ? ` = ${print(astNode.defaultValue)}` : "";
}

const description = (text: string | null | undefined): Html | null =>
  text ? html`<p>${prose(text)}</p>` : null;
