import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
} from "graphql";
import type { Call } from "../graphql/generated/access.ts";

/** About as much as a body may hold, with what is around the variables. */
const VARIABLES_BYTES = 250_000;

/** Variables that no well-meaning client sends. */
export interface HostileVariables {
  /** What is wrong with them. */
  name: string;
  /** As JSON: some of it is nested deeper than it could be serialised. */
  json: string;
}

type Path = readonly string[];

/** Values that are as large as a body may be, as JSON. */
const LARGE: readonly [name: string, json: string][] = [
  ["many empty objects", listOf("{}")],
  ["many nulls", listOf("null")],
  ["many numbers", listOf("0")],
  ["many texts", listOf('"ab"')],
  ["many lists", listOf("[]")],
  ["many objects of one long text", listOf(`{"url":"https://a.example/${"x".repeat(200)}"}`)],
  ["lists in lists", `${"[".repeat(VARIABLES_BYTES / 2)}${"]".repeat(VARIABLES_BYTES / 2)}`],
  ["objects in objects", nested('{"a":', "0", "}")],
  ["a long text", quoted("x".repeat(VARIABLES_BYTES))],
  ["a long text of spaces", quoted(" ".repeat(VARIABLES_BYTES))],
  ["a long text of accents", quoted("e\u0301".repeat(VARIABLES_BYTES / 3))],
  ["a long text that nobody sees", quoted("\u200d".repeat(VARIABLES_BYTES / 3))],
  ["a long address", quoted(`https://${"a.".repeat(VARIABLES_BYTES / 2 - 10)}`)],
  ["a long number", "9".repeat(VARIABLES_BYTES)],
  ["many unknown fields", `{${unknownFields(VARIABLES_BYTES)}}`],
];

/** For each place in the variables of a call, values that are large, deep or unknown there. */
export function hostileVariables(
  schema: GraphQLSchema,
  { call, args }: { call: Call; args: Record<string, unknown> },
): HostileVariables[] {
  const found: HostileVariables[] = [];
  const add = (name: string, path: Path, json: string) =>
    found.push({ name: `${name} at ${path.join(".")}`, json: withJson(args, path, json) });
  const visit = (type: GraphQLInputType, path: Path) => {
    for (const [name, json] of LARGE) add(name, path, json);
    const inner = getNullableType(type);
    if (isListType(inner)) {
      const entry = getNullableType(inner.ofType);
      if (isInputObjectType(entry)) {
        const entries = Object.keys(entry.getFields()).map((name) => `"${name}":"abcdef"`);
        add("many wrong entries", path, listOf(`{${entries.join(",")}}`));
        for (const field of Object.values(entry.getFields())) {
          if (!isListType(getNullableType(field.type))) continue;
          const inside = `{"${field.name}":${listOf("{}", VARIABLES_BYTES / 20)}}`;
          add("many entries in entries", path, listOf(inside));
        }
      }
      return;
    }
    if (!isInputObjectType(inner)) return;
    const given = valueAt(args, path);
    const known = JSON.stringify(given ?? {}).slice(1, -1);
    const fields = [known, unknownFields(VARIABLES_BYTES - 10_000)].filter((text) => text !== "");
    add("many unknown fields more", path, `{${fields.join(",")}}`);
    for (const field of Object.values(inner.getFields())) visit(field.type, [...path, field.name]);
  };
  const field =
    schema.getQueryType()?.getFields()[call] ?? schema.getMutationType()?.getFields()[call];
  for (const { name, type } of field?.args ?? []) visit(type, [name]);
  return found;
}

function listOf(json: string, bytes = VARIABLES_BYTES): string {
  const count = Math.max(1, Math.floor(bytes / (json.length + 1)));
  return `[${Array.from({ length: count }, () => json).join(",")}]`;
}

function nested(open: string, inside: string, close: string): string {
  const depth = Math.floor(VARIABLES_BYTES / (open.length + close.length));
  return open.repeat(depth) + inside + close.repeat(depth);
}

function quoted(text: string): string {
  return `"${text}"`;
}

function unknownFields(bytes: number): string {
  const names = Array.from({ length: Math.floor(bytes / 12) }, (_, at) => `"f${at}":0`);
  return names
    .join(",")
    .slice(0, bytes)
    .replace(/,[^,]*$/, "");
}

/** Placeholder for the JSON. */
const PLACE = "here-goes-what-is-hostile";

function withJson(args: Record<string, unknown>, path: Path, json: string): string {
  return JSON.stringify(replaced(args, path, PLACE)).replace(`"${PLACE}"`, () => json);
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const object = (value ?? {}) as Record<string, unknown>;
  return { ...object, [key]: replaced(object[key], rest, by) };
}
